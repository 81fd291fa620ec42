import type { EntityManager } from '@mikro-orm/postgresql';
import { REMEMBERED_VIDEOS, type Telling, tellingOf } from '@app/design';
import { VideoVersion } from '../video-version.entity';
import { Video } from '../video.entity';

/**
 * How the videos of a series before this one were told, the latest first, so that this one differs; undefined for videos of
 * none. Read from what they came to be: one that its owner changed or deleted counts as it is now.
 */
export async function showHistory(
  em: EntityManager,
  { accountId, seriesId, number }: Pick<Video, 'accountId' | 'seriesId' | 'number'>,
): Promise<Telling[] | undefined> {
  if (seriesId === null) return undefined;
  const videos = await em.find(
    Video,
    { accountId, seriesId, number: { $lt: number } },
    { orderBy: { number: 'desc' }, limit: REMEMBERED_VIDEOS },
  );
  if (videos.length === 0) return [];
  const current = { $or: videos.map(({ id: videoId, version }) => ({ videoId, version })) };
  const made = await em.find(VideoVersion, current, { populate: ['storyboard'] });
  return videos.flatMap(({ id }) => {
    const version = made.find(({ videoId }) => videoId === id);
    return version ? [tellingOf(version.storyboard.$)] : [];
  });
}
