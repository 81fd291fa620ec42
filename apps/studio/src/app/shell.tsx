import { useQuery } from '@tanstack/react-query';
import {
  Clapperboard,
  Coins,
  FileText,
  Images,
  ListChecks,
  LogOut,
  MessageCircle,
  Monitor,
  Moon,
  Radio,
  Settings,
  Sun,
} from 'lucide-react';
import { NavLink, Link } from 'react-router';
import { accountQuery, billingQuery, usualPriceQuery } from '../api/queries';
import { useSession, useSignOut } from '../session/session';
import { Menu } from '../ui/menu';
import { useToasts } from '../ui/toasts';
import { words } from '../words';
import { told } from '../words/told';
import { ConfirmBanner } from './confirm-banner';
import { Place } from './place';
import { useTheme } from './theme';
import { UnreadBell, WaitingBadge } from './unread-bell';
import styles from './shell.module.css';

const LINKS = [
  { to: '/videos', label: words.shell.videos, Icon: Clapperboard },
  { to: '/shows', label: words.shell.shows, Icon: Radio },
  { to: '/review', label: words.shell.review, Icon: ListChecks },
  { to: '/chat', label: words.shell.chat, Icon: MessageCircle },
  { to: '/library', label: words.shell.library, Icon: Images },
  { to: '/sources', label: words.shell.sources, Icon: FileText },
  { to: '/settings', label: words.shell.settings, Icon: Settings },
] as const;

/** The frame around every page of a signed-in owner. */
export function Shell() {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {words.shell.skip}
      </a>
      <header className={styles.side}>
        <Link to="/videos" className={styles.brand}>
          <img src="/static/mark.svg" alt="" />
          {words.ui.product}
        </Link>
        <nav className={styles.links} aria-label={words.shell.nav}>
          {LINKS.map(({ to, label, Icon }) => (
            <NavLink key={to} to={to} className={styles.link}>
              <Icon aria-hidden="true" />
              {label}
              {to === '/review' && <WaitingBadge />}
            </NavLink>
          ))}
        </nav>
        <div className={styles.foot}>
          <UnreadBell />
          <Credits />
          <AccountMenu />
        </div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <ConfirmBanner />
        <Place />
      </main>
    </div>
  );
}

function Credits() {
  const { data: account } = useQuery(accountQuery);
  return (
    <>
      <Link to="/settings/billing" className={styles.credits}>
        <Coins size={16} aria-hidden="true" />
        {account ? words.shell.credits(told.count(account.credits)) : ' '}
      </Link>
      {account?.card === null && <FirstCard credits={account.credits} />}
    </>
  );
}

/** For who has no card, and too little for the usual video. */
function FirstCard({ credits }: { credits: number }) {
  const { data: video } = useQuery(usualPriceQuery);
  const { data: billing } = useQuery(billingQuery);
  if (!video || !billing || credits >= video.credits) return null;
  return (
    <Link to="/settings/billing" className={styles.goOn}>
      {words.shell.addCard(told.count(billing.firstCardGrant))}
    </Link>
  );
}

function AccountMenu() {
  const { email } = useSession();
  const signOut = useSignOut();
  const [theme, setTheme] = useTheme();
  const { sayError } = useToasts();
  const { light, dark, system } = words.shell.theme;
  const themes = [
    { name: 'light', label: light, icon: <Sun /> },
    { name: 'dark', label: dark, icon: <Moon /> },
    { name: 'system', label: system, icon: <Monitor /> },
  ] as const;
  return (
    <Menu
      trigger={
        <button type="button" className={styles.account}>
          <span className="spoken">{words.shell.account}</span>
          <span className={styles.face} aria-hidden="true">
            {email.slice(0, 1)}
          </span>
          <span className={styles.email}>{email}</span>
        </button>
      }
      entries={[
        ...themes
          .filter(({ name }) => name !== theme)
          .map(({ name, label, icon }) => ({ label, icon, onChoose: () => setTheme(name) })),
        { label: words.shell.signOut, icon: <LogOut />, onChoose: () => void signOut().catch(sayError) },
      ]}
    />
  );
}
