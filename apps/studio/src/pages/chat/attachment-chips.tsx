import { Braces, FileText, Paperclip, X } from 'lucide-react';
import { words } from '../../words';
import type { Attachment } from './attachment';
import styles from './composer.module.css';
import type { Attachments } from './use-attachments';

const ICONS: Record<Attachment['kind'], typeof X> = { data: Braces, text: FileText, file: Paperclip };

/** What goes along with the message, and what is still on its way. */
export function AttachmentChips({ attachments, uploads, remove }: Attachments) {
  if (attachments.length + uploads.length === 0) return null;
  const text = words.chat.composer;
  return (
    <ul className={styles.chips}>
      {attachments.map((one, index) => {
        const Icon = ICONS[one.kind];
        return (
          <li key={index} className={styles.chip}>
            <Icon aria-hidden="true" />
            <span className={styles.chipName} dir="auto">
              {one.name}
            </span>
            <button
              type="button"
              className={styles.drop}
              aria-label={text.remove(one.name)}
              onClick={() => remove(one)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        );
      })}
      {uploads.map(({ name, sent, gone }, index) => (
        <li key={`upload ${index}`} className={styles.chip}>
          <span className={styles.chipName} dir="auto">
            {text.uploading(name, sent)}
          </span>
          <button type="button" className={styles.drop} aria-label={text.remove(name)} onClick={() => gone.abort()}>
            <X aria-hidden="true" />
          </button>
          <span className={styles.sent} style={{ scale: `${sent} 1` }} />
        </li>
      ))}
    </ul>
  );
}
