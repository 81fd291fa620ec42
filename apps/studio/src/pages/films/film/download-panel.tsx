import { Captions, FileVideo, Image } from 'lucide-react';
import type { Film } from '../../../films/film-query';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { type FilmFile, savedFile } from './saved-file';
import styles from './overview-tab.module.css';

const text = words.film.download;

const FILES: readonly { file: FilmFile; label: string; note: string; Icon: typeof Captions }[] = [
  { file: 'video.mp4', label: text.full, note: text.fullNote, Icon: FileVideo },
  { file: 'web.mp4', label: text.web, note: text.webNote, Icon: FileVideo },
  { file: 'captions.vtt', label: text.vtt, note: text.vttNote, Icon: Captions },
  { file: 'captions.srt', label: text.srt, note: text.srtNote, Icon: Captions },
  { file: 'poster.jpg', label: text.poster, note: text.posterNote, Icon: Image },
];

/** The files of the film, to keep. */
export function DownloadPanel({ film }: { film: Film }) {
  return (
    <Panel title={text.title} flush>
      <div className={styles.files}>
        {FILES.map(({ file, label, note, Icon }) => (
          <a key={file} className={styles.file} href={savedFile(film, file)} download>
            <Icon aria-hidden="true" />
            {label}
            <span className={styles.note}>{note}</span>
          </a>
        ))}
      </div>
    </Panel>
  );
}
