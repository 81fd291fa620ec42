import { X } from 'lucide-react';
import { errorWords } from '../api/error-words';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Progress } from '../ui/progress';
import { words } from '../words';
import type { Upload } from './uploads';
import styles from './uploads.module.css';

interface UploadRowsProps {
  /** Those that are not in the library yet. */
  open: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onStop: (upload: Upload) => void;
}

/** Files that are being sent, each with its progress, or what stopped it, and a way to call it off. */
export function UploadRows({ open, onRetry, onStop }: UploadRowsProps) {
  if (open.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {open.map((upload) => (
        <li key={upload.key}>
          {upload.state === 'failed' ? (
            <Failed upload={upload} onRetry={onRetry} onStop={onStop} />
          ) : (
            <OnItsWay upload={upload} onStop={onStop} />
          )}
        </li>
      ))}
    </ul>
  );
}

function OnItsWay({ upload, onStop }: { upload: Upload; onStop: (upload: Upload) => void }) {
  const text = words.library.uploads;
  const { file, state, sent } = upload;
  const isSent = sent >= 1;
  const label =
    state === 'waiting' ? text.queued(file.name) : isSent ? text.looking(file.name) : text.sending(file.name);
  return (
    <div className={styles.sending}>
      <Progress label={label} value={isSent ? null : sent} />
      <Button look="quiet" size="small" iconOnly aria-label={text.stop(file.name)} onClick={() => onStop(upload)}>
        <X />
      </Button>
    </div>
  );
}

function Failed({ upload, onRetry, onStop }: { upload: Upload } & Pick<UploadRowsProps, 'onRetry' | 'onStop'>) {
  const text = words.library.uploads;
  const { name } = upload.file;
  return (
    <Notice
      kind="bad"
      title={<span dir="auto">{name}</span>}
      action={
        <span className={styles.ways}>
          <Button size="small" onClick={() => onRetry(upload)}>
            {text.retry}
          </Button>
          <Button look="quiet" size="small" iconOnly aria-label={text.dismiss(name)} onClick={() => onStop(upload)}>
            <X />
          </Button>
        </span>
      }
    >
      {errorWords(upload.error).about}
    </Notice>
  );
}
