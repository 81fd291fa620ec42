import { Injectable } from '@nestjs/common';
import { PRICES } from '@app/billing';
import { Clock, ConflictError, Database } from '@app/platform';
import { ReadPackService } from '@app/sources';
import { PaidReadsService } from '@app/videos';
import { detectChanges } from '../changes/detect-changes';
import { episodeStory } from '../episodes/episode-story';
import { OrderEpisodeService } from '../episodes/order-episode.service';
import { Episode, type EpisodeChange } from '../episode.entity';
import { SeriesCheck } from '../series-check.entity';
import { SeriesService } from '../series.service';
import { CheckRunner } from '../tick/check-runner';
import { ClaimChecksService } from '../tick/claim-checks.service';
import { stepFor } from './check-outcome';
import { ReadSeriesService } from './read-series.service';

/** What a check would find; nothing was made or charged. */
export interface CheckPreview {
  changed: boolean;
  summary: string;
  facts: EpisodeChange[];
  /** What the check with its episode would cost now. */
  credits: number;
}

/** A check that was run, with what its episode tells. */
export interface CheckRecord {
  check: SeriesCheck;
  changed: EpisodeChange[];
}

const SUMMED_UP = 3;

/** Checks series outside their schedule (specification 4.6, `run_series`). */
@Injectable()
export class CheckNowService {
  constructor(
    private readonly database: Database,
    private readonly series: SeriesService,
    private readonly claims: ClaimChecksService,
    private readonly runner: CheckRunner,
    private readonly reads: PaidReadsService,
    private readonly sources: ReadSeriesService,
    private readonly packs: ReadPackService,
    private readonly episodes: OrderEpisodeService,
    private readonly clock: Clock,
  ) {}

  /**
   * As a slot of its own; should this process die, a worker ends it. Throws `NotFoundError` for another account's, and
   * `ConflictError` for a paused series and while another check is under way.
   */
  async check(accountId: string, seriesId: string, signal: AbortSignal): Promise<CheckRecord> {
    const series = await this.series.get(accountId, seriesId);
    if (series.status === 'paused') throw new ConflictError(`series ${seriesId} is paused; resume it first`);
    const { id } = await this.database.transaction((em) => this.claims.claimNow(em, series));
    await this.runner.run(id, signal);
    const em = this.database.read();
    const check = await em.findOneOrFail(SeriesCheck, { id });
    const episode = await em.findOne(Episode, { checkId: id });
    return { check, changed: episode?.changed ?? [] };
  }

  /** Looks and makes nothing. Throws `NotFoundError`, and what reading its source throws. */
  async preview(accountId: string, seriesId: string, signal: AbortSignal): Promise<CheckPreview> {
    const series = await this.series.get(accountId, seriesId);
    return await this.reads.spend(accountId, async ({ leave }) => {
      const reading = await this.sources.read(series, { signal, leave });
      const now = this.clock.now();
      const detection = detectChanges(series.baseline, reading, now);
      const browser = reading.found.readBy === 'browser' ? PRICES.browser : 0;
      const step = stepFor(series, detection, now);
      if (step === 'baseline')
        return { changed: false, summary: 'This would be the first reading.', facts: [], credits: 0 };
      if (step === 'quiet') {
        return { changed: false, summary: 'Nothing has changed.', facts: [], credits: PRICES.check + browser };
      }
      const story = episodeStory(
        await this.packs.contentOf(await this.packs.plan(), reading.found, signal),
        detection,
        series,
      );
      const film = step === 'episode' ? (await this.episodes.assess(series, story)).credits : PRICES.check;
      return { changed: true, summary: summaryOf(story.changed), facts: story.changed, credits: film + browser };
    });
  }
}

/** What changed, in a line. */
export function summaryOf(changed: readonly EpisodeChange[]): string {
  const told = changed.slice(0, SUMMED_UP).map(({ words }) => words);
  const more = changed.length - told.length;
  return `${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
