import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '../../ui/button';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Wall } from '../../ui/wall';
import { words } from '../../words';
import { isBeingMade } from '../../videos/video-query';
import { VideoCard } from './video-card';
import { VideoFilters } from './video-filters';
import { shownOf, type WallFilter, wallQuery } from './videos-query';
import { NoVideos } from './no-videos';
import styles from './videos.module.css';

const NO_FILTER: WallFilter = { status: 'all', showId: '', search: '' };
/** Browsers keep few connections to one place open; streams take one each. */
const MOST_FOLLOWED = 2;

/** `/videos`: the owner's videos, newest first. */
export function VideosPage() {
  const text = words.videos;
  const [filter, setFilter] = useState(NO_FILTER);
  const videos = useInfiniteQuery(wallQuery(filter));
  const loaded = videos.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = shownOf(loaded, filter);
  const followed = new Set(shown.filter(isBeingMade).slice(0, MOST_FOLLOWED));
  const isNarrowed = filter.status !== 'all' || filter.showId !== '' || filter.search !== '';
  const isNew = videos.isSuccess && loaded.length === 0 && !isNarrowed;
  const make = (
    <LinkButton look="marker" to="/videos/new">
      {words.shell.make}
    </LinkButton>
  );
  return (
    <Page title={text.title} actions={isNew ? undefined : make} width="wide">
      {!isNew && <VideoFilters filter={filter} onChange={setFilter} />}
      {isNew && <NoVideos />}
      <Wall
        query={videos}
        items={shown}
        pending={<Skeleton height={360} count={6} />}
        className={styles.wall}
        noMatch={isNarrowed ? { words: text.noMatch, onClear: () => setFilter(NO_FILTER) } : null}
        count={text.loaded}
      >
        {(video) => <VideoCard key={video.videoId} video={video} followed={followed.has(video)} />}
      </Wall>
    </Page>
  );
}
