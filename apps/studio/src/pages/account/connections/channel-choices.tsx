import { CheckGroup } from '../../../ui/check-group';
import { words } from '../../../words';
import type { ConnectedChannel } from './connections-query';

interface ChannelChoicesProps {
  label: string;
  channels: readonly ConnectedChannel[];
  /** Ids; those that no scheduler has any more are shown too, so that they can be taken away. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | null;
}

/** Which channels of the connected schedulers videos go out on, by their names. */
export function ChannelChoices({ label, channels, chosen, onChange, error }: ChannelChoicesProps) {
  const text = words.account.connections;
  const known = channels.map(({ channelId, name, service, isReady }) => ({
    value: channelId,
    label: channelName({ name, service }),
    note: isReady ? undefined : text.channelNotReady,
    disabled: !isReady,
  }));
  const gone = chosen.filter((id) => !channels.some(({ channelId }) => channelId === id));
  const unknown = gone.map((value) => ({ value, label: <code>{value}</code>, note: text.channelGone }));
  return (
    <CheckGroup label={label} choices={[...known, ...unknown]} chosen={chosen} onChange={onChange} error={error} />
  );
}

/** A channel as people know it: "Harbour News on X". */
export function channelName({ name, service }: Pick<ConnectedChannel, 'name' | 'service'>): string {
  const networks: Record<string, string> = words.videoParts.networks;
  return words.account.connections.channel(name, networks[service] ?? service);
}
