import { type ReactNode, useId } from 'react';
import { words } from '../words';
import styles from './field.module.css';

/** What stands around a control. */
export interface FieldParts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with it, in words that say what to do. */
  error?: string | null;
  /** Says that it may be left empty. */
  optional?: boolean;
}

/** What ties a control to its label, hint and error. */
interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around any one control. */
export function LabelledField({
  label,
  hint,
  error,
  optional,
  children,
}: FieldParts & { children: (ties: ControlTies) => ReactNode }) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const told = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{words.ui.optional}</span>}
      </label>
      {children({ id, 'aria-describedby': told || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
