import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import type { Video } from '../../../videos/video-query';
import { titleOf } from '../../../videos/title-of';
import { words } from '../../../words';
import { proofQuery } from '../video/video-queries';
import { draftOf } from './edit-draft';
import { EditorDesk } from './editor-desk';
import { factsQuery, scriptQuery } from './editor-queries';
import { withFacts } from './scene-words';
import { useExport } from './use-export';

/** `/videos/:videoId?tab=edit`: the one place where a video is changed, and plays while it is. */
export function Editor({ video }: { video: Video }) {
  const text = words.editor;
  // Outlives the version that it makes.
  const outlet = useExport(video);
  const script = useQuery(scriptQuery(video));
  const proof = useQuery(proofQuery(video));
  const facts = useQuery(factsQuery(video));
  const known = useMemo(() => new Map((facts.data?.facts ?? []).map((fact) => [fact.key, fact])), [facts.data]);
  const fresh = useMemo(() => {
    if (!script.data || !proof.data || !facts.data) return null;
    const figures = proof.data.figures.filter(({ where }) => where === 'caption');
    const scenes = script.data.scenes.map((scene, index) => {
      const own = figures.filter(({ scene: of }) => of === index + 1);
      return scene.text === undefined ? scene : { ...scene, text: withFacts(scene.text, own, known) };
    });
    return draftOf(scenes);
  }, [script.data, proof.data, facts.data, known]);
  const asked = [script, proof, facts];
  const fault = asked.find(({ error }) => error)?.error;
  if (fresh) return <EditorDesk key={video.version} video={video} fresh={fresh} facts={known} outlet={outlet} />;
  return (
    <Page title={text.title(titleOf(video))} back={{ to: '.', label: text.back }} width="wide">
      {fault ? (
        <ErrorNotice error={fault} onRetry={() => asked.forEach((one) => one.error && void one.refetch())} />
      ) : (
        <Skeleton height="60vh" />
      )}
    </Page>
  );
}
