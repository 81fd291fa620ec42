import { useMutation, useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { titleOf } from '../../../videos/title-of';
import type { Video } from '../../../videos/video-query';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { proofQuery } from '../video/video-queries';
import { byKey, type Edited, freshOf } from './edited';
import { EditorDesk } from './editor-desk';
import { factsQuery, scriptQuery } from './editor-queries';
import { NotesBox } from './notes-box';
import type { VideoFact } from './scene-words';
import { editsName } from './use-edits';
import { useExport } from './use-export';

/** `/videos/:videoId?tab=edit`: the one place where a video is changed, and plays while it is. */
export function Editor({ video }: { video: Video }) {
  const text = words.editor;
  // Outlives the version that it makes.
  const outlet = useExport(video);
  const planning = usePlanOf(video);
  const script = useQuery(scriptQuery(video));
  const proof = useQuery(proofQuery(video));
  const facts = useQuery(factsQuery(video));
  const known = useMemo(() => byKey(facts.data?.facts), [facts.data]);
  const fresh = useMemo(
    () => script.data && proof.data && facts.data && freshOf(script.data.scenes, proof.data.figures, known),
    [script.data, proof.data, facts.data, known],
  );
  const asked = [script, proof, facts];
  const fault = asked.find(({ error }) => error)?.error;
  const back = { to: '.', label: text.back };
  if (!fresh) {
    return (
      <Page title={text.title(titleOf(video))} back={back} width="wide">
        {fault ? (
          <ErrorNotice error={fault} onRetry={() => asked.forEach((one) => one.error && void one.refetch())} />
        ) : (
          <Skeleton height="60vh" />
        )}
      </Page>
    );
  }
  return (
    <EditorDesk
      key={video.version}
      of={editedOf(video)}
      fresh={fresh}
      facts={known}
      back={back}
      about={text.about}
      isBusy={outlet.now !== null}
      error={outlet.error ?? planning.error}
      onSave={outlet.save}
      actions={({ draft, isChanged, canMake, credits }) => {
        const isMade = !isChanged && video.renderUrl !== null;
        const isBusy = outlet.now !== null;
        return (
          <>
            <Button
              busy={outlet.now === 'save'}
              disabled={!isChanged || !canMake || isBusy}
              onClick={() => outlet.save(draft)}
            >
              {text.save}
            </Button>
            <Button
              look="marker"
              busy={outlet.now === 'render'}
              disabled={!canMake || isMade || isBusy}
              onClick={() => outlet.render(isChanged ? draft : null)}
            >
              {outlet.now !== 'render' && <Clapperboard aria-hidden="true" />}
              {isMade ? text.nothing : text.render(credits)}
            </Button>
          </>
        );
      }}
      settings={
        <p>
          {text.looks.language}: {told.language(video.language)}. {text.looks.languageAbout}
        </p>
      }
      reading={(fact) => (
        <Button size="small" busy={planning.isPending} onClick={() => planning.mutate(fact)}>
          {text.facts.correct}
        </Button>
      )}
      foot={(isChanged) => <NotesBox video={video} isOff={isChanged} />}
    />
  );
}

function editedOf(video: Video): Edited {
  const { videoId, version, style, format, language, captions } = video;
  return {
    ...{ version, style, format, language, captions },
    name: editsName(videoId),
    title: titleOf(video),
    draft: async (body) => {
      const options = { params: { path: { id: videoId } }, body };
      const { renderCredits, ...drafted } = await unwrap(api.POST('/v1/videos/{id}/draft', options));
      return { video: drafted, credits: renderCredits };
    },
  };
}

/** A reading is corrected where the video can still be planned: in a plan of the same source, opened at the fact. */
function usePlanOf({ sourcePackId, style, format, language, captions }: Video) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ key }: VideoFact) => {
      const looks = { ...(style === null ? {} : { style }), format, language, captions };
      const { planId } = await unwrap(api.POST('/v1/plans', { body: { sourcePackId, ...looks } }));
      return `/plans/${planId}?fact=${encodeURIComponent(key)}`;
    },
    onSuccess: (path) => navigate(path),
  });
}
