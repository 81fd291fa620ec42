import type { EntityManager } from '@mikro-orm/postgresql';
import type { StyleHistory } from '@app/design';
import { VideoVersion } from '../video-version.entity';
import { Video } from '../video.entity';

/** Films of the account that a pick of a style looks back on. */
const REMEMBERED = 5;

/** What an account has made before its film of that number, so that its films do not all look alike; all of it without one. */
export async function styleHistory(em: EntityManager, accountId: string, number?: number): Promise<StyleHistory> {
  const before = { accountId, ...(number === undefined ? {} : { number: { $lt: number } }) };
  const turn = await em.count(Video, before);
  const latest = await em.find(Video, before, { orderBy: { number: 'desc' }, limit: REMEMBERED });
  const versions = await em.find(VideoVersion, { videoId: { $in: latest.map(({ id }) => id) } });
  const styleOf = ({ id, style }: Video) => style ?? versions.find((made) => made.videoId === id)?.storyboard.style;
  return { turn, recent: latest.flatMap((video) => styleOf(video) ?? []) };
}
