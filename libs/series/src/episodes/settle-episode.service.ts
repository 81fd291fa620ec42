import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import { Clock, Database, QUEUES, type TicketAttempt, TicketHandler } from '@app/platform';
import { Video } from '@app/videos';
import { Episode } from '../episode.entity';
import { ReviewService } from '../review/review.service';
import type { Policy } from '../series-source';
import { Series } from '../series.entity';
import { EndEpisodeService } from './end-episode.service';
import type { EpisodeTicket } from './episode-queue';
import { nextTry, PostEpisodeService } from './post-episode.service';

/** Nobody knows yet what became of its posts; its ticket comes again. */
export class PostingOpenError extends Error {}

/** Nothing of it was sent anywhere. */
const NOT_TRIED = { channels: [], retryAt: null };

/** An episode whose video has ended. */
interface Made {
  series: Series;
  episode: Episode;
  video: Video;
}

/** Sees to episodes whose video has ended, as the policy of their series says. */
@Injectable()
export class SettleEpisodeService {
  private readonly policies: Readonly<Record<Policy, (made: Made, signal: AbortSignal) => Promise<void>>> = {
    hold: ({ episode }) => this.ending.hold(episode.id, { ...NOT_TRIED, reason: null, findings: [] }),
    review: (made, signal) => this.review(made, signal),
    digest: (made, signal) => this.post(made, signal),
    autopost: (made, signal) => this.post(made, signal),
  };

  constructor(
    private readonly database: Database,
    private readonly reviews: ReviewService,
    private readonly posts: PostEpisodeService,
    private readonly ending: EndEpisodeService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  @TicketHandler(QUEUES.episodes)
  async take({ episodeId }: EpisodeTicket, { signal }: TicketAttempt): Promise<void> {
    await this.run(episodeId, signal);
  }

  /** Does nothing for one that is seen to, or whose video is not ready. Throws `PostingOpenError` to be run again. */
  async run(episodeId: string, signal: AbortSignal): Promise<void> {
    const em = this.database.read();
    const episode = await em.findOne(Episode, { id: episodeId });
    if (!episode) return;
    const series = await em.findOneOrFail(Series, { id: episode.seriesId });
    await this.clocks.during(series.clockId, () => this.settle(series, episode, signal));
  }

  private async settle(series: Series, episode: Episode, signal: AbortSignal): Promise<void> {
    const em = this.database.read();
    const { id: episodeId } = episode;
    const isRetry = episode.isRetryDue(this.clock.now());
    if (episode.status !== 'making' && !isRetry) return;
    const video = episode.videoId === null ? null : await em.findOne(Video, { id: episode.videoId });
    if (!video) return await this.ending.fail(episodeId, 'Its video was deleted.');
    if (video.status === 'error') return await this.ending.fail(episodeId, video.lastError ?? 'Its video failed.');
    if (video.status !== 'rendered') return;
    const made = { series, episode, video };
    await (isRetry ? this.post(made, signal) : this.policies[series.policy](made, signal));
  }

  private async review(made: Made, signal: AbortSignal): Promise<void> {
    const { id: videoId, accountId, version } = made.video;
    const { passed, findings } = await this.reviews.review({ accountId, videoId, version }, signal);
    if (passed) return await this.post(made, signal);
    const [first] = findings.filter(({ severity }) => severity === 'block');
    const reason = first?.message ?? 'The review did not pass.';
    await this.ending.hold(made.episode.id, { ...NOT_TRIED, reason, findings });
  }

  private async post({ series, episode, video }: Made, signal: AbortSignal): Promise<void> {
    const posting = await this.posts.post(series, { video, postText: episode.postText }, signal);
    if (posting.state === 'open') throw new PostingOpenError(posting.reason);
    const { retryAfterSeconds, ...became } = posting;
    const retryAt = nextTry(episode, retryAfterSeconds, this.clock.now());
    if (became.state === 'out') return await this.ending.markPosted(episode.id, { ...became, retryAt });
    const { reason, channels } = became;
    await this.ending.hold(episode.id, { reason, channels, retryAt, findings: episode.findings });
  }
}
