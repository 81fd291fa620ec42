import type { ReactNode } from 'react';
import styles from './check-group.module.css';

interface CheckChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Below the label. */
  note?: ReactNode;
  /** It can be taken away, and not chosen. */
  disabled?: boolean;
}

interface CheckGroupProps<Value extends string> {
  label: ReactNode;
  choices: ReadonlyArray<CheckChoice<Value>>;
  /** The values that are chosen. */
  chosen: readonly Value[];
  /** In the order of the choices. */
  onChange: (chosen: Value[]) => void;
  error?: string | null;
}

/** Several of a few, all of them in sight. */
export function CheckGroup<Value extends string>({ label, choices, chosen, onChange, error }: CheckGroupProps<Value>) {
  const turn = (value: Value, isOn: boolean) => {
    const now = choices.filter((each) => (each.value === value ? isOn : chosen.includes(each.value)));
    onChange(now.map((each) => each.value));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            disabled={choice.disabled && !chosen.includes(choice.value)}
            onChange={({ target }) => turn(choice.value, target.checked)}
          />
          <span>
            {choice.label}
            {choice.note && <span className={styles.note}>{choice.note}</span>}
          </span>
        </label>
      ))}
      <p className={styles.fault} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
