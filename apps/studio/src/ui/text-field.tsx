import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './field.module.css';
import { type FieldParts, LabelledField } from './labelled-field';

/** `code` is for figures, keys and data. */
type TextParts = FieldParts & { code?: boolean; onValueChange?: (value: string) => void };
type TextFieldProps = TextParts & Omit<ComponentProps<'input'>, 'className' | 'onChange'>;

/** One line of text, with its label, hint and error. */
export function TextField({ label, hint, error, optional, code, onValueChange, ...control }: TextFieldProps) {
  return (
    <LabelledField {...{ label, hint, error, optional }}>
      {(ties) => (
        <input
          {...control}
          {...ties}
          onChange={({ target }) => onValueChange?.(target.value)}
          className={classes(styles.control, code && styles.code)}
        />
      )}
    </LabelledField>
  );
}

type TextAreaProps = TextParts & Omit<ComponentProps<'textarea'>, 'className' | 'onChange'>;

/** Several lines of text, with their label, hint and error. */
export function TextArea({ label, hint, error, optional, code, onValueChange, ...control }: TextAreaProps) {
  return (
    <LabelledField {...{ label, hint, error, optional }}>
      {(ties) => (
        <textarea
          {...control}
          {...ties}
          onChange={({ target }) => onValueChange?.(target.value)}
          className={classes(styles.control, code && styles.code)}
        />
      )}
    </LabelledField>
  );
}
