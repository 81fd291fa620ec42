import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, ownerHeader } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { unwrap } from '../../../api/queries';
import { useForgetSession, useSession } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { TextField } from '../../../ui/text-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { told } from '../../../words/told';
import styles from '../settings.module.css';

const FORM = 'close-account';

/** The end of the account. */
export function CloseAccountPanel() {
  const text = words.account.profile;
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={text.close} about={text.closeAbout}>
      <div className={styles.row}>
        <Button look="danger" onClick={() => setAsking(true)}>
          {text.closeBegin}
        </Button>
      </div>
      {isAsking && <CloseAccountDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const text = words.account.profile;
  const { email } = useSession();
  const { say } = useToasts();
  const forget = useForgetSession();
  const [password, setPassword] = useState('');
  const close = useMutation({
    mutationFn: () => unwrap(api.DELETE('/v1/account', { params: { header: ownerHeader() }, body: { password } })),
    onSuccess: ({ purgeAfter }) => {
      say(text.closed(told.day(purgeAfter)));
      forget();
    },
  });
  const fault = fieldError(close.error, 'password');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.closeTitle}
      about={text.closeWarning}
      foot={
        <>
          <Button onClick={onClose}>{words.ui.cancel}</Button>
          <Button type="submit" form={FORM} look="danger" busy={close.isPending} disabled={!password}>
            {text.closeVerb}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
        {!fault && <ErrorNotice error={close.error} />}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={text.current}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onValueChange={setPassword}
          error={fault}
        />
      </form>
    </Dialog>
  );
}
