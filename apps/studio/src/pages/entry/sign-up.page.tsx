import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { words } from '../../words';
import { CredentialsPage } from './credentials-page';

/** `/sign-up?next=` */
export function SignUpPage() {
  const text = words.entry.signUp;
  return (
    <CredentialsPage
      title={text.title}
      verb={text.verb}
      enter={(body) => unwrap(api.POST('/v1/auth/signup', { body }))}
      other={{ ask: text.known, to: '/sign-in', verb: text.toSignIn }}
      passwordHint={text.passwordHint}
      isNew
    />
  );
}
