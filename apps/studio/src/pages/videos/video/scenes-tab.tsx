import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Video, isBeingMade } from '../../../videos/video-query';
import { NotesBox } from './notes-box';
import type { Playback } from './playback';
import { proofQuery } from './video-queries';
import { SceneRow } from './scene-row';
import { sceneStarts, stillsQuery } from './scene-stills';
import { ScriptEditor, useScriptEdits } from './script-editor';
import styles from './scenes.module.css';

/** The video scene by scene, and the two ways to change it: by notes, and by hand. */
export function ScenesTab({ video, playback }: { video: Video; playback: Playback }) {
  const { data: stills } = useQuery(stillsQuery(video));
  const { data: proof } = useQuery(proofQuery(video));
  // Edits that are not saved open the editor again, wherever one has been meanwhile.
  const [edits] = useScriptEdits(video);
  const [byHand, setByHand] = useState(edits !== null);
  const starts = sceneStarts(video);
  const idle = !isBeingMade(video);
  if (byHand && idle) return <ScriptEditor video={video} onClose={() => setByHand(false)} />;
  return (
    <div className={styles.scenes}>
      {idle && <NotesBox video={video} onByHand={() => setByHand(true)} />}
      <ol className={styles.list}>
        {video.scenes.map((scene, index) => (
          <SceneRow
            key={scene.n}
            video={video}
            scene={scene}
            fromMs={starts[index] ?? 0}
            still={stills?.[index]}
            figures={proof?.figures ?? []}
            playback={playback}
          />
        ))}
      </ol>
    </div>
  );
}
