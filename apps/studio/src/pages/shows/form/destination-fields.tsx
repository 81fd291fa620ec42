import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fieldError } from '../../../api/error-words';
import { ErrorNotice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { Skeleton } from '../../../ui/skeleton';
import { SwitchField } from '../../../ui/switch-field';
import { words } from '../../../words';
import { ChannelChoices } from '../../account/connections/channel-choices';
import { channelsQuery } from '../../account/connections/connections-query';
import { channelsQuery as filedChannelsQuery } from '../../videos/new/use-options';
import styles from './form.module.css';
import type { ShowDraft } from './show-draft';

interface DestinationFieldsProps {
  draft: ShowDraft;
  change: (part: Partial<ShowDraft>) => void;
  error: unknown;
}

/** Where episodes go beside the page that each of them has. */
export function DestinationFields({ draft, change, error }: DestinationFieldsProps) {
  const text = words.shows.destinations;
  const known = useQuery(channelsQuery);
  const channels = known.data?.data ?? [];
  const choose = (chosen: string[]) => {
    // As the api itself would settle it: with channels a review decides, without them it waits.
    const turned = (chosen.length === 0) !== (draft.channels.length === 0);
    const usual = draft.policy === 'hold' || draft.policy === 'review';
    const policy = chosen.length === 0 ? ('hold' as const) : ('review' as const);
    change({ channels: chosen, ...(turned && usual ? { policy } : {}) });
  };
  return (
    <fieldset className={styles.goes}>
      <legend className={styles.legend}>{text.title}</legend>
      <p className={styles.soft}>{text.always}</p>
      <SwitchField
        label={text.download}
        hint={text.downloadHint}
        checked={draft.download}
        onChange={(download) => change({ download })}
      />
      {known.isPending && <Skeleton height={56} />}
      <ErrorNotice error={known.error} onRetry={() => void known.refetch()} />
      {(channels.length > 0 || draft.channels.length > 0) && (
        <ChannelChoices
          label={text.channels}
          channels={channels}
          chosen={draft.channels}
          onChange={choose}
          error={fieldError(error, 'destinations.scheduler.channelIds') ?? fieldError(error, 'channelIds')}
        />
      )}
      {known.isSuccess && channels.length === 0 && (
        <p className={styles.soft}>
          {text.noChannels} <Link to="/settings/connections">{text.connect}</Link>
        </p>
      )}
    </fieldset>
  );
}

interface ChannelFieldProps extends DestinationFieldsProps {
  /** Whether the show is new: then a channel can be made for it. */
  isNew: boolean;
}

/** The channel whose brand and defaults the episodes take. */
export function ChannelField({ draft, change, error, isNew }: ChannelFieldProps) {
  const text = words.shows.form;
  const known = useQuery(filedChannelsQuery);
  const channels = known.data?.data ?? [];
  return (
    <>
      <SelectField
        label={text.channel}
        hint={text.channelHint}
        choices={[
          ...(isNew ? [{ value: '', label: text.newChannel }] : []),
          ...channels.map(({ channelId, name }) => ({ value: channelId, label: name })),
        ]}
        value={draft.channelId}
        onChange={(channelId) => change({ channelId })}
        error={fieldError(error, 'channelId')}
      />
      <ErrorNotice error={known.error} onRetry={() => void known.refetch()} />
    </>
  );
}
