import { Field } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { words } from '../words';
import { classes } from './classes';
import styles from './field.module.css';

interface FieldParts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with it, in words that say what to do. */
  error?: string | null;
  /** Says that it may be left empty. */
  optional?: boolean;
  /** For figures, keys and data. */
  code?: boolean;
}

type TextFieldProps = FieldParts & Omit<ComponentProps<typeof Field.Control>, 'className' | 'render'>;

/** One line of text, with its label, hint and error. */
export function TextField({ label, hint, error, optional, code, ...control }: TextFieldProps) {
  return (
    <LabelledField {...{ label, hint, error, optional, name: control.name }}>
      <Field.Control {...control} className={classes(styles.control, code && styles.code)} />
    </LabelledField>
  );
}

type TextAreaProps = FieldParts & Omit<ComponentProps<'textarea'>, 'className'>;

/** Several lines of text, with their label, hint and error. */
export function TextArea({ label, hint, error, optional, code, ...control }: TextAreaProps) {
  return (
    <LabelledField {...{ label, hint, error, optional, name: control.name }}>
      <Field.Control
        {...(control as ComponentProps<typeof Field.Control>)}
        render={<textarea />}
        className={classes(styles.control, code && styles.code)}
      />
    </LabelledField>
  );
}

type LabelledFieldProps = Omit<FieldParts, 'code'> & { name?: string; children: ReactNode };

/** Label, hint and error around any control of Base UI. */
export function LabelledField({ label, hint, error, optional, name, children }: LabelledFieldProps) {
  return (
    <Field.Root className={styles.field} invalid={Boolean(error)} name={name}>
      <Field.Label className={styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{words.ui.optional}</span>}
      </Field.Label>
      {children}
      {hint && <Field.Description className={styles.hint}>{hint}</Field.Description>}
      <Field.Error className={styles.error} match={Boolean(error)}>
        {error}
      </Field.Error>
    </Field.Root>
  );
}
