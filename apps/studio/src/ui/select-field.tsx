import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import field from './field.module.css';
import styles from './select-field.module.css';
import { LabelledField } from './text-field';

export interface Choice {
  value: string;
  label: string;
  note?: string;
}

interface SelectFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** One of several, in a list that opens. */
export function SelectField({ label, hint, error, optional, choices, value, onChange, disabled }: SelectFieldProps) {
  return (
    <LabelledField {...{ label, hint, error, optional }}>
      <Select.Root
        items={choices.map(({ value, label }) => ({ value, label }))}
        value={value}
        onValueChange={(chosen) => onChange(chosen as string)}
        disabled={disabled}
      >
        <Select.Trigger className={classes(field.control, styles.trigger)}>
          <Select.Value className={styles.value} />
          <Select.Icon>
            <ChevronDown />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
            <Select.Popup className={styles.popup}>
              {choices.map((choice) => (
                <Select.Item key={choice.value} value={choice.value} className={styles.item}>
                  <Select.ItemIndicator>
                    <Check />
                  </Select.ItemIndicator>
                  <Select.ItemText className={styles.text}>
                    {choice.label}
                    {choice.note && <span className={styles.note}>{choice.note}</span>}
                  </Select.ItemText>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </LabelledField>
  );
}
