import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import type { Film } from '../../../films/film-query';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';
import { TextArea } from '../../../ui/text-field';
import { words } from '../../../words';
import { PublishResults } from './publish-results';
import styles from './publish.module.css';

/** A connected service that posts films. */
export type SchedulerKind = 'postiz' | 'buffer';

const NETWORKS = words.film.publish.networks;
type Network = keyof typeof NETWORKS;
const NAMES = Object.keys(NETWORKS) as Network[];

/** What is posted, where, and whether at once. */
export function PublishForm({ film, schedulers }: { film: Film; schedulers: readonly SchedulerKind[] }) {
  const text = words.film.publish;
  const [scheduler, setScheduler] = useState(schedulers[0] ?? 'postiz');
  const [caption, setCaption] = useState(film.caption);
  const [captions, setCaptions] = useState<Partial<Record<Network, string>>>({});
  const [autopost, setAutopost] = useState(false);
  const [story, setStory] = useState(false);
  const publish = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/v1/tools/publish', {
          body: {
            videoId: film.videoId,
            destination: scheduler,
            caption,
            captions,
            autopost,
            socialStory: autopost && story,
          },
        }),
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    publish.mutate();
  };
  const failed = publish.data?.results.some(({ status }) => status !== 'posted' && status !== 'draft');
  const verb = failed ? text.again : autopost ? text.post : text.drafts;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {schedulers.length > 1 && (
        <SelectField
          label={text.to}
          choices={schedulers.map((value) => ({ value, label: text.names[value] }))}
          value={scheduler}
          onChange={(value) => setScheduler(value as SchedulerKind)}
        />
      )}
      <TextArea
        label={text.caption}
        name="caption"
        dir="auto"
        rows={4}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
        error={fieldError(publish.error, 'caption')}
      />
      <OwnTexts texts={captions} onChange={setCaptions} start={caption} error={publish.error} />
      <SwitchField label={text.autopost} hint={text.autopostHint} checked={autopost} onChange={setAutopost} />
      {autopost && <SwitchField label={text.story} hint={text.storyHint} checked={story} onChange={setStory} />}
      <ErrorNotice error={publish.error} />
      {publish.data && <PublishResults results={publish.data.results} />}
      <div className={styles.foot}>
        <Button type="submit" look="main" busy={publish.isPending}>
          {verb}
        </Button>
      </div>
    </form>
  );
}

interface OwnTextsProps {
  texts: Partial<Record<Network, string>>;
  onChange: (texts: Partial<Record<Network, string>>) => void;
  /** What a text of its own begins as. */
  start: string;
  error: unknown;
}

/** A text for one network in place of that for all. */
function OwnTexts({ texts, onChange, start, error }: OwnTextsProps) {
  const text = words.film.publish;
  const own = NAMES.filter((name) => texts[name] !== undefined);
  const free = NAMES.filter((name) => texts[name] === undefined);
  return (
    <>
      {own.map((name) => (
        <TextArea
          key={name}
          label={text.ownText(NETWORKS[name])}
          name={`captions.${name}`}
          dir="auto"
          rows={3}
          value={texts[name] ?? ''}
          onChange={({ target }) => onChange({ ...texts, [name]: target.value })}
          error={fieldError(error, `captions.${name}`)}
        />
      ))}
      <SelectField
        label={text.own}
        hint={text.ownHint}
        choices={[{ value: '', label: text.ownNone }, ...free.map((value) => ({ value, label: NETWORKS[value] }))]}
        value=""
        onChange={(name) => name !== '' && onChange({ ...texts, [name]: start })}
      />
    </>
  );
}
