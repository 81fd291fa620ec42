import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorNotice } from '../../ui/notice';
import { words } from '../../words';
import { AboutVideo } from './about-video';
import { ChatList } from './chat-list';
import { ChatMenu } from './chat-menu';
import { chatsQuery } from './chat-queries';
import { Composer } from './composer';
import { Replies } from './message';
import styles from './chat.module.css';
import { Thread } from './thread';
import { useSend } from './use-send';

/** `/chat/:chatId?video=`: videos made and changed by saying so. */
export function ChatPage() {
  const { chatId } = useParams();
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <ChatList />
      </div>
      <Conversation key={chatId ?? 'new'} chatId={chatId} />
    </div>
  );
}

function Conversation({ chatId }: { chatId: string | undefined }) {
  const text = words.chat;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { isBegun?: boolean } | null };
  const [about, setAbout] = useState(search.get('video'));
  const [listed, setListed] = useState(false);
  const { data: chats } = useInfiniteQuery(chatsQuery);
  const chat = chats?.pages.flatMap(({ data }) => data).find((one) => one.chatId === chatId);
  const title = chat?.title ?? text.untitled;
  const { mutateAsync, error, isPending, variables } = useSend(chatId);
  const isNew = chatId === undefined && !isPending;

  const send = async (message: Omit<NonNullable<typeof variables>, 'videoId'>): Promise<boolean> => {
    if (isPending) return false;
    try {
      const { id } = await mutateAsync({ ...message, ...(about ? { videoId: about } : {}) });
      setAbout(null);
      if (id !== chatId) await navigate(`/chat/${id}`, { replace: true, state: { isBegun: true } });
      return true;
    } catch {
      // The notice above the composer tells.
      return false;
    }
  };
  const reply = (said: string) => void send({ text: said });
  return (
    <section className={styles.conversation} aria-label={text.title}>
      <title>{words.ui.pageTitle(chatId === undefined ? text.title : title)}</title>
      <header className={styles.head}>
        <h1 className={styles.title} dir="auto">
          {chatId === undefined ? text.title : title}
        </h1>
        <span className={styles.toList}>
          <Button onClick={() => setListed(true)}>
            <MessagesSquare aria-hidden="true" />
            {text.all}
          </Button>
        </span>
        {chatId !== undefined && <ChatMenu chatId={chatId} title={title} />}
      </header>
      {isNew ? (
        <div className={styles.blank}>
          <h2>{text.newTitle}</h2>
          <p className={styles.lead}>{text.newAbout}</p>
          <Replies
            label={text.beginningsLabel}
            choices={text.beginnings.map((said) => ({ label: said, text: said }))}
            onReply={reply}
          />
        </div>
      ) : (
        <Thread chatId={chatId} sending={isPending ? (variables?.text ?? '') : null} onReply={reply} />
      )}
      <div className={styles.foot}>
        <ErrorNotice error={error} />
        {about && <AboutVideo videoId={about} onForget={() => setAbout(null)} />}
        <Composer chatId={chatId} isFocused={state?.isBegun === true} busy={isPending} onSend={send} />
      </div>
      <Dialog open={listed} onClose={() => setListed(false)} title={text.list}>
        <ChatList onLeave={() => setListed(false)} />
      </Dialog>
    </section>
  );
}
