import { LinkButton } from '../../ui/button';
import { Notice } from '../../ui/notice';
import styles from './entry-frame.module.css';

interface LinkOutcomeProps {
  kind: 'good' | 'warn';
  title: string;
  about: string;
  to: string;
  verb: string;
}

/** How a mailed link ended, and the way on. */
export function LinkOutcome({ kind, title, about, to, verb }: LinkOutcomeProps) {
  return (
    <div className={styles.fields}>
      <Notice kind={kind} title={title}>
        {about}
      </Notice>
      <LinkButton look="main" size="large" wide to={to}>
        {verb}
      </LinkButton>
    </div>
  );
}
