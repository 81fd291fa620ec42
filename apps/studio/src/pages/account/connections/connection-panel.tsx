import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import type { Connection, ConnectionKind } from './connections-query';
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
        <div className={settings.row}>
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
