import { words } from '../../../words';
import { type EventName, EVENTS } from './webhooks-query';
import styles from './webhooks.module.css';

interface EventChoicesProps {
  events: readonly EventName[];
  onChange: (events: readonly EventName[]) => void;
}

/** Which events an address hears; at least one. */
export function EventChoices({ events, onChange }: EventChoicesProps) {
  const text = words.account.webhooks;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{text.events}</legend>
      {EVENTS.map((event) => (
        <label key={event} className={styles.choice}>
          <input
            type="checkbox"
            checked={events.includes(event)}
            onChange={({ target }) =>
              onChange(EVENTS.filter((each) => (each === event ? target.checked : events.includes(each))))
            }
          />
          <span>
            {text.names[event]} <code>{event}</code>
          </span>
        </label>
      ))}
      <p className={styles.fault} aria-live="polite">
        {events.length === 0 && text.eventsMissing}
      </p>
    </fieldset>
  );
}
