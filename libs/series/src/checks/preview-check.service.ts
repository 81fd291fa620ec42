import { Injectable } from '@nestjs/common';
import { CHARGES } from '@app/billing';
import { Clock } from '@app/platform';
import { ReadPackService } from '@app/sources';
import { PaidReadsService } from '@app/videos';
import { detectChanges } from '../changes/detect-changes';
import { episodeStory } from '../episodes/episode-story';
import { OrderEpisodeService } from '../episodes/order-episode.service';
import type { EpisodeChange } from '../episode.entity';
import { SeriesService } from '../series.service';
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

const SUMMED_UP = 3;

/** Says what a check of a series would find, and what it would cost. */
@Injectable()
export class PreviewCheckService {
  constructor(
    private readonly series: SeriesService,
    private readonly reads: PaidReadsService,
    private readonly sources: ReadSeriesService,
    private readonly packs: ReadPackService,
    private readonly episodes: OrderEpisodeService,
    private readonly clock: Clock,
  ) {}

  /** Looks and makes nothing. Throws `NotFoundError`, and what reading its source throws. */
  async preview(accountId: string, seriesId: string, signal: AbortSignal): Promise<CheckPreview> {
    const series = await this.series.get(accountId, seriesId);
    return await this.reads.spend(accountId, async ({ leave }) => {
      const reading = await this.sources.read(series, { signal, leave });
      const now = this.clock.now();
      const detection = detectChanges(series.baseline, reading, now);
      const browser = reading.found.readBy === 'browser' ? CHARGES.browser.price : 0;
      const step = stepFor(series, detection, now);
      if (step === 'baseline')
        return { changed: false, summary: 'This would be the first reading.', facts: [], credits: 0 };
      if (step === 'quiet') {
        return { changed: false, summary: 'Nothing has changed.', facts: [], credits: CHARGES.check.price + browser };
      }
      const story = episodeStory(
        await this.packs.contentOf(await this.packs.plan(), reading.found, signal),
        detection,
        series,
      );
      const video = step === 'episode' ? (await this.episodes.assess(series, story)).credits : CHARGES.check.price;
      const changed = story.changed.length > 0;
      const summary = changed
        ? summaryOf(story.changed)
        : 'Nothing has changed; a series of kind schedule tells it anew.';
      return { changed, summary, facts: story.changed, credits: video + browser };
    });
  }
}

/** What changed, in a line. */
export function summaryOf(changed: readonly EpisodeChange[]): string {
  const told = changed.slice(0, SUMMED_UP).map(({ words }) => words);
  const more = changed.length - told.length;
  return `${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
