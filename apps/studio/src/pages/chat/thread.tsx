import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { words } from '../../words';
import { messagesQuery } from './chat-queries';
import { Answer, UserMessage } from './message';
import styles from './chat.module.css';
import { inOrder, openJobs, showingVideos } from './thread-order';
import { useScrollPlace } from './use-scroll-place';

interface ThreadProps {
  chatId: string | undefined;
  /** What is on its way. */
  sending: string | null;
  onReply: (text: string) => void;
}

/** What was said, oldest first; it grows at both ends. */
export function Thread({ chatId, sending, onReply }: ThreadProps) {
  const text = words.chat;
  const query = useInfiniteQuery({ ...messagesQuery(chatId ?? ''), enabled: chatId !== undefined });
  const content = useRef<HTMLDivElement>(null);
  const messages = inOrder(query.data?.pages ?? []);
  const videos = showingVideos(messages);
  const jobs = openJobs(messages);
  useScrollPlace(content, messages[0]?.messageId);
  const newest = messages.at(-1);
  return (
    <div ref={content} className={styles.thread}>
      {query.hasNextPage && (
        <div className={styles.earlier}>
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.earlier}
          </Button>
        </div>
      )}
      {chatId !== undefined && query.isPending && <Skeleton height={88} count={4} />}
      <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      <ol className={styles.messages} aria-label={text.thread}>
        {messages.map((message) => (
          <li key={message.messageId}>
            {message.role === 'user' ? (
              <UserMessage message={message} />
            ) : (
              <Answer
                message={message}
                showsVideo={videos.has(message.messageId)}
                isOpen={jobs.has(message.jobId ?? '')}
                onReply={message === newest && sending === null ? onReply : null}
              />
            )}
          </li>
        ))}
        {sending !== null && (
          <li>
            <UserMessage message={{ text: sending, attachments: null }} />
          </li>
        )}
      </ol>
      {sending !== null && (
        <p className={styles.thinking} role="status">
          <Spinner />
          {text.thinking}
        </p>
      )}
      <p className="spoken" aria-live="polite">
        {newest?.role === 'assistant' && newest.text}
      </p>
    </div>
  );
}
