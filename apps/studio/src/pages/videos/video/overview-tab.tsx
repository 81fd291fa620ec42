import type { Video } from '../../../videos/video-query';
import { DetailsPanel } from './details-panel';
import { DownloadPanel } from './download-panel';
import styles from './overview-tab.module.css';
import { PostPanel } from './post-panel';
import { SharePanel } from './share-panel';
import { VideoWarnings } from './video-warnings';

/** What a finished video is for: posting, sharing, saving; and what there is to know about it. */
export function OverviewTab({ video }: { video: Video }) {
  return (
    <div className={styles.panels}>
      <VideoWarnings video={video} />
      <PostPanel video={video} />
      {video.renderUrl !== null && <SharePanel video={video} />}
      {video.renderUrl !== null && <DownloadPanel video={video} />}
      <DetailsPanel video={video} />
    </div>
  );
}
