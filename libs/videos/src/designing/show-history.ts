import type { EntityManager } from '@mikro-orm/postgresql';
import { REMEMBERED_FILMS, type Telling, tellingOf } from '@app/design';
import { VideoVersion } from '../video-version.entity';
import { Video } from '../video.entity';

/**
 * How the films of a series before this one were told, the latest first, so that this one differs; undefined for films of
 * none. Read from what they came to be: one that its owner changed or deleted counts as it is now.
 */
export async function showHistory(
  em: EntityManager,
  { accountId, seriesId, number }: Pick<Video, 'accountId' | 'seriesId' | 'number'>,
): Promise<Telling[] | undefined> {
  if (seriesId === null) return undefined;
  const films = await em.find(
    Video,
    { accountId, seriesId, number: { $lt: number } },
    { orderBy: { number: 'desc' }, limit: REMEMBERED_FILMS },
  );
  if (films.length === 0) return [];
  const current = { $or: films.map(({ id: videoId, version }) => ({ videoId, version })) };
  const made = await em.find(VideoVersion, current, { populate: ['storyboard'] });
  return films.flatMap(({ id }) => {
    const version = made.find(({ videoId }) => videoId === id);
    return version ? [tellingOf(version.storyboard.$)] : [];
  });
}
