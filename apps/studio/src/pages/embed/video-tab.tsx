import type { Video } from '../../videos/video-query';
import { CopyButton, CopyField } from '../../ui/copy-field';
import { Panel } from '../../ui/panel';
import { words } from '../../words';
import { DownloadPanel } from '../videos/video/download-panel';
import { VideoWarnings } from '../videos/video/video-warnings';
import { MarkedText } from '../videos/video/marked-text';
import styles from '../videos/video/overview-tab.module.css';

/** What a finished video is for here: its words, its link, its files. Who may watch it is the integrator's to settle. */
export function VideoTab({ video }: { video: Video }) {
  const { post } = words.video;
  const { share } = words.embed;
  return (
    <div className={styles.panels}>
      <VideoWarnings video={video} />
      <Panel title={post.title} about={post.about} actions={<CopyButton text={video.caption} />}>
        <p className={styles.caption} dir="auto">
          <MarkedText video={video} text={video.caption} />
        </p>
      </Panel>
      {video.renderUrl !== null && (
        <Panel title={share.title}>
          <div className={styles.part}>
            <CopyField label={share.link} text={video.watchUrl} />
            <p className={styles.note}>{share.about}</p>
          </div>
        </Panel>
      )}
      {video.renderUrl !== null && <DownloadPanel video={video} />}
    </div>
  );
}
