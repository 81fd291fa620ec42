import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import type { VideoWarning } from '@app/picture';
import {
  Clock,
  ConflictError,
  Database,
  findOwned,
  NotFoundError,
  type Page,
  type PageAsked,
  readPage,
} from '@app/platform';
import { ReadPostsService } from '@app/publishing';
import { Episode } from '../episode.entity';
import { Series } from '../series.entity';

/** What waits for its owner's word, and what its posts are to say. */
@Injectable()
export class ReviewDeskService {
  constructor(
    private readonly database: Database,
    private readonly texts: ReadPostsService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  /** Episodes of all series that wait, the newest first; not those that are tried again by themselves. Throws `UnknownCursorError`. */
  async waiting(accountId: string, asked: PageAsked): Promise<Page<Episode>> {
    const where = { status: 'held' as const, videoId: { $ne: null }, retryAt: null };
    const list = { entity: Episode, whose: { accountId }, where, by: ['createdAt', 'id'] as const };
    return await readPage(this.database.read(), list, asked);
  }

  /**
   * The posts of a waiting episode say this; null for what they usually say. Warnings name what the data deny. Throws
   * `NotFoundError` for another account's, and `ConflictError` for one that does not wait.
   */
  async rewrite(
    accountId: string,
    { seriesId, videoId }: { seriesId: string; videoId: string },
    postText: string | null,
  ): Promise<{ episode: Episode; warnings: VideoWarning[] }> {
    // Another account's series is none, whatever its video says.
    const { clockId } = await findOwned(this.database.read(), Series, 'series', { id: seriesId, accountId });
    const warnings = await this.texts.read(videoId, accountId, postText === null ? [] : [postText]);
    const episode = await this.database.transaction(async (em) => {
      const found = await em.findOne(Episode, { seriesId, videoId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!found) throw new NotFoundError('episode', videoId);
      if (found.status !== 'held') throw new ConflictError(`episode ${videoId} is ${found.status}, not held`);
      await this.clocks.during(clockId, async () => found.rewrite(postText, this.clock.now()));
      await em.flush();
      return found;
    });
    return { episode, warnings };
  }
}
