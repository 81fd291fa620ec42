import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hosted } from '../../../api/hosted';
import { Badge, type BadgeKind } from '../../../ui/badge';
import { LinkButton, OuterLink } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { EpisodePoster } from '../episode-poster';
import type { Episode, Show } from '../../../api/shows-query';
import { episodeVideosQuery } from '../show-queries';
import { standingOf } from '../show-words';
import { ChangedList } from './changed-list';
import styles from './episodes-panel.module.css';

const KINDS: Record<ReturnType<typeof standingOf>, BadgeKind> = {
  making: 'busy',
  held: 'warn',
  posted: 'good',
  failed: 'bad',
  discarded: 'plain',
};

/** The last episodes with what was new in each, and where it is now. `shown` is the one that stands above already. */
export function EpisodesPanel({ show, shown }: { show: Show; shown: number | undefined }) {
  const text = words.shows.show;
  const { data: videos } = useQuery(episodeVideosQuery(show));
  return (
    <Panel title={text.episodes} about={text.episodesAbout}>
      {show.episodes.length === 0 && <p>{words.shows.noEpisodes}</p>}
      <ul className={styles.list}>
        {show.episodes.map((episode) => (
          <li key={episode.n} className={styles.row}>
            <EpisodePoster
              episode={episode}
              format={show.format}
              video={videos?.data.find(({ videoId }) => videoId === episode.videoId)}
            />
            <div className={styles.words}>
              <p className={styles.line}>
                {words.shows.episode(episode.n)}
                <Badge kind={KINDS[standingOf(episode)]}>{words.shows.status[standingOf(episode)]}</Badge>
                {episode.postedAt && (
                  <time dateTime={episode.postedAt}>{text.postedAt(told.when(episode.postedAt))}</time>
                )}
              </p>
              <h4 className={styles.title} dir="auto">
                {episode.videoId ? <Link to={`/videos/${episode.videoId}`}>{episode.title}</Link> : episode.title}
              </h4>
              {episode.n !== shown && episode.reason && episode.discardedAt === null && (
                <p dir="auto">{episode.reason}</p>
              )}
              {episode.n !== shown && <ChangedList episode={episode} />}
              <Ways show={show} episode={episode} shown={episode.n === shown} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Ways({ show, episode, shown }: { show: Show; episode: Episode; shown: boolean }) {
  const text = words.shows.show;
  const { shareUrl, downloadUrl, status, n, videoId } = episode;
  const waits = status === 'held' && videoId !== null && !shown;
  if (!waits && shareUrl === null && downloadUrl === null) return null;
  return (
    <div className={styles.ways}>
      {waits && (
        <LinkButton
          size="small"
          to={`/shows/${show.seriesId}?episode=${n}`}
          aria-label={`${words.shows.look}: ${words.shows.episode(n)}`}
        >
          {words.shows.look}
        </LinkButton>
      )}
      {shareUrl && (
        <OuterLink size="small" href={hosted(shareUrl)} target="_blank" rel="noreferrer">
          {text.watch}
        </OuterLink>
      )}
      {downloadUrl && (
        <OuterLink size="small" href={hosted(downloadUrl)} download>
          {text.download}
        </OuterLink>
      )}
    </div>
  );
}
