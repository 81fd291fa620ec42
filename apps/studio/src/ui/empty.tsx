import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface EmptyProps {
  icon: ReactNode;
  title: string;
  /** What will stand here, and how to get it here. */
  about: ReactNode;
  actions?: ReactNode;
}

/** In place of a list that has nothing yet: what it is for, and the way to its first entry. */
export function Empty({ icon, title, about, actions }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h3>{title}</h3>
      <p className={styles.about}>{about}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
