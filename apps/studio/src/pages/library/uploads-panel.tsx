import { Panel } from '../../ui/panel';
import { UploadRows } from '../../uploads/upload-rows';
import type { Upload } from '../../uploads/uploads';
import { words } from '../../words';

interface UploadsPanelProps {
  queue: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onStop: (upload: Upload) => void;
}

/** Files on their way into the library, and how many are there. */
export function UploadsPanel({ queue, ...rows }: UploadsPanelProps) {
  const text = words.library.uploads;
  const kept = queue.filter(({ state }) => state === 'kept').length;
  const open = queue.filter(({ state }) => state !== 'kept');
  return (
    <>
      <p className="spoken" aria-live="polite">
        {kept > 0 ? text.done(kept) : ''}
      </p>
      {open.length > 0 && (
        <Panel title={text.title} about={kept > 0 ? text.done(kept) : undefined}>
          <UploadRows open={open} {...rows} />
        </Panel>
      )}
    </>
  );
}
