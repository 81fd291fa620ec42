import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { NotificationsService } from '@app/accounts';
import { TestClocksService } from '@app/clocks';
import { Clock, ConflictError, Database, findOwned, NotFoundError } from '@app/platform';
import { Episode } from '../episode.entity';
import { Series } from '../series.entity';

/** Takes episodes off the desk that wait for their owner: the other answer beside approving them. */
@Injectable()
export class DiscardEpisodeService {
  constructor(
    private readonly database: Database,
    private readonly notices: NotificationsService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  /**
   * Nothing is posted, and what it tells is not told again; its video stays, and stays paid for. Again is fine. Throws
   * `NotFoundError` for another account's, and `ConflictError` for one that does not wait.
   */
  async discard(accountId: string, seriesId: string, videoId: string): Promise<Episode> {
    return await this.database.transaction(async (em) => {
      const { clockId } = await findOwned(em, Series, 'series', { id: seriesId, accountId });
      const episode = await em.findOne(Episode, { seriesId, videoId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!episode) throw new NotFoundError('episode', videoId);
      if (episode.discardedAt !== null) return episode;
      if (episode.status !== 'held') throw new ConflictError(`episode ${videoId} is ${episode.status}, not held`);
      await this.clocks.during(clockId, async () => episode.discard(this.clock.now()));
      await this.notices.settle(em, { kind: 'episode_waiting', occasion: episode.id });
      await em.flush();
      return episode;
    });
  }
}
