import { X } from 'lucide-react';
import { errorWords } from '../../../../api/error-words';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Progress } from '../../../../ui/progress';
import { words } from '../../../../words';
import type { Sending } from './use-uploads';
import styles from './source.module.css';

/** One file on its way, or what stopped it. */
export function SendingRow({
  sending: { file, sent, error, stop },
  onRetry,
}: {
  sending: Sending;
  onRetry: () => void;
}) {
  const text = words.make.footage;
  const close = (
    <Button look="quiet" size="small" iconOnly aria-label={text.stop(file.name)} onClick={stop}>
      <X />
    </Button>
  );
  if (error) {
    const retry = (
      <span className={styles.ways}>
        <Button size="small" onClick={onRetry}>
          {text.retry}
        </Button>
        {close}
      </span>
    );
    return (
      <Notice kind="bad" title={file.name} action={retry}>
        {errorWords(error).about}
      </Notice>
    );
  }
  return (
    <div className={styles.sending}>
      <Progress label={sent < 1 ? text.sending(file.name) : text.looking(file.name)} value={sent < 1 ? sent : null} />
      {close}
    </div>
  );
}
