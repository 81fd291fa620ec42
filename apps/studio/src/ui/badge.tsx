import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './badge.module.css';

export type BadgeKind = 'plain' | 'good' | 'warn' | 'bad' | 'busy';

/** How something stands, in a word or two. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={classes(styles.badge, kind !== 'plain' && styles[kind])}>{children}</span>;
}
