import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { words } from '../words';
import { classes } from './classes';
import styles from './page.module.css';

interface PageProps {
  /** Also the browser's title. */
  title: string;
  /** In place of the title's words, where they can be changed. */
  heading?: ReactNode;
  about?: ReactNode;
  /** Where one came from. */
  back?: { to: string; label: string };
  actions?: ReactNode;
  width?: 'narrow' | 'usual' | 'wide';
  /** Leaves its height to what it shows, where the window is wide. */
  dense?: boolean;
  children: ReactNode;
}

/** A page of the studio: its title, what can be done with it, and what it shows. */
export function Page({ title, heading, about, back, actions, width, dense, children }: PageProps) {
  return (
    <div
      className={classes(
        styles.page,
        width === 'narrow' && styles.narrow,
        width === 'wide' && styles.wide,
        dense && styles.dense,
      )}
    >
      <title>{words.ui.pageTitle(title)}</title>
      <div className={styles.head}>
        <div className={styles.words}>
          {back && (
            <Link to={back.to} className={styles.back}>
              <ArrowLeft aria-hidden="true" />
              {back.label}
            </Link>
          )}
          <h1>{heading ?? title}</h1>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
