import { Braces, FileText, Link2, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { words } from '../../words';
import { AnswerText } from './answer-text';
import { ChatVideo } from './chat-video';
import type { ChatMessage } from './chat-queries';
import styles from './message.module.css';
import { shownText } from './thread-order';

/** Longer ones are folded. */
const SHOWN_LENGTH = 600;

/** What someone said; `text` alone while it is on its way. */
export function UserMessage({ message }: { message: Pick<ChatMessage, 'text' | 'attachments'> }) {
  const { words: said, hasText } = shownText(message.text);
  const [isWhole, setWhole] = useState(false);
  const isLong = said.length > SHOWN_LENGTH;
  return (
    <div className={styles.user}>
      <span className="spoken">{words.chat.you}</span>
      {said !== '' && (
        <p className={styles.bubble} dir="auto">
          {isLong && !isWhole ? `${said.slice(0, SHOWN_LENGTH)}…` : said}
        </p>
      )}
      {isLong && (
        <button type="button" className={styles.fold} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.chat.lessMessage : words.chat.wholeMessage}
        </button>
      )}
      <Along attachments={message.attachments} hasText={hasText} />
    </div>
  );
}

function Along({ attachments, hasText }: { attachments: ChatMessage['attachments']; hasText: boolean }) {
  const text = words.chat;
  const files = attachments?.libraryAssetIds.length ?? 0;
  const all = [
    { Icon: Braces, label: attachments?.hasData === true && text.sentData },
    { Icon: FileText, label: hasText && text.sentText },
    { Icon: Link2, label: attachments?.url },
    { Icon: FileText, label: attachments?.sourceId && text.sentSource },
    { Icon: Paperclip, label: files > 0 && text.sentFiles(files) },
  ].filter(({ label }) => Boolean(label));
  if (all.length === 0) return null;
  return (
    <ul className={styles.along}>
      {all.map(({ Icon, label }) => (
        <li key={String(label)}>
          <Icon aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}

interface AnswerProps {
  message: ChatMessage;
  showsVideo: boolean;
  /** What it has begun has not ended. */
  isOpen: boolean;
  /** Quick replies stand below the newest message alone. */
  onReply: ((text: string) => void) | null;
}

/** What the studio answered, with the video that it is about. */
export function Answer({ message, showsVideo, isOpen, onReply }: AnswerProps) {
  const { text, videoId, jobId, action, choices } = message;
  return (
    <div className={styles.answer}>
      <span className="spoken">{words.chat.studio}</span>
      <AnswerText text={text} isRefused={action === 'refused'} />
      {showsVideo && videoId !== null && <ChatVideo videoId={videoId} jobId={isOpen ? jobId : null} />}
      {onReply && <Replies choices={choices} onReply={onReply} />}
    </div>
  );
}

interface RepliesProps {
  choices: readonly { label: string; text: string }[];
  onReply: (text: string) => void;
  label?: string;
}

/** Messages that a click sends. */
export function Replies({ choices, onReply, label = words.chat.replies }: RepliesProps) {
  if (choices.length === 0) return null;
  return (
    <ul className={styles.replies} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.text}>
          <button type="button" className={styles.reply} onClick={() => onReply(choice.text)}>
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
