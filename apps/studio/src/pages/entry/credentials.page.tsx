import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useBeginSession, useSessionQuery } from '../../session/session';
import { Button } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { EmailField, PasswordField } from './entry-fields';
import { EntryFrame } from './entry-frame';
import styles from './entry-frame.module.css';
import { nextPath } from './next-path';
import { SIGN_IN, SIGN_UP, type Way } from './ways-in';

interface Attempt {
  way: Way;
  email: string;
  password: string;
}

/**
 * `/sign-in?next=` and `/sign-up?next=`: e-mail and password, and on to the page that was asked for. One page with two
 * addresses, so that what was typed stays when the other way turns out to be the right one.
 */
export function CredentialsPage() {
  const [search] = useSearchParams();
  const way = useLocation().pathname === SIGN_UP.path ? SIGN_UP : SIGN_IN;
  const { data: session } = useSessionQuery();
  const begin = useBeginSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const entering = useMutation({
    mutationFn: ({ way, ...body }: Attempt) => way.enter(body),
    onSuccess: begin,
  });
  const error = entering.variables?.way === way ? entering.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    entering.mutate({ way, email, password });
  };
  if (session) return <Navigate to={nextPath(search.get('next'))} replace />;
  const { title, verb, other } = way.text;
  const otherWay = <Link to={{ pathname: way.other, search: search.toString() }}>{other.verb}</Link>;
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
        <PasswordField
          value={password}
          onChange={setPassword}
          error={error}
          isNew={way.isNew}
          hint={way.text.passwordHint}
        />
        <Button type="submit" look="main" size="large" wide busy={entering.isPending}>
          {verb}
        </Button>
        {way.text.forgot && <Link to="/forgot">{way.text.forgot}</Link>}
      </form>
    </EntryFrame>
  );
}
