import { FactreelError } from '@factreel/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { words } from '../../words';
import { PasswordField } from './entry-fields';
import { EntryFrame } from './entry-frame';
import styles from './entry-frame.module.css';
import { LinkOutcome } from './link-outcome';
import { useMailedToken } from './mailed-token';

/** `/reset#token=`, from the mail about a forgotten password. */
export function ResetPage() {
  const text = words.entry.reset;
  const token = useMailedToken();
  const [password, setPassword] = useState('');
  const reset = useMutation({
    mutationFn: (token: string) => unwrap(api.POST('/v1/auth/reset', { body: { token, password } })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token) reset.mutate(token);
  };
  const isOver = !token || (reset.error instanceof FactreelError && reset.error.status === 422);
  return (
    <EntryFrame title={text.title} foot={<Link to="/sign-in">{words.entry.forgot.back}</Link>}>
      {reset.isSuccess ? (
        <LinkOutcome
          kind="good"
          title={text.doneTitle}
          about={text.done}
          to="/sign-in"
          verb={words.entry.signIn.verb}
        />
      ) : isOver ? (
        <LinkOutcome kind="warn" title={text.overTitle} about={text.over} to="/forgot" verb={text.again} />
      ) : (
        <form className={styles.fields} onSubmit={submit} noValidate>
          <ErrorNotice error={reset.error} />
          <PasswordField
            label={text.newPassword}
            hint={text.hint}
            value={password}
            onChange={setPassword}
            error={reset.error}
            isNew
          />
          <Button type="submit" look="main" size="large" wide busy={reset.isPending}>
            {text.verb}
          </Button>
        </form>
      )}
    </EntryFrame>
  );
}
