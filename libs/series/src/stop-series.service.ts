import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsService } from '@app/accounts';
import { Clock } from '@app/platform';
import type { Series } from './series.entity';

/** Pauses series for a reason that is not their owner's wish, and tells the owner. */
@Injectable()
export class StopSeriesService {
  constructor(
    private readonly notices: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /**
   * In the caller's transaction, which holds the series locked. Told once for its `occasion`; nothing happens to a series
   * that is paused. `reason` is a sentence for the owner.
   */
  async stop(em: EntityManager, series: Series, reason: string, occasion: string): Promise<void> {
    if (!series.pause(reason, this.clock.now())) return;
    const { id: seriesId, accountId, title } = series;
    await this.notices.notify(em, {
      accountId,
      kind: 'series_paused',
      occasion,
      data: { seriesId, title, reason },
    });
  }
}
