import { useSession } from '../../../session/session';
import { Badge } from '../../../ui/badge';
import { CopyField } from '../../../ui/copy-field';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import styles from '../settings.module.css';

/** Who the account is, and whether mail reaches its owner; how to confirm it stands in the banner. */
export function EmailPanel() {
  const text = words.account.profile;
  const { email, emailConfirmed, accountId } = useSession();
  return (
    <Panel title={text.email}>
      <p className={styles.row}>
        <span className={styles.strong}>{email}</span>
        <Badge kind={emailConfirmed ? 'good' : 'warn'}>{emailConfirmed ? text.confirmed : text.notConfirmed}</Badge>
      </p>
      <div>
        <CopyField label={text.accountId} text={accountId} />
        <p className={styles.note}>{text.accountIdHint}</p>
      </div>
    </Panel>
  );
}
