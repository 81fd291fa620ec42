import { Bell, CreditCard, KeyRound, Palette, Plug, UserRound, Webhook } from 'lucide-react';
import { NavLink } from 'react-router';
import { Place } from '../../app/place';
import { words } from '../../words';
import styles from './settings-frame.module.css';

const LINKS = [
  { path: 'profile', Icon: UserRound },
  { path: 'billing', Icon: CreditCard },
  { path: 'brand', Icon: Palette },
  { path: 'connections', Icon: Plug },
  { path: 'keys', Icon: KeyRound },
  { path: 'webhooks', Icon: Webhook },
  { path: 'notices', Icon: Bell },
] as const;

/** `/settings/…`: the pages of the settings beside each other. */
export function SettingsFrame() {
  return (
    <div className={styles.frame}>
      <nav className={styles.links} aria-label={words.account.settings}>
        {LINKS.map(({ path, Icon }) => (
          <NavLink key={path} to={`/settings/${path}`} className={styles.link}>
            <Icon aria-hidden="true" />
            {words.account.pages[path]}
          </NavLink>
        ))}
      </nav>
      <Place />
    </div>
  );
}
