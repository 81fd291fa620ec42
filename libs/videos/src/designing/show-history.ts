import type { EntityManager } from '@mikro-orm/postgresql';
import { type StyleHistory, REMEMBERED_VIDEOS, type Telling, tellingOf } from '@app/design';
import { Video } from '../video.entity';
import type { VideoSpec } from '../video-specification';
import { VideoVersion } from '../video-version.entity';

/** Videos of the account that a pick of a style looks back on. */
const REMEMBERED = 5;
/** How many videos came before, and the styles of the latest, each from its current version. Reads only the style, since storyboards are long. */
const HISTORY = `
  SELECT (SELECT count(*)::int FROM videos WHERE account_id = ? AND number < ?) AS turn, array(
    SELECT coalesce(v.spec->>'style', s.storyboard->>'style')
      FROM videos v LEFT JOIN video_versions s ON s.video_id = v.id AND s.version = v.version
     WHERE v.account_id = ? AND v.number < ? ORDER BY v.number DESC LIMIT ${REMEMBERED}) AS styles`;

/** What an account has made before its video of that number, so that its videos do not all look alike; all of it without one. */
export async function styleHistory(
  em: EntityManager,
  accountId: string,
  number = Number.MAX_SAFE_INTEGER,
): Promise<StyleHistory> {
  const values = [accountId, number, accountId, number];
  const [history] = await em.execute<Array<{ turn: number; styles: Array<VideoSpec['style'] | null> }>>(
    HISTORY,
    values,
  );
  return { turn: history?.turn ?? 0, recent: (history?.styles ?? []).flatMap((style) => style ?? []) };
}

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
