import { useQuery } from '@tanstack/react-query';
import type { Film } from '../../../films/film-query';
import { OuterLink } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import styles from './captions-tab.module.css';
import { captionsQuery } from './film-queries';
import { MarkedText } from './marked-text';
import type { Playback } from './playback';
import { savedFile } from './saved-file';
import { useMoment } from './use-moment';

/** The lines of the captions; each plays from where it is said, and lights up while it is. */
export function CaptionsTab({ film, playback }: { film: Film; playback: Playback }) {
  const text = words.film.captions;
  const { data: lines, error, isPending, refetch } = useQuery(captionsQuery(film));
  const now = useMoment(playback, (ms) => lines?.findIndex(({ fromMs, toMs }) => fromMs <= ms && ms < toMs) ?? -1);
  const { vtt, srt, vttNote, srtNote } = words.film.download;
  if (isPending) return <Skeleton height={44} count={8} />;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.captions}>
      <div className={styles.head}>
        <p>{text.about}</p>
        {film.renderUrl !== null && (
          <div className={styles.files}>
            <OuterLink size="small" href={savedFile(film, 'captions.vtt')} download aria-label={`${vtt}, ${vttNote}`}>
              {vttNote}
            </OuterLink>
            <OuterLink size="small" href={savedFile(film, 'captions.srt')} download aria-label={`${srt}, ${srtNote}`}>
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
              <span className={styles.time}>{words.film.time(line.fromMs)}</span>
              <span dir="auto">
                <MarkedText film={film} text={line.text} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
