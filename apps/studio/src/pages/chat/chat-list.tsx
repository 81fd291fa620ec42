import { useInfiniteQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { NavLink } from 'react-router';
import { LinkButton } from '../../ui/button';
import { LoadMore } from '../../ui/load-more';
import { ErrorNotice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { words } from '../../words';
import { told } from '../../words/told';
import { chatsQuery } from './chat-queries';
import styles from './chat-list.module.css';

/** Every chat, and the way to a new one. `onLeave` closes what the list was opened in. */
export function ChatList({ onLeave }: { onLeave?: () => void }) {
  const text = words.chat;
  const query = useInfiniteQuery(chatsQuery);
  const chats = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <nav className={styles.list} aria-label={text.list}>
      <LinkButton to="/chat" wide onClick={onLeave}>
        <SquarePen aria-hidden="true" />
        {text.begin}
      </LinkButton>
      {query.isPending && <Skeleton height={52} count={4} />}
      <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      {query.isSuccess && chats.length === 0 && <p className={styles.none}>{text.noChats}</p>}
      <ul className={styles.chats}>
        {chats.map(({ chatId, title, updatedAt }) => (
          <li key={chatId}>
            <NavLink to={`/chat/${chatId}`} className={styles.chat} onClick={onLeave}>
              <span className={styles.title} dir="auto">
                {title ?? text.untitled}
              </span>
              <time className={styles.time} dateTime={updatedAt}>
                {told.when(updatedAt)}
              </time>
            </NavLink>
          </li>
        ))}
      </ul>
      <LoadMore {...query} />
    </nav>
  );
}
