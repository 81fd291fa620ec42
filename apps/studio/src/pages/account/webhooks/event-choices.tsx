import { CheckGroup } from '../../../ui/check-group';
import { words } from '../../../words';
import { type EventName, EVENTS } from './webhooks-query';

interface EventChoicesProps {
  events: readonly EventName[];
  onChange: (events: readonly EventName[]) => void;
}

/** Which events an address hears; at least one. */
export function EventChoices({ events, onChange }: EventChoicesProps) {
  const text = words.account.webhooks;
  const choices = EVENTS.map((value) => ({
    value,
    label: (
      <>
        {text.names[value]} <code>{value}</code>
      </>
    ),
  }));
  return (
    <CheckGroup
      label={text.events}
      choices={choices}
      chosen={events}
      onChange={onChange}
      error={events.length === 0 ? text.eventsMissing : null}
    />
  );
}
