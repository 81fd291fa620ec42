import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { ErrorNotice, Notice } from '../../ui/notice';
import { words } from '../../words';
import { EmailField } from './entry-fields';
import { EntryFrame } from './entry-frame';
import styles from './entry-frame.module.css';

/** `/forgot`: the answer is the same for every e-mail, and so is the page. */
export function ForgotPage() {
  const text = words.entry.forgot;
  const [email, setEmail] = useState('');
  const forgot = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/auth/forgot', { body: { email } })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    forgot.mutate();
  };
  return (
    <EntryFrame title={text.title} foot={<Link to="/sign-in">{text.back}</Link>}>
      {forgot.isSuccess ? (
        <div className={styles.fields}>
          <Notice kind="good" title={text.sentTitle}>
            {text.sent(email)}
          </Notice>
          <Button onClick={() => forgot.reset()}>{text.another}</Button>
        </div>
      ) : (
        <form className={styles.fields} onSubmit={submit} noValidate>
          <p className={styles.foot}>{text.about}</p>
          <ErrorNotice error={forgot.error} />
          <EmailField value={email} onChange={setEmail} error={forgot.error} />
          <Button type="submit" look="main" size="large" wide busy={forgot.isPending}>
            {text.verb}
          </Button>
        </form>
      )}
    </EntryFrame>
  );
}
