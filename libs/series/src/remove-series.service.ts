import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { ConflictError, Database, findOwned } from '@app/platform';
import { Episode } from './episode.entity';
import { SeriesCheck } from './series-check.entity';
import { Series } from './series.entity';

/** Removes series for good. Channel, show and videos stay: they are more than one series. */
@Injectable()
export class RemoveSeriesService {
  constructor(private readonly database: Database) {}

  /**
   * With its checks and the list of its episodes. Throws `NotFoundError` for another account's too, and `ConflictError`
   * while a check or an episode of it is under way.
   */
  async remove(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      await findOwned(em, Series, 'series', { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      const checking = await em.count(SeriesCheck, { seriesId: id, status: 'claimed' });
      const making = await em.count(Episode, { seriesId: id, status: 'making' });
      if (checking + making > 0)
        throw new ConflictError(`an episode of ${id} is under way; pause it and wait for that`);
      await em.nativeDelete(Series, { id });
    });
  }
}
