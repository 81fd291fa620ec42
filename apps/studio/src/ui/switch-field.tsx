import { Field } from '@base-ui/react/field';
import { Switch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once. */
export function SwitchField({ label, hint, checked, onChange, disabled }: SwitchFieldProps) {
  return (
    <Field.Root className={styles.row}>
      <Field.Label className={styles.label}>{label}</Field.Label>
      {hint && <Field.Description className={styles.hint}>{hint}</Field.Description>}
      <Switch.Root className={styles.switch} checked={checked} onCheckedChange={onChange} disabled={disabled}>
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </Field.Root>
  );
}
