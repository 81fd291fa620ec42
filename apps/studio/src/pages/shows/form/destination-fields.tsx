import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fieldError } from '../../../api/error-words';
import { SwitchField } from '../../../ui/switch-field';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { connectionsQuery } from '../../account/connections/connections-query';
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
  const { data: connections } = useQuery(connectionsQuery);
  const scheduler = connections?.data.map(({ kind }) => kind).find((kind) => kind === 'postiz' || kind === 'buffer');
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
      {scheduler || draft.channels !== '' ? (
        <TextField
          label={text.channels}
          hint={text.channelsHint(text.names[scheduler ?? 'postiz'])}
          name="channels"
          optional
          value={draft.channels}
          onValueChange={(channels) => {
            // As the api itself would settle it: with channels a review decides, without them it waits.
            const turned = (channels.trim() === '') !== (draft.channels.trim() === '');
            const usual = draft.policy === 'hold' || draft.policy === 'review';
            const policy = channels.trim() === '' ? ('hold' as const) : ('review' as const);
            change({ channels, ...(turned && usual ? { policy } : {}) });
          }}
          error={fieldError(error, 'destinations.scheduler.channelIds') ?? fieldError(error, 'channelIds')}
        />
      ) : (
        connections && (
          <p className={styles.soft}>
            {text.noScheduler} <Link to="/settings/connections">{text.connect}</Link>
          </p>
        )
      )}
    </fieldset>
  );
}
