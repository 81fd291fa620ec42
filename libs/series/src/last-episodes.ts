import type { EntityManager } from '@mikro-orm/postgresql';
import { Episode } from './episode.entity';
import type { Series } from './series.entity';

/** The columns that lists show; what a series has seen and told may be large, and stays where it is. */
export const LISTED_SERIES = [
  'id',
  'accountId',
  'channelId',
  'showId',
  'kind',
  'source',
  'schedule',
  'tz',
  'policy',
  'destinations',
  'title',
  'premise',
  'settings',
  'link',
  'creditsPerEpisode',
  'status',
  'pauseReason',
  'nextRunAt',
  'anchorAt',
  'clockId',
  'createdAt',
  'updatedAt',
] as const satisfies Array<keyof Series>;

export type ListedSeries = Pick<Series, (typeof LISTED_SERIES)[number]>;

/** A series with its newest episodes, the last first. */
export interface SeriesRecord {
  series: ListedSeries;
  episodes: Episode[];
}

/** Episodes that a list shows of each series. */
const SHOWN = 5;
const NEWEST = `
  SELECT last.id FROM series AS shown
  CROSS JOIN LATERAL (SELECT id FROM episodes WHERE series_id = shown.id ORDER BY n DESC LIMIT ?) AS last
  WHERE shown.id IN (?)`;

/** Each of the series with its last five episodes, in the order given. */
export async function withEpisodes(em: EntityManager, shown: readonly ListedSeries[]): Promise<SeriesRecord[]> {
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return [];
  const newest = await em.execute<Array<{ id: string }>>(NEWEST, [SHOWN, ids]);
  const found = await em.find(Episode, { id: { $in: newest.map(({ id }) => id) } }, { orderBy: { n: 'desc' } });
  return shown.map((series) => ({ series, episodes: found.filter(({ seriesId }) => seriesId === series.id) }));
}
