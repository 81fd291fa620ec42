import { classes } from './classes';
import field from './field.module.css';
import { type FieldParts, LabelledField } from './labelled-field';
import styles from './select-field.module.css';

export interface Choice {
  value: string;
  label: string;
  /** Stands below the field once it is chosen. */
  note?: string;
}

interface SelectFieldProps extends FieldParts {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** One of several, in the browser's own list. */
export function SelectField({ choices, value, onChange, disabled, hint, ...parts }: SelectFieldProps) {
  const note = choices.find((choice) => choice.value === value)?.note;
  return (
    <LabelledField {...parts} hint={hint ?? note}>
      {(ties) => (
        <select
          {...ties}
          className={classes(field.control, styles.select)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          disabled={disabled}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}
