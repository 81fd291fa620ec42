import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, doQueued, type ToldOutcome } from '@app/platform';
import { ReadPackService } from '@app/sources';
import { type BrowserPurse, PaidReadsService } from '@app/videos';
import { type Detection, detectChanges } from '../changes/detect-changes';
import { episodeStory } from '../episodes/episode-story';
import { OrderEpisodeService } from '../episodes/order-episode.service';
import { SeriesCheck } from '../series-check.entity';
import { Series } from '../series.entity';
import { CheckRunner } from '../tick/check-runner';
import { baselineAfter, stepFor } from './check-outcome';
import { EndCheckService } from './end-check.service';
import { CheckEndedError, lockLook, SeriesMovedError } from './lock-look';
import { ReadSeriesService, type SeriesReading } from './read-series.service';

/** A check under way, as it was found. */
interface Look {
  check: SeriesCheck;
  series: Series;
  reading: SeriesReading;
  detection: Detection;
  purse: BrowserPurse;
  signal: AbortSignal;
}

/**
 * Runs a check that was claimed: reads the source, compares its facts with the baseline, and ends in one transaction that
 * charges, moves the baseline and orders the episode, so that a process may die at any line and nothing is done twice.
 */
@Injectable()
export class RunCheckService extends CheckRunner {
  constructor(
    private readonly database: Database,
    private readonly reads: PaidReadsService,
    private readonly sources: ReadSeriesService,
    private readonly packs: ReadPackService,
    private readonly episodes: OrderEpisodeService,
    private readonly ending: EndCheckService,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run(checkId: string, signal: AbortSignal): Promise<ToldOutcome> {
    const em = this.database.read();
    const check = await em.findOne(SeriesCheck, { id: checkId });
    if (!check?.isOpen()) return 'skipped';
    const { seriesId, accountId, slot: from } = check;
    const work = { name: 'series.check', ids: { checkId, seriesId, accountId }, traceparent: null };
    return await doQueued({ ...work, waited: { from, to: this.clock.now() } }, () => this.check(check, signal));
  }

  private async check(check: SeriesCheck, signal: AbortSignal): Promise<ToldOutcome> {
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
      if (step === 'episode') await this.tell(look);
      else await this.ending.end(look, step);
    });
  }

  private async tell(look: Look): Promise<void> {
    const { check, series, reading, detection, purse, signal } = look;
    const packId = await this.packs.plan();
    const content = await this.packs.contentOf(packId, reading.found, signal);
    const story = episodeStory(content, detection, series);
    const order = { packId, checkId: check.id, at: this.clock.now() };
    const lock = async (em: EntityManager) => void (await lockLook(em, look));
    await this.episodes.order(series, story, { ...order, lock }, async (em, { videoId }) => {
      const locked = await em.findOneOrFail(Series, { id: series.id });
      const open = await em.findOneOrFail(SeriesCheck, { id: check.id });
      await this.packs.claim(em, packId);
      await purse.settle(em, reading.found.readBy);
      locked.baseline = baselineAfter(detection, packId);
      locked.memory = {
        ...story.memory,
        ...(locked.policy === 'digest' ? { digestAt: check.slot.toISOString() } : {}),
      };
      locked.updatedAt = order.at;
      open.finish('episode', order.at, { credits: this.ending.browserCredits(reading), videoId });
    });
  }
}
