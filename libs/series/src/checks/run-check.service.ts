import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import {
  Clock,
  Database,
  DomainError,
  doQueued,
  QUEUES,
  type TicketAttempt,
  TicketHandler,
  type TicketOutcome,
} from '@app/platform';
import { PaidReadsService } from '@app/videos';
import { detectChanges } from '../changes/detect-changes';
import { SeriesCheck } from '../series-check.entity';
import { Series } from '../series.entity';
import type { CheckTicket } from '../tick/claim-checks.service';
import { stepFor } from './check-outcome';
import { EndCheckService } from './end-check.service';
import { CheckEndedError, SeriesMovedError } from './lock-look';
import { ReadSeriesService } from './read-series.service';
import { TellChangesService } from './tell-changes.service';

/**
 * Runs a check that was claimed: reads the source, compares its facts with the baseline, and ends in one transaction that
 * charges, moves the baseline and orders the episode, so that a process may die at any line and nothing is done twice.
 */
@Injectable()
export class RunCheckService {
  constructor(
    private readonly database: Database,
    private readonly reads: PaidReadsService,
    private readonly sources: ReadSeriesService,
    private readonly telling: TellChangesService,
    private readonly ending: EndCheckService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  @TicketHandler(QUEUES.series)
  async take({ checkId }: CheckTicket, { signal }: TicketAttempt): Promise<TicketOutcome> {
    return await this.run(checkId, signal);
  }

  /**
   * Runs a claimed check to its end; one that has ended is left alone, since a ticket may come twice. What goes wrong with
   * the source, the wallet or the video ends the check and is its `error`; it throws only where `signal` told it to stop or
   * the database is away, and then the ticket comes again.
   */
  async run(checkId: string, signal: AbortSignal): Promise<TicketOutcome> {
    const em = this.database.read();
    const check = await em.findOne(SeriesCheck, { id: checkId });
    if (!check?.isOpen()) return 'skipped';
    const { seriesId, accountId, slot: from, clockId } = check;
    const work = { name: 'series.check', ids: { checkId, seriesId, accountId }, traceparent: null };
    return await this.clocks.during(clockId, () =>
      doQueued({ ...work, waited: { from, to: this.clock.now() } }, () => this.check(check, signal)),
    );
  }

  private async check(check: SeriesCheck, signal: AbortSignal): Promise<TicketOutcome> {
    const { id: checkId } = check;
    const series = await this.database.read().findOneOrFail(Series, { id: check.seriesId });
    try {
      if (series.status === 'paused') {
        await this.ending.fail(checkId, 'The series was paused before it was read.');
        return 'failed';
      }
      await this.look(check, series, signal);
      return 'done';
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof CheckEndedError) return 'skipped';
      if (error instanceof SeriesMovedError) return await this.run(checkId, signal);
      if (!(error instanceof DomainError)) throw error;
      // Without credits every further check would end alike; any other fault may be gone by the next.
      if (error.kind === 'payment_required') await this.ending.pause(checkId, error.message);
      else await this.ending.fail(checkId, error.message);
      return 'failed';
    }
  }

  private async look(check: SeriesCheck, series: Series, signal: AbortSignal): Promise<void> {
    await this.reads.spend(series.accountId, async (purse) => {
      const reading = await this.sources.read(series, { signal, leave: purse.leave });
      const detection = detectChanges(series.baseline, reading, this.clock.now());
      const look = { check, series, reading, detection, purse, signal };
      const step = stepFor(series, detection, check.slot);
      if (step === 'episode') await this.telling.tell(look);
      else await this.ending.end(look, step);
    });
  }
}
