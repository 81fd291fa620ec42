import {
  Bell,
  ChartColumn,
  CreditCard,
  Gauge,
  KeyRound,
  Palette,
  Plug,
  ReceiptText,
  ScrollText,
  UserRound,
  Webhook,
  Zap,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
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
  { path: 'requests', Icon: ScrollText },
  { path: 'events', Icon: Zap },
  { path: 'usage', Icon: ChartColumn },
  { path: 'invoices', Icon: ReceiptText },
  { path: 'limits', Icon: Gauge },
  { path: 'notices', Icon: Bell },
] as const;

/** `/settings/…`: the pages of the settings beside each other. */
export function SettingsFrame() {
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the links are a strip that does not show all of them.
    const here = links.current?.querySelector<HTMLElement>('[aria-current=page]');
    links.current?.scrollTo({ left: here ? here.offsetLeft - (links.current.clientWidth - here.clientWidth) / 2 : 0 });
  }, [pathname]);
  return (
    <div className={styles.frame}>
      <nav ref={links} className={styles.links} aria-label={words.account.settings}>
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
