import type { EntityManager } from '@mikro-orm/postgresql';
import { SourcePack } from '@app/sources';
import { Video } from '@app/videos';
import { MOST_WAITING } from '../checks/check-outcome';
import { Episode, type EpisodeChange } from '../episode.entity';
import type { Series, SeriesMemory } from '../series.entity';

/** What a series knows, as far as an episode may have changed it. */
export type KnownNews = Pick<Series, 'baseline' | 'memory'>;

/** What else is known of an episode that came to nothing. */
export interface LostEpisode {
  changed: readonly EpisodeChange[];
  /** Facts that later episodes have told anew, by identity. */
  told: ReadonlySet<string>;
  /** Items of its source pack; null where that is gone. */
  items: readonly unknown[] | null;
}

/**
 * Makes what an episode would have told news again for the next check, as far as no later one has told it. Items of a feed
 * wait themselves, since the feed may have forgotten them by then. In the caller's transaction, the series locked.
 */
export async function tellAgain(em: EntityManager, series: Series, episode: Episode): Promise<void> {
  const { seriesId, n, videoId, changed } = episode;
  const later = await em.find(Episode, { seriesId, n: { $gt: n } }, { fields: ['changed'] });
  const told = new Set(later.flatMap((one) => one.changed.flatMap(({ id }) => id ?? [])));
  const isFeed = changed.some(({ names }) => names !== undefined);
  const video = isFeed && videoId !== null ? await em.findOne(Video, { id: videoId }) : null;
  const pack = video && (await em.findOne(SourcePack, { id: video.sourcePackId }));
  const items: unknown = pack?.data?.['items'];
  Object.assign(series, withUntold(series, { changed, told, items: Array.isArray(items) ? items : null }));
}

/** Baseline and memory as if the episode had told nothing. */
export function withUntold({ baseline, memory }: KnownNews, { changed, told, items }: LostEpisode): KnownNews {
  if (!baseline) return { baseline, memory };
  const facts = { ...baseline.facts };
  for (const { id, before } of changed) {
    if (id === undefined || told.has(id)) continue;
    if (before) facts[id] = before;
    else delete facts[id];
  }
  const names = changed.flatMap((change) => change.names ?? []);
  if (names.length === 0) return { baseline: { ...baseline, facts }, memory };
  if (items) return { baseline, memory: waitingAgain(memory, changed, items) };
  const lost = new Set(names);
  return { baseline: { ...baseline, items: baseline.items.filter((item) => !lost.has(item)) }, memory };
}

/** Behind what waits already, which is newer. */
function waitingAgain(
  memory: SeriesMemory | null,
  changed: readonly EpisodeChange[],
  items: readonly unknown[],
): SeriesMemory {
  const lost = changed.flatMap(({ key }) => items[Number(key.split('/')[1])] ?? []);
  const { headlines = [], waiting = [], ...kept } = memory ?? {};
  return { ...kept, headlines, waiting: [...waiting, ...lost].slice(0, MOST_WAITING) };
}
