import { useMutation } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import { channelName } from './channel-choices';
import { type Connection, type ConnectionKind, isScheduler } from './connections-query';
import styles from './connections.module.css';

interface ConnectionPanelProps {
  kind: ConnectionKind;
  connection: Connection | undefined;
  onConnect: () => void;
  onRemove: (connection: Connection) => void;
}

/** One service: what it is used for, and whether its key is here. */
export function ConnectionPanel({ kind, connection, onConnect, onRemove }: ConnectionPanelProps) {
  const text = words.account.connections;
  const { name, use } = text.kinds[kind];
  const test = useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/v1/account/connections/{id}/test', { params: { path: { id } } })),
  });
  return (
    <Panel title={name} actions={connection && <Badge kind="good">{text.connected}</Badge>}>
      <div className={styles.body}>
        <p className={settings.soft}>{use}</p>
        <div>
          {connection && (
            <>
              <p>
                {text.ends(connection.hint)}, {text.since(told.when(connection.updatedAt))}
              </p>
              {connection.baseUrl && <p className={settings.note}>{connection.baseUrl}</p>}
            </>
          )}
        </div>
        <div aria-live="polite">
          <ErrorNotice error={test.error} />
          {test.data && <Trial kind={kind} trial={test.data} />}
        </div>
        <div className={settings.row}>
          {connection && (
            <Button
              aria-label={text.testLabel(name)}
              busy={test.isPending}
              onClick={() => test.mutate(connection.connectionId)}
            >
              {text.test}
            </Button>
          )}
          <Button onClick={onConnect} aria-label={connection ? undefined : text.connectTitle(name)}>
            {connection ? text.replace : text.connect}
          </Button>
          {connection && (
            <Button look="danger" onClick={() => onRemove(connection)}>
              {text.remove}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** What the service said to its key, and which channels it opens. */
function Trial({ kind, trial }: { kind: ConnectionKind; trial: Schemas['ConnectionTest'] }) {
  const text = words.account.connections;
  const { works, reason, channels } = trial;
  if (!works)
    return (
      <Notice kind="bad" title={text.refused}>
        {reason}
      </Notice>
    );
  return (
    <Notice kind="good" title={text.works}>
      {isScheduler(kind) && channels.length === 0 && text.noChannels}
      {channels.length > 0 && (
        <ul>
          {channels.map((channel) => (
            <li key={channel.channelId}>
              {channelName(channel)}
              {!channel.isReady && `. ${text.channelNotReady}`}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
