import type { EntityManager } from '@mikro-orm/postgresql';
import { Episode } from './episode.entity';
import type { Series } from './series.entity';

/** A series with its newest episodes, the last first. */
export interface SeriesRecord {
  series: Series;
  episodes: Episode[];
}

/** Episodes that a list shows of each series (specification 4.7). */
const SHOWN = 5;
const NEWEST = `
  SELECT last.id FROM series AS shown
  CROSS JOIN LATERAL (SELECT id FROM episodes WHERE series_id = shown.id ORDER BY n DESC LIMIT ?) AS last
  WHERE shown.id IN (?)`;

/** Each of the series with its last five episodes, in the order given. */
export async function withEpisodes(em: EntityManager, shown: readonly Series[]): Promise<SeriesRecord[]> {
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return [];
  const newest = await em.execute<Array<{ id: string }>>(NEWEST, [SHOWN, ids]);
  const found = await em.find(Episode, { id: { $in: newest.map(({ id }) => id) } }, { orderBy: { n: 'desc' } });
  return shown.map((series) => ({ series, episodes: found.filter(({ seriesId }) => seriesId === series.id) }));
}
