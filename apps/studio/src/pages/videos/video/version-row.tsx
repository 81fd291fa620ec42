import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { type Video, isBeingMade } from '../../../videos/video-query';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { useVideoChange } from './use-video-change';
import styles from './versions.module.css';

/** One version: when it was made, what was changed, and the way back to it. */
export function VersionRow({ video, version }: { video: Video; version: Schemas['Version'] }) {
  const text = words.video.versions;
  const { say, sayError } = useToasts();
  const [asking, setAsking] = useState(false);
  const { version: number, edit, current } = version;
  const restore = useVideoChange(video.videoId, (_: void, header) =>
    unwrap(
      api.POST('/v1/videos/{id}/versions/{version}/restore', {
        params: { path: { id: video.videoId, version: number }, header },
      }),
    ),
  );
  const confirm = () =>
    restore.start(undefined, {
      onSuccess: () => say(text.restored(number)),
      onError: sayError,
      onSettled: () => setAsking(false),
    });
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          <span className="spoken">{words.video.version(number)}: </span>
          <span dir="auto">{edit ? edit.summary : number === 1 ? text.made : text.again}</span>
          {current && <Badge kind="good">{text.current}</Badge>}
          {version.renderUrl === null && <Badge>{text.notMade}</Badge>}
        </p>
        {edit?.notes && (
          <p className={styles.notes} dir="auto">
            {edit.atMs !== undefined && `${words.videoParts.duration(Math.floor(edit.atMs / 1000))} `}
            {text.asked(edit.notes)}
          </p>
        )}
        <p className={styles.when}>
          {[told.when(version.createdAt), text.scenes(version.scenes), told.language(version.language)].join(' · ')}
        </p>
      </div>
      {!current && !isBeingMade(video) && (
        <Button size="small" onClick={() => setAsking(true)}>
          <RotateCcw aria-hidden="true" />
          {text.restore}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.restoreTitle(number)}
        about={text.restoreAbout}
        verb={text.restoreVerb}
        busy={restore.isPending}
        onConfirm={confirm}
      />
    </li>
  );
}
