import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { Schemas } from '../../api/client';
import { useBeginSession, useSessionQuery } from '../../session/session';
import { Button } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { EmailField, PasswordField } from './entry-fields';
import { EntryFrame } from './entry-frame';
import styles from './entry-frame.module.css';
import { nextPath } from './next-path';

interface Credentials {
  email: string;
  password: string;
}

interface CredentialsPageProps {
  title: string;
  verb: string;
  /** Answers the session that is begun with what was typed. */
  enter: (credentials: Credentials) => Promise<Schemas['Session']>;
  /** To the page for whom this one is not. */
  other: { ask: string; to: string; verb: string };
  isNew?: boolean;
  passwordHint?: string;
  /** Below the button. */
  children?: ReactNode;
}

/** E-mail and password, and on to the page that was asked for (`?next=`). */
export function CredentialsPage({ title, verb, enter, other, isNew, passwordHint, children }: CredentialsPageProps) {
  const [search] = useSearchParams();
  const { data: session } = useSessionQuery();
  const begin = useBeginSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const entering = useMutation({ mutationFn: enter, onSuccess: begin });
  const { error } = entering;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    entering.mutate({ email, password });
  };
  if (session) return <Navigate to={nextPath(search.get('next'))} replace />;
  const otherWay = <Link to={{ pathname: other.to, search: search.toString() }}>{other.verb}</Link>;
  return (
    <EntryFrame
      title={title}
      foot={
        <>
          {other.ask} {otherWay}
        </>
      }
    >
      <form className={styles.fields} onSubmit={submit} noValidate>
        <ErrorNotice error={error} />
        <EmailField value={email} onChange={setEmail} error={error} />
        <PasswordField value={password} onChange={setPassword} error={error} isNew={isNew} hint={passwordHint} />
        <Button type="submit" look="main" size="large" wide busy={entering.isPending}>
          {verb}
        </Button>
        {children}
      </form>
    </EntryFrame>
  );
}
