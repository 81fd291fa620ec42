import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { ChannelField, DestinationFields } from '../form/destination-fields';
import { DetailFields } from '../form/detail-fields';
import form from '../form/form.module.css';
import { PolicyField } from '../form/policy-field';
import { orderOf, type ShowDraft } from '../form/show-draft';
import { placeOf } from '../run-time';
import { cadenceWords } from '../show-words';
import { StylePreview } from '../style-preview';
import { MonthPrice } from './month-price';
import styles from './new-show.module.css';

interface StartStepProps {
  source: Schemas['SuggestedSource'];
  draft: ShowDraft;
  change: (part: Partial<ShowDraft>) => void;
  onBack: () => void;
}

/** The last step: the show as it will run, what it costs, and its start. */
export function StartStep({ source, draft, change, onBack }: StartStepProps) {
  const { new: text, show: about } = words.shows;
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { say } = useToasts();
  const start = useOnce({
    mutationFn: (body: Schemas['StartAutopilot'], header) =>
      unwrap(api.POST('/v1/autopilot/start', { params: { header }, body })),
    onSuccess: ({ seriesId }) => {
      say(text.started, text.startedAbout);
      for (const key of ['shows', 'videos', 'account']) void queries.invalidateQueries({ queryKey: [key] });
      void navigate(`/shows/${seriesId}`, { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.start(orderOf(draft, { sourceId: source.sourceId }));
  };
  return (
    <form className={styles.start} onSubmit={submit} noValidate>
      <div className={styles.picture}>{draft.style !== '' && <StylePreview style={draft.style} />}</div>
      <div className={form.fields}>
        <div className={styles.lead}>
          <div>
            <h2 dir="auto">{draft.title}</h2>
            <p dir="auto">{draft.premise}</p>
            <p className={styles.soft}>
              {about.inPlace(cadenceWords(draft.cadence), placeOf(draft.tz))} · {about.seconds(draft.targetSeconds)}
            </p>
          </div>
        </div>
        <div className={styles.ways}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? text.changeDone : text.change}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {text.otherIdea}
          </Button>
        </div>
        {isOpen && (
          <Panel>
            <div className={form.fields}>
              <DetailFields draft={draft} change={change} error={start.error} path="show." styleMayBeOpen />
            </div>
          </Panel>
        )}
        <ChannelField draft={draft} change={change} error={start.error} isNew />
        <PolicyField value={draft.policy} onChange={(policy) => change({ policy })} />
        <DestinationFields draft={draft} change={change} error={start.error} />
        <MonthPrice draft={draft} />
        <ErrorNotice error={start.error} />
        <div className={styles.ways}>
          <Button
            type="submit"
            look="marker"
            size="large"
            busy={start.isPending || start.isSuccess}
            disabled={draft.title.trim() === ''}
          >
            {text.startVerb}
          </Button>
          <p className={styles.soft}>{text.confirmAbout}</p>
        </div>
      </div>
    </form>
  );
}
