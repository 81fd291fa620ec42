import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorWords } from '../api/error-words';
import { words } from '../words';
import { Button } from './button';
import { classes } from './classes';
import styles from './notice.module.css';

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface NoticeProps {
  kind?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** Something to know, where it matters. Errors are read aloud at once. */
export function Notice({ kind = 'info', title, children, action }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div className={classes(styles.notice, kind !== 'info' && styles[kind])} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.about}>{children}</div>}
      </div>
      {action}
    </div>
  );
}

/** What the api refused or could not do, in words that say what to do; nothing where there is no error. */
export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  if (!error) return null;
  const { title, about } = errorWords(error);
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      {words.ui.tryAgain}
    </Button>
  );
  return (
    <Notice kind="bad" title={title} action={retry}>
      {about}
    </Notice>
  );
}
