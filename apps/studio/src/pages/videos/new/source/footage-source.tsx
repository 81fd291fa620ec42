import { Images, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import { UploadRows } from '../../../../uploads/upload-rows';
import type { useUploads } from '../../../../uploads/use-uploads';
import { words } from '../../../../words';
import { type DraftHold } from '../use-draft';
import { LibraryPicker } from './library-picker';
import { PickedAssets } from './picked-assets';
import styles from './source.module.css';

const FOOTAGE_FILES = 'video/*,image/jpeg,image/png,image/webp,image/gif';

interface FootageSourceProps {
  hold: DraftHold;
  uploads: ReturnType<typeof useUploads>;
}

/** Clips and pictures of one's own, uploaded here or chosen from the library. */
export function FootageSource({ hold, uploads }: FootageSourceProps) {
  const text = words.make.footage;
  const { draft, change } = hold;
  const [isPicking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const sendAll = (list: FileList | null) => uploads.send(list ?? []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    sendAll(event.dataTransfer.files);
  };
  return (
    <div
      className={classes(styles.source, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.ways}>
        <Button onClick={() => files.current?.click()}>
          <Upload aria-hidden="true" />
          {text.add}
        </Button>
        <Button onClick={() => setPicking(true)}>
          <Images aria-hidden="true" />
          {text.fromLibrary}
        </Button>
        <input
          ref={files}
          type="file"
          accept={FOOTAGE_FILES}
          multiple
          hidden
          onChange={({ target }) => {
            sendAll(target.files);
            target.value = '';
          }}
        />
      </div>
      <p className={styles.note}>{text.hint}</p>
      <UploadRows
        open={uploads.queue.filter(({ state }) => state !== 'kept')}
        onRetry={uploads.retry}
        onStop={uploads.stop}
      />
      <PickedAssets hold={hold} />
      {draft.assets.length > 0 && <p className={styles.note}>{text.alone}</p>}
      <LibraryPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        picked={draft.assets}
        onPick={(assets) => change({ assets })}
      />
    </div>
  );
}
