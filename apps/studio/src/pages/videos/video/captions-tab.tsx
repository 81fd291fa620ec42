import { useQuery } from '@tanstack/react-query';
import type { Video } from '../../../videos/video-query';
import { OuterLink } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import styles from './captions-tab.module.css';
import { captionsQuery } from './video-queries';
import { MarkedText } from './marked-text';
import type { Playback } from './playback';
import { savedFile } from './saved-file';
import { useMoment } from './use-moment';

/** The lines of the captions; each plays from where it is said, and lights up while it is. */
export function CaptionsTab({ video, playback }: { video: Video; playback: Playback }) {
  const text = words.video.captions;
  const { data: lines, error, isPending, refetch } = useQuery(captionsQuery(video));
  const now = useMoment(playback, (ms) => lines?.findIndex(({ fromMs, toMs }) => fromMs <= ms && ms < toMs) ?? -1);
  const { vtt, srt, vttNote, srtNote } = words.video.download;
  if (isPending) return <Skeleton height={44} count={8} />;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.captions}>
      <div className={styles.head}>
        <p>{text.about}</p>
        {video.renderUrl !== null && (
          <div className={styles.files}>
            <OuterLink size="small" href={savedFile(video, 'captions.vtt')} download aria-label={`${vtt}, ${vttNote}`}>
              {vttNote}
            </OuterLink>
            <OuterLink size="small" href={savedFile(video, 'captions.srt')} download aria-label={`${srt}, ${srtNote}`}>
              {srtNote}
            </OuterLink>
          </div>
        )}
      </div>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.fromMs}>
            <button
              type="button"
              className={styles.line}
              aria-current={index === now || undefined}
              onClick={() => playback.seek(line.fromMs)}
            >
              <span className={styles.time}>{words.video.time(line.fromMs)}</span>
              <span dir="auto">
                <MarkedText video={video} text={line.text} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
