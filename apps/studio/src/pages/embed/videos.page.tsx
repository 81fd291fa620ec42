import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router';
import { VideoPoster } from '../../videos/video-poster';
import { VideoStatus } from '../../videos/video-status';
import { titleOf } from '../../videos/title-of';
import { LinkButton } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Wall } from '../../ui/wall';
import { words } from '../../words';
import { told } from '../../words/told';
import { wallQuery } from '../videos/videos-query';
import styles from './videos.module.css';

const ALL = { status: 'all', showId: '', search: '' } as const;

/** The videos of the person at the screen, newest first. */
export function EmbeddedVideosPage() {
  const text = words.embed;
  const query = useInfiniteQuery(wallQuery(ALL));
  const videos = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Page title={text.videos}>
      {query.isSuccess && videos.length === 0 && (
        <Empty
          icon={<Clapperboard />}
          title={text.empty.title}
          about={text.empty.about}
          actions={
            <LinkButton look="main" to="/chat">
              {text.empty.verb}
            </LinkButton>
          }
        />
      )}
      <Wall
        query={query}
        items={videos}
        pending={<Skeleton height={240} count={4} />}
        className={styles.videos}
        noMatch={null}
      >
        {(video) => (
          <li key={video.videoId}>
            <Link to={`/videos/${video.videoId}`} className={styles.video}>
              <VideoPoster video={video} />
              <span className={styles.title} dir="auto">
                {titleOf(video)}
              </span>
              <span className={styles.facts}>
                {video.status === 'rendered' ? (
                  words.videoParts.duration(video.duration)
                ) : (
                  <VideoStatus video={video} />
                )}
                <time dateTime={video.createdAt}>{told.when(video.createdAt)}</time>
              </span>
            </Link>
          </li>
        )}
      </Wall>
    </Page>
  );
}
