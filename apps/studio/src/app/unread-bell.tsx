import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { noticesQuery } from '../api/notices-query';
import { waitingQuery } from '../api/shows-query';
import { words } from '../words';
import styles from './shell.module.css';

const LOOK_MS = 20_000;

/** The way to the notices, and how many of the newest nobody has read. */
export function UnreadBell() {
  const { data } = useInfiniteQuery({ ...noticesQuery, refetchInterval: LOOK_MS });
  const unread = data?.pages.flatMap((page) => page.data).filter(({ readAt }) => readAt === null).length ?? 0;
  const count = words.account.notices.unread(unread, data?.pages.at(-1)?.nextCursor != null);
  return (
    <Link to="/settings/notices" className={styles.credits}>
      <Bell size={16} aria-hidden="true" />
      <span className={styles.noticesWord}>{words.shell.notices}</span>
      {unread > 0 && (
        <span className={styles.unread}>
          {unread}
          <span className="spoken">{count}</span>
        </span>
      )}
    </Link>
  );
}

/** How many episodes wait for their owner's word, beside the way to them; nothing where none does. */
export function WaitingBadge() {
  const { data } = useInfiniteQuery({ ...waitingQuery, refetchInterval: LOOK_MS });
  const waiting = data?.pages.flatMap((page) => page.data).length ?? 0;
  if (waiting === 0) return null;
  return (
    <span className={styles.unread}>
      {waiting}
      <span className="spoken">{words.shows.waiting(waiting)}</span>
    </span>
  );
}
