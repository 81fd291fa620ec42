import { Link } from 'react-router';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { words } from '../../words';
import { CredentialsPage } from './credentials-page';

/** `/sign-in?next=` */
export function SignInPage() {
  const text = words.entry.signIn;
  return (
    <CredentialsPage
      title={text.title}
      verb={text.verb}
      enter={(body) => unwrap(api.POST('/v1/auth/login', { body }))}
      other={{ ask: text.stranger, to: '/sign-up', verb: text.toSignUp }}
    >
      <Link to="/forgot">{text.forgot}</Link>
    </CredentialsPage>
  );
}
