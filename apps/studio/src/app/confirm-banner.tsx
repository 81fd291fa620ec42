import { useMutation } from '@tanstack/react-query';
import { api, ownerHeader } from '../api/client';
import { unwrap } from '../api/queries';
import { useSession } from '../session/session';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useToasts } from '../ui/toasts';
import { words } from '../words';
import styles from './shell.module.css';

/** Stands over every page until the owner's e-mail is confirmed. */
export function ConfirmBanner() {
  const text = words.account.unconfirmed;
  const { email, emailConfirmed } = useSession();
  const { say, sayError } = useToasts();
  const resend = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/auth/confirm/resend', { params: { header: ownerHeader() } })),
    onSuccess: () => say(text.sent),
    onError: sayError,
  });
  if (emailConfirmed) return null;
  return (
    <div className={styles.banner}>
      <Notice
        title={text.title}
        action={
          <Button size="small" busy={resend.isPending} disabled={resend.isSuccess} onClick={() => resend.mutate()}>
            {text.resend}
          </Button>
        }
      >
        {text.about(email)}
      </Notice>
    </div>
  );
}
