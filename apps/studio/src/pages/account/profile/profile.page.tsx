import { words } from '../../../words';
import { Page } from '../../../ui/page';
import styles from '../settings.module.css';
import { AppearancePanel } from './appearance-panel';
import { CloseAccountPanel } from './close-account-panel';
import { EmailPanel } from './email-panel';
import { PasswordPanel } from './password-panel';
import { TakeAlongPanel } from './take-along-panel';

/** `/settings/profile` */
export function ProfilePage() {
  return (
    <Page title={words.account.pages.profile} about={words.account.profile.about} width="wide">
      <div className={styles.pair}>
        <div className={styles.stack}>
          <EmailPanel />
          <PasswordPanel />
        </div>
        <div className={styles.stack}>
          <AppearancePanel />
          <TakeAlongPanel />
          <CloseAccountPanel />
        </div>
      </div>
    </Page>
  );
}
