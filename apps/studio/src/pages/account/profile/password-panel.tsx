import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, ownerHeader } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { useSession } from '../../../session/session';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { TextField } from '../../../ui/text-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import styles from '../settings.module.css';

/** Another password. */
export function PasswordPanel() {
  const text = words.account.profile;
  const { email } = useSession();
  const { say } = useToasts();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: () =>
      unwrap(api.PATCH('/v1/account/password', { params: { header: ownerHeader() }, body: { current, password } })),
    onSuccess: () => {
      setCurrent('');
      setPassword('');
      say(text.changed);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  const errors = { current: fieldError(change.error, 'current'), password: fieldError(change.error, 'password') };
  return (
    <Panel title={text.password} about={text.passwordAbout}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {!errors.current && !errors.password && <ErrorNotice error={change.error} />}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={text.current}
          name="current"
          type="password"
          autoComplete="current-password"
          required
          value={current}
          onValueChange={setCurrent}
          error={errors.current}
        />
        <TextField
          label={text.next}
          hint={text.nextHint}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onValueChange={setPassword}
          error={errors.password}
        />
        <div className={styles.row}>
          <Button type="submit" look="main" busy={change.isPending} disabled={!current || !password}>
            {text.change}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
