import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client';
import { notesPriceQuery, unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { titleOf } from '../../../videos/title-of';
import type { Video } from '../../../videos/video-query';
import { words } from '../../../words';
import { proofQuery } from '../video/video-queries';
import { type EditDraft, isSameDraft } from './edit-draft';
import { byKey, type Edited, freshOf } from './edited';
import { EditorDesk } from './editor-desk';
import { factsQuery, scriptQuery } from './editor-queries';
import { NotesBox } from './notes-box';
import type { VideoFact } from './scene-words';
import { type BrandChoice, type Telling, TellingSettings } from './telling-settings';
import { editsName } from './use-edits';
import { useExport } from './use-export';

/** `/videos/:videoId?tab=edit`: the one place where a video is changed, and plays while it is. */
export function Editor({ video, brands = [] }: { video: Video; brands?: readonly BrandChoice[] }) {
  const text = words.editor;
  // Outlives the version that it makes.
  const outlet = useExport(video);
  const planning = usePlanOf(video);
  const { data: notesPrice } = useQuery(notesPriceQuery);
  const script = useQuery(scriptQuery(video));
  const proof = useQuery(proofQuery(video));
  const facts = useQuery(factsQuery(video));
  const known = useMemo(() => byKey(facts.data?.facts), [facts.data]);
  const fresh = useMemo(
    () => script.data && proof.data && facts.data && freshOf(script.data.scenes, proof.data.figures, known),
    [script.data, proof.data, facts.data, known],
  );
  const retelling = useRetelling(video, fresh);
  const edited = useEdited(video);
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
      of={edited}
      fresh={fresh}
      facts={known}
      back={back}
      about={text.about}
      isBusy={outlet.now !== null || retelling.isPending}
      status={retelling.isPending ? text.plan.again : null}
      error={outlet.error ?? planning.error ?? retelling.error}
      onSave={outlet.save}
      actions={({ draft, isChanged, canMake, price }) => {
        const isMade = !isChanged && video.renderUrl !== null;
        const isBusy = outlet.now !== null;
        return (
          <>
            <Button
              busy={outlet.now === 'save'}
              disabled={!isChanged || !canMake || isBusy}
              onClick={() => outlet.save(draft)}
            >
              {price && price.edit > 0 ? text.saveFor(price.edit) : text.save}
            </Button>
            <Button
              look="marker"
              busy={outlet.now === 'render'}
              disabled={!canMake || isMade || isBusy}
              onClick={() => outlet.render(isChanged ? draft : null)}
            >
              {outlet.now !== 'render' && <Clapperboard aria-hidden="true" />}
              {isMade ? text.nothing : text.render(price && price.whole)}
            </Button>
          </>
        );
      }}
      settings={(draft, act) => (
        <TellingSettings
          now={toldAs(video, draft)}
          // What it is filed under locks its brand.
          brands={video.channelId === null && video.showId === null ? brands : []}
          isOff={retelling.isPending}
          languageHint={notesPrice && text.looks.languageAbout(notesPrice.credits)}
          onChange={({ language, ...looks }) =>
            language === undefined
              ? act({ kind: 'looks', looks })
              : retelling.mutate({ language, draft }, { onSuccess: (retold) => act({ kind: 'whole', draft: retold }) })
          }
        />
      )}
      reading={(fact) => (
        <Button size="small" busy={planning.isPending} onClick={() => planning.mutate(fact)}>
          {text.facts.correct}
        </Button>
      )}
      foot={(isChanged) => <NotesBox video={video} isOff={isChanged} />}
    />
  );
}

/** How a draft of a video is told. */
function toldAs({ language, pacing, music, brand }: Video, { looks }: EditDraft) {
  const now = { language, pacing, music, brand };
  const said: Telling = looks;
  return {
    language: said.language ?? now.language,
    pacing: said.pacing ?? now.pacing,
    music: said.music ?? now.music,
    brand: said.brand ?? now.brand,
  };
}

function useEdited(video: Video): Edited {
  const queries = useQueryClient();
  const { videoId, version, style, format, language, captions } = video;
  return {
    ...{ version, style, format, language, captions },
    name: editsName(videoId),
    title: titleOf(video),
    draft: async (body) => {
      const options = { params: { path: { id: videoId } }, body };
      const { editCredits, renderCredits, ...drafted } = await unwrap(api.POST('/v1/videos/{id}/draft', options));
      return { video: drafted, price: { edit: editCredits, whole: editCredits + renderCredits } };
    },
    factsIn: async (code) => (await queries.fetchQuery(factsQuery(video, code))).facts,
  };
}

/**
 * The draft in another language: the version as that language tells it, in the looks of the draft. Scenes that were edited
 * have new words, so what was done to them stays a step behind.
 */
function useRetelling(video: Video, fresh: EditDraft | undefined) {
  const queries = useQueryClient();
  const { say } = useToasts();
  const text = words.editor.plan;
  return useMutation({
    mutationFn: async ({ language, draft }: { language: string; draft: EditDraft }): Promise<EditDraft> => {
      // A voice speaks one language.
      const { voiceId: _voice, language: _before, ...looks } = draft.looks;
      if (fresh && language === video.language) return { ...fresh, looks };
      const options = { params: { path: { id: video.videoId } }, body: { ...looks, language } };
      const [{ script, figures }, { facts }] = await Promise.all([
        unwrap(api.POST('/v1/videos/{id}/draft', options)),
        queries.fetchQuery(factsQuery(video, language)),
      ]);
      return { ...freshOf(script?.scenes ?? [], figures, byKey(facts)), looks: { ...looks, language } };
    },
    onSuccess: (_, { draft: { scenes, looks } }) => {
      const isEdited = looks.language === undefined && fresh && !isSameDraft({ scenes, looks: {} }, fresh);
      if (isEdited) say(text.apart);
    },
  });
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
