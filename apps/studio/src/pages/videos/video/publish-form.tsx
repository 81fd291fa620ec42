import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Schemas } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { Skeleton } from '../../../ui/skeleton';
import { SwitchField } from '../../../ui/switch-field';
import { TextArea } from '../../../ui/text-field';
import { words } from '../../../words';
import { ChannelChoices } from '../../account/connections/channel-choices';
import { channelsQuery, type SchedulerKind } from '../../account/connections/connections-query';
import { PublishResults } from './publish-results';
import styles from './publish.module.css';

const NETWORKS = words.videoParts.networks;
type Network = keyof typeof NETWORKS;
const NAMES = Object.keys(NETWORKS) as Network[];

/** What is posted, where, and whether at once. */
export function PublishForm({ video, schedulers }: { video: Video; schedulers: readonly SchedulerKind[] }) {
  const text = words.video.publish;
  const [scheduler, setScheduler] = useState(schedulers[0] ?? 'postiz');
  const [picked, setPicked] = useState<string[] | null>(null);
  const [caption, setCaption] = useState(video.caption);
  const [captions, setCaptions] = useState<Partial<Record<Network, string>>>({});
  const [autopost, setAutopost] = useState(false);
  const [story, setStory] = useState(false);
  const all = useQuery(channelsQuery);
  const channels = all.data?.data.filter((channel) => channel.scheduler === scheduler) ?? [];
  const channelIds = picked ?? channels.flatMap(({ channelId, isReady }) => (isReady ? channelId : []));
  const publish = useOnce({
    mutationFn: (body: Schemas['PublishInput'], header) =>
      unwrap(api.POST('/v1/tools/publish', { params: { header }, body })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { videoId } = video;
    const socialStory = autopost && story;
    publish.start({ videoId, destination: scheduler, channelIds, caption, captions, autopost, socialStory });
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
          onChange={(value) => {
            setScheduler(value as SchedulerKind);
            setPicked(null);
          }}
        />
      )}
      {all.isPending && <Skeleton height={72} />}
      <ErrorNotice error={all.error} onRetry={() => void all.refetch()} />
      {all.isSuccess && channels.length === 0 && <Notice kind="warn">{text.noChannels}</Notice>}
      {channels.length > 0 && (
        <ChannelChoices
          label={text.channels}
          channels={channels}
          chosen={channelIds}
          onChange={setPicked}
          error={channelIds.length === 0 ? text.channelsMissing : fieldError(publish.error, 'channelIds')}
        />
      )}
      <TextArea
        label={text.caption}
        name="caption"
        dir="auto"
        rows={4}
        value={caption}
        onValueChange={setCaption}
        error={fieldError(publish.error, 'caption')}
      />
      <OwnTexts texts={captions} onChange={setCaptions} start={caption} error={publish.error} />
      <SwitchField label={text.autopost} hint={text.autopostHint} checked={autopost} onChange={setAutopost} />
      {autopost && <SwitchField label={text.story} hint={text.storyHint} checked={story} onChange={setStory} />}
      <ErrorNotice error={publish.error} />
      {publish.data && <PublishResults results={publish.data.results} />}
      <div className={styles.foot}>
        <Button type="submit" look="main" busy={publish.isPending} disabled={channelIds.length === 0}>
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
  const text = words.video.publish;
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
          onValueChange={(value) => onChange({ ...texts, [name]: value })}
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
