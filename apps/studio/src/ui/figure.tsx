import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** A figure that a fact stands behind: the one thing the marker is for. */
export function Figure({ children }: { children: ReactNode }) {
  return <span className={styles.figure}>{children}</span>;
}
