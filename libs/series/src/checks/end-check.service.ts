import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, CHARGES, WalletService } from '@app/billing';
import { Clock, Database } from '@app/platform';
import { SeriesCheck } from '../series-check.entity';
import { Series } from '../series.entity';
import { StopSeriesService } from '../stop-series.service';
import { baselineAfter, type CheckStep, collected, nextDigest } from './check-outcome';
import { type Look, lockLook } from './lock-look';
import type { SeriesReading } from './read-series.service';

/** Ends checks that make no episode, each in one transaction: charged once, told once. */
@Injectable()
export class EndCheckService {
  constructor(
    private readonly database: Database,
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly wallet: WalletService,
    private readonly stops: StopSeriesService,
    private readonly clock: Clock,
  ) {}

  /** Throws what `lockLook` throws, `InsufficientCreditsError` and `PaymentFailedError`; then nothing of it stays. The first reading is free. */
  async end(look: Look, step: Exclude<CheckStep, 'episode'>): Promise<void> {
    const { check, reading, detection } = look;
    await this.payAsYouGo.transaction(check.accountId, async (em) => {
      const { open, locked: series } = await lockLook(em, look);
      if (step !== 'baseline') await this.charge(em, look);
      const now = this.clock.now();
      if (step === 'collect') {
        Object.assign(series, collected(series, detection, reading.data), { updatedAt: now });
      } else {
        series.baseline = baselineAfter(detection, series.baseline?.sourcePackId ?? null);
      }
      if (step === 'collect' || series.kind === 'schedule') this.callDigest(series, now);
      const credits = step === 'baseline' ? 0 : CHARGES.check.price + this.browserCredits(reading);
      open.finish(step === 'collect' ? 'changed' : step, now, { credits });
      await em.flush();
    });
  }

  /** What went wrong is kept for the owner; the series goes on. */
  async fail(checkId: string, reason: string): Promise<void> {
    await this.database.transaction(async (em) => {
      (await this.lockCheck(em, checkId))?.fail(reason, this.clock.now());
      await em.flush();
    });
  }

  /** The wallet is too short: nothing more falls due until the owner, who is told once, resumes it. */
  async pause(checkId: string, reason: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const check = await this.lockCheck(em, checkId);
      if (!check) return;
      check.fail(reason, this.clock.now());
      await this.stops.stop(em, await this.lockSeries(em, check.seriesId), reason, checkId);
      await em.flush();
    });
  }

  /** What its reading cost beside the check. */
  browserCredits({ found }: SeriesReading): number {
    return found.readBy === 'browser' ? CHARGES.browser.price : 0;
  }

  private async charge(em: EntityManager, { check, reading, purse }: Look): Promise<void> {
    const work = `check:${check.id}`;
    const { accountId } = check;
    const reason = 'check of a series';
    await this.wallet.hold(em, [{ accountId, videoId: null, work, credits: CHARGES.check.price, reason }]);
    await em.flush();
    await this.wallet.capture(em, work, CHARGES.check.price, reason);
    await purse.settle(em, reading.found.readBy);
  }

  /** A digest that has something to tell goes out at nine, whatever the schedule says of that hour. */
  private callDigest(series: Series, now: Date): void {
    if (series.policy !== 'digest') return;
    const digest = nextDigest(series, now);
    if (series.nextRunAt !== null && digest < series.nextRunAt) series.nextRunAt = digest;
  }

  private async lockCheck(em: EntityManager, id: string): Promise<SeriesCheck | null> {
    const check = await em.findOne(SeriesCheck, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return check?.isOpen() ? check : null;
  }

  private async lockSeries(em: EntityManager, id: string): Promise<Series> {
    return await em.findOneOrFail(Series, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
