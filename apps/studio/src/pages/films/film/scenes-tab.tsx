import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Film, isBeingMade } from '../../../films/film-query';
import { NotesBox } from './notes-box';
import type { Playback } from './playback';
import { proofQuery } from './film-queries';
import { SceneRow } from './scene-row';
import { sceneStarts, stillsQuery } from './scene-stills';
import { ScriptEditor, useScriptEdits } from './script-editor';
import styles from './scenes.module.css';

/** The film scene by scene, and the two ways to change it: by notes, and by hand. */
export function ScenesTab({ film, playback }: { film: Film; playback: Playback }) {
  const { data: stills } = useQuery(stillsQuery(film));
  const { data: proof } = useQuery(proofQuery(film));
  // Edits that are not saved open the editor again, wherever one has been meanwhile.
  const [edits] = useScriptEdits(film);
  const [byHand, setByHand] = useState(edits !== null);
  const starts = sceneStarts(film);
  const idle = !isBeingMade(film);
  if (byHand && idle) return <ScriptEditor film={film} onClose={() => setByHand(false)} />;
  return (
    <div className={styles.scenes}>
      {idle && <NotesBox film={film} onByHand={() => setByHand(true)} />}
      <ol className={styles.list}>
        {film.scenes.map((scene, index) => (
          <SceneRow
            key={scene.n}
            film={film}
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
