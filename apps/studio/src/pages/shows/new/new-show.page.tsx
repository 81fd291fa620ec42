import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Page } from '../../../ui/page';
import { words } from '../../../words';
import { viewerZone } from '../run-time';
import { draftFrom, type ShowDraft } from '../form/show-draft';
import { IdeaStep } from './idea-step';
import { SourceStep } from './source-step';
import { StartStep } from './start-step';
import { Steps } from './steps';

type Step = keyof typeof words.shows.new.steps;

/** `/shows/new?step=`: a source, one of three ideas, and it runs. The browser's way back goes from step to step. */
export function NewShowPage() {
  const text = words.shows.new;
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<ShowDraft | null>(null);
  const suggest = useMutation({
    mutationFn: (body: Schemas['Suggest']) => unwrap(api.POST('/v1/autopilot/suggest', { body })),
    onSuccess: () => {
      go('idea');
      // A page that only a browser can read costs credits.
      void queries.invalidateQueries({ queryKey: ['account'] });
    },
  });
  const go = (step: Step) => setSearch(step === 'source' ? {} : { step });
  const suggested = suggest.data;
  const asked = search.get('step');
  const step: Step = suggested && draft && asked === 'start' ? 'start' : suggested && asked ? 'idea' : 'source';
  return (
    <Page title={text.title} about={text.about} back={{ to: '/shows', label: words.shows.title }}>
      <Steps step={step} />
      {step === 'source' && <SourceStep suggest={suggest} />}
      {step === 'idea' && suggested && (
        <IdeaStep
          suggested={suggested}
          onChoose={(show) => {
            setDraft(draftFrom(show, viewerZone()));
            go('start');
          }}
          onBack={() => go('source')}
        />
      )}
      {step === 'start' && suggested && draft && (
        <StartStep
          source={suggested.source}
          draft={draft}
          change={(part) => setDraft({ ...draft, ...part })}
          onBack={() => go('idea')}
        />
      )}
    </Page>
  );
}
