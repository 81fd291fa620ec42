import { Clapperboard, MessageCircle, Plus } from 'lucide-react';
import { NavLink } from 'react-router';
import { Place } from '../../app/place';
import { words } from '../../words';
import styles from './embed.module.css';
import { Settled } from './settled';

const LINKS = [
  { to: '/chat', label: words.embed.chat, Icon: MessageCircle },
  { to: '/videos/new', label: words.embed.make.link, Icon: Plus },
  { to: '/videos', label: words.embed.videos, Icon: Clapperboard, end: true },
] as const;

/** The frame around the pages of an embedded studio: as little as it can be. */
export function EmbedShell() {
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <nav className={styles.links} aria-label={words.embed.nav}>
          {LINKS.map(({ to, label, Icon, ...link }) => (
            <NavLink key={to} to={to} {...link} className={styles.link}>
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          ))}
        </nav>
        <Settled />
      </header>
      <main id="content">
        <Place />
      </main>
    </div>
  );
}
