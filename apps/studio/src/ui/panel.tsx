import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import styles from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  about?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** For tables and lists that reach the panel's edges. */
  flush?: boolean;
  children: ReactNode;
}

/** One matter of a page, on a sheet. */
export function Panel({ title, about, actions, flush, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={styles.head}>
          <div>
            {title && <h3 id={id}>{title}</h3>}
            {about && <p className={styles.about}>{about}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={classes(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  );
}
