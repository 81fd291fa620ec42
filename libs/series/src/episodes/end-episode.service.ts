import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { NotificationsService, OwnerMailsService } from '@app/accounts';
import { Job } from '@app/jobs';
import { Clock, type Config, CONFIG, Database, Outbox } from '@app/platform';
import { type RenderedPayload, Video, VideoLinks, VideoVersion } from '@app/videos';
import { Episode, type EpisodePost, type EpisodeWait } from '../episode.entity';
import { Series } from '../series.entity';
import { StopSeriesService } from '../stop-series.service';
import type { EpisodeReady } from './episode.events';
import { tellAgain } from './untold-news';

/** After so many videos in a row that came to nothing the next would end alike: somebody has to look. */
const MOST_FAILURES = 3;

/** How an episode ends, each in one transaction and once. */
@Injectable()
export class EndEpisodeService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly links: VideoLinks,
    private readonly stops: StopSeriesService,
    private readonly notices: NotificationsService,
    private readonly mails: OwnerMailsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'baseUrl'>,
  ) {}

  /** It waits for its owner, who is told by `episode.ready`, a notice and a mail as it begins to; not while it will be tried again by itself. */
  async hold(id: string, wait: EpisodeWait): Promise<void> {
    await this.change(id, ['making', 'held'], async (em, episode) => {
      if (episode.status === 'held' && episode.retryAt === null) return;
      const now = this.clock.now();
      const video = await em.findOneOrFail(Video, { id: episode.videoId ?? '' });
      const { showId, title: series } = await em.findOneOrFail(Series, { id: episode.seriesId });
      episode.hold(wait, now);
      episode.title = video.title;
      await this.forgetFailures(em, episode.seriesId);
      if (wait.retryAt !== null) return;
      const { seriesId, accountId } = episode;
      const approveUrl = `${this.config.baseUrl}/v1/autopilot/${seriesId}/episodes/${video.id}/approve`;
      const payload = { ...(await this.videoOf(em, video)), seriesId, showId, approveUrl };
      this.outbox.append<EpisodeReady>(em, { type: 'episode.ready', accountId, payload });
      const { n, title, reason } = episode;
      const data = { seriesId, videoId: video.id, n, series, title, reason };
      const isNew = await this.notices.notify(em, { accountId, kind: 'episode_waiting', occasion: id, data });
      if (isNew) await this.mails.tellWaiting(em, accountId, data);
    });
  }

  /** One that was discarded while it went out is out all the same. */
  async markPosted(id: string, posted: EpisodePost): Promise<void> {
    await this.change(id, ['making', 'held', 'posted', 'failed'], async (em, episode) => {
      if (episode.status === 'failed' && episode.discardedAt === null) return;
      const video = await em.findOneOrFail(Video, { id: episode.videoId ?? '' });
      episode.title = video.title;
      episode.post(posted, this.clock.now());
      await this.notices.settle(em, { kind: 'episode_waiting', occasion: id });
      await this.forgetFailures(em, episode.seriesId);
    });
  }

  /**
   * Its video came to nothing, and its credits went back. What it would have told is news again for the next check, unless
   * a later episode has told it meanwhile. The third in a row stops the series; videos that their owner cancelled or deleted
   * do not count.
   */
  async fail(id: string, reason: string): Promise<void> {
    await this.change(id, ['making'], async (em, episode) => {
      const now = this.clock.now();
      episode.fail(reason, now);
      const series = await em.findOneOrFail(Series, { id: episode.seriesId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await tellAgain(em, series, episode);
      const isOwners = episode.videoId === null || (await this.isCancelled(em, episode.videoId));
      if (isOwners) return;
      series.failures += 1;
      if (series.failures < MOST_FAILURES) return;
      const words = `${MOST_FAILURES} episodes in a row came to nothing. The last one: ${reason.replace(/\.$/, '')}.`;
      await this.stops.stop(em, series, words, episode.id);
    });
  }

  private async isCancelled(em: EntityManager, videoId: string): Promise<boolean> {
    return (await em.count(Job, { videoId, status: 'cancelled' })) > 0;
  }

  private async forgetFailures(em: EntityManager, seriesId: string): Promise<void> {
    await em.nativeUpdate(Series, { id: seriesId, failures: { $gt: 0 } }, { failures: 0 });
  }

  private async change(
    id: string,
    from: Array<Episode['status']>,
    work: (em: EntityManager, episode: Episode) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (em) => {
      const episode = await em.findOne(Episode, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!episode || !from.includes(episode.status)) return;
      await work(em, episode);
      await em.flush();
    });
  }

  private async videoOf(em: EntityManager, video: Video): Promise<RenderedPayload> {
    const { id: videoId, title, version, mediaKey, caption, externalId, externalUserId } = video;
    const { url, renderUrl, thumbnail, watchUrl, webUrl } = this.links.of(video);
    const made = await em.findOneOrFail(VideoVersion, { videoId, version });
    const files = { url, renderUrl, thumbnail, posterUrl: thumbnail, watchUrl, webUrl };
    const { warnings } = made;
    return { videoId, title, version, ...files, mediaKey, caption, warnings, external_id: externalId, externalUserId };
  }
}
