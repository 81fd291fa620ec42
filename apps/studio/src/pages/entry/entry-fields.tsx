import type { ReactNode } from 'react';
import { fieldError } from '../../api/error-words';
import { TextField } from '../../ui/text-field';
import { words } from '../../words';

interface EntryFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What the api said of the whole form. */
  error: unknown;
}

/** The e-mail that an account goes by. */
export function EmailField({ value, onChange, error }: EntryFieldProps) {
  return (
    <TextField
      label={words.entry.email}
      name="email"
      type="email"
      autoComplete="username"
      required
      value={value}
      onValueChange={onChange}
      error={fieldError(error, 'email')}
    />
  );
}

interface PasswordFieldProps extends EntryFieldProps {
  label?: string;
  hint?: ReactNode;
  /** A password manager offers one of its own for a new one. */
  isNew?: boolean;
}

/** A password, known or new. */
export function PasswordField({ value, onChange, error, label, hint, isNew = false }: PasswordFieldProps) {
  return (
    <TextField
      label={label ?? words.entry.password}
      hint={hint}
      name="password"
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      value={value}
      onValueChange={onChange}
      error={fieldError(error, 'password')}
    />
  );
}
