import { Notice } from '../../ui/notice';
import { Progress } from '../../ui/progress';
import { words } from '../../words';
import type { ImportJob } from './library-queries';
import styles from './library.module.css';

/** How far a folder is brought in, and what came of it: the files that failed by their names. */
export function DriveProgress({ job }: { job: Omit<ImportJob, 'videoId'> }) {
  const text = words.library.drive;
  const { status, stage, title, progress, imported, skipped, failed, error, files } = job;
  const sum = text.done(imported, skipped, failed);
  if (status === 'queued' || status === 'running') {
    const isListing = status === 'queued' || stage === 'list';
    return (
      <Progress
        label={isListing ? text.listing : text.importing(title ?? text.folder)}
        value={isListing ? null : progress}
      />
    );
  }
  const lost = files.filter((file) => file.status === 'failed');
  const isDone = status === 'done';
  return (
    <Notice
      kind={isDone ? (failed > 0 ? 'warn' : 'good') : 'bad'}
      title={isDone ? sum : status === 'cancelled' ? text.stopped : text.failed}
    >
      {!isDone && <p>{error}</p>}
      {lost.length > 0 && (
        <ul className={styles.failed}>
          {lost.map(({ name, folder, reason }) => (
            <li key={`${folder}/${name}`} dir="auto">
              {text.fileFailed(name, reason ?? '')}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
