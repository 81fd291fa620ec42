import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import styles from './choice-group.module.css';

export interface GroupChoice {
  value: string;
  label: ReactNode;
  /** A small drawing above the label. */
  picture?: ReactNode;
}

interface ChoiceGroupProps {
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly GroupChoice[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few, all of them in sight; arrows move between them as in any group of radio buttons. */
export function ChoiceGroup({ label, hint, choices, value, onChange }: ChoiceGroupProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes(styles.choice, choice.picture != null && styles.drawn)}>
            <input
              type="radio"
              className="spoken"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture}
            {choice.label}
          </label>
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
