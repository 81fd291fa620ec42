import { Captions, FileVideo, Image } from 'lucide-react';
import type { Video } from '../../../videos/video-query';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { type VideoFile, savedFile } from './saved-file';
import styles from './overview-tab.module.css';

const text = words.video.download;

const FILES: readonly { file: VideoFile; label: string; note: string; Icon: typeof Captions }[] = [
  { file: 'video.mp4', label: text.full, note: text.fullNote, Icon: FileVideo },
  { file: 'web.mp4', label: text.web, note: text.webNote, Icon: FileVideo },
  { file: 'captions.vtt', label: text.vtt, note: text.vttNote, Icon: Captions },
  { file: 'captions.srt', label: text.srt, note: text.srtNote, Icon: Captions },
  { file: 'poster.jpg', label: text.poster, note: text.posterNote, Icon: Image },
];

/** The files of the video, to keep. */
export function DownloadPanel({ video }: { video: Video }) {
  return (
    <Panel title={text.title} flush>
      <div className={styles.files}>
        {FILES.map(({ file, label, note, Icon }) => (
          <a key={file} className={styles.file} href={savedFile(video, file)} download>
            <Icon aria-hidden="true" />
            {label}
            <span className={styles.note}>{note}</span>
          </a>
        ))}
      </div>
    </Panel>
  );
}
