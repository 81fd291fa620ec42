import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { type Cadence, type CadenceDays, NINE, readCadence, WEEKDAYS, writeCadence } from '../cadence';
import { placeOf } from '../run-time';
import { cadenceWords } from '../show-words';
import styles from './form.module.css';

interface CadenceFieldProps {
  /** As the api writes it. */
  value: string;
  onChange: (cadence: string) => void;
  tz: string;
  error?: string | null;
}

const DAYS: readonly CadenceDays[] = ['daily', 'weekdays', ...WEEKDAYS];
const EVERY = 'every';
const USUAL_MINUTES = 360;

/** How often a show runs, and at what time of its clock. */
export function CadenceField({ value, onChange, tz, error }: CadenceFieldProps) {
  const text = words.shows.cadence;
  const cadence: Cadence = readCadence(value) ?? { kind: 'days', days: 'daily', time: NINE };
  const write = (next: Cadence) => onChange(writeCadence(next));
  const choose = (chosen: string) => {
    const days = DAYS.find((one) => one === chosen);
    if (days) write({ kind: 'days', days, time: cadence.kind === 'days' ? cadence.time : NINE });
    else if (chosen === EVERY) write({ kind: 'every', minutes: USUAL_MINUTES });
    else write({ kind: 'hourly' });
  };
  const intervals = Object.keys(text.intervals).map(Number);
  // A cadence that was set elsewhere may be none of those offered here.
  const offered =
    cadence.kind === 'every' && !intervals.includes(cadence.minutes) ? [...intervals, cadence.minutes] : intervals;
  return (
    <div className={styles.pair}>
      <SelectField
        label={text.label}
        choices={[
          ...DAYS.map((days) => ({ value: days, label: text.days[days] })),
          { value: 'hourly', label: text.hourly },
          { value: EVERY, label: text.every },
        ]}
        value={cadence.kind === 'days' ? cadence.days : cadence.kind}
        onChange={choose}
        error={error}
      />
      {cadence.kind === 'days' && (
        <TextField
          label={text.time}
          hint={text.timeHint(placeOf(tz))}
          type="time"
          required
          value={cadence.time}
          onValueChange={(time) => time !== '' && write({ ...cadence, time })}
        />
      )}
      {cadence.kind === 'every' && (
        <SelectField
          label={text.interval}
          choices={offered.map((minutes) => ({
            value: String(minutes),
            label: text.intervals[minutes] ?? cadenceWords(writeCadence({ kind: 'every', minutes })),
          }))}
          value={String(cadence.minutes)}
          onChange={(minutes) => write({ kind: 'every', minutes: Number(minutes) })}
        />
      )}
    </div>
  );
}
