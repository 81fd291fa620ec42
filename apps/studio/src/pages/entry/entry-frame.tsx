import type { ReactNode } from 'react';
import { words } from '../../words';
import styles from './entry-frame.module.css';
import { VideoWall } from './video-wall';

interface EntryFrameProps {
  title: string;
  children: ReactNode;
  /** The other way: to sign up, to sign in. */
  foot: ReactNode;
}

/** Around the forms that let one in: the form on one side, what the product is on the other. */
export function EntryFrame({ title, children, foot }: EntryFrameProps) {
  const { first, marked, promise } = words.entry.pitch;
  return (
    <div className={styles.frame}>
      <title>{words.ui.pageTitle(title)}</title>
      <main className={styles.form}>
        <p className={styles.brand}>
          <img src="/static/mark.svg" alt="" />
          {words.ui.product}
        </p>
        <h1>{title}</h1>
        {children}
        <p className={styles.foot}>{foot}</p>
      </main>
      <aside className={styles.pitch}>
        <VideoWall />
        <p className={styles.slogan}>
          {first} <em>{marked}</em>
        </p>
        <p className={styles.promise}>{promise}</p>
      </aside>
    </div>
  );
}
