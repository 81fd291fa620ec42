import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, type Config, CONFIG, Database, Outbox, type VideoRenderedPayload } from '@app/platform';
import { Video, VideoLinks, VideoVersion } from '@app/videos';
import { Episode, type EpisodeFinding } from '../episode.entity';
import type { SeriesBaseline } from '../series-state';
import { Series } from '../series.entity';

/** How an episode ends, each in one transaction and once. */
@Injectable()
export class EndEpisodeService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly links: VideoLinks,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'baseUrl'>,
  ) {}

  /** It waits for its owner, who is told by `episode.ready` as it begins to. */
  async hold(id: string, reason: string | null, findings: EpisodeFinding[]): Promise<void> {
    await this.change(id, ['making'], async (em, episode) => {
      const now = this.clock.now();
      const video = await em.findOneOrFail(Video, { id: episode.videoId ?? '' });
      const { showId } = await em.findOneOrFail(Series, { id: episode.seriesId });
      episode.hold(reason, findings, now);
      episode.title = video.title;
      const { seriesId, accountId } = episode;
      const approveUrl = `${this.config.baseUrl}/v1/autopilot/${seriesId}/episodes/${video.id}/approve`;
      const payload = { ...(await this.filmOf(em, video)), seriesId, showId, approveUrl };
      this.outbox.append(em, { type: 'episode.ready', accountId, payload });
    });
  }

  async markPosted(id: string, { shareUrl, reason }: { shareUrl: string; reason: string | null }): Promise<void> {
    await this.change(id, ['making', 'held'], async (em, episode) => {
      const video = await em.findOneOrFail(Video, { id: episode.videoId ?? '' });
      episode.title = video.title;
      episode.post(shareUrl, reason, this.clock.now());
    });
  }

  /**
   * Its film came to nothing, and its credits went back. What it would have told is news again for the next check, unless
   * a later episode was made meanwhile.
   */
  async fail(id: string, reason: string): Promise<void> {
    await this.change(id, ['making'], async (em, episode) => {
      const now = this.clock.now();
      episode.fail(reason, now);
      const series = await em.findOneOrFail(Series, { id: episode.seriesId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const later = await em.count(Episode, { seriesId: series.id, n: { $gt: episode.n } });
      if (later === 0 && series.baseline) series.baseline = untold(series.baseline, episode);
    });
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

  private async filmOf(em: EntityManager, video: Video): Promise<VideoRenderedPayload> {
    const { id: videoId, title, version, mediaKey, caption, externalId, externalUserId } = video;
    const { url, renderUrl, thumbnail, watchUrl, webUrl } = this.links.of(video);
    const made = await em.findOneOrFail(VideoVersion, { videoId, version });
    const files = { url, renderUrl, thumbnail, posterUrl: thumbnail, watchUrl, webUrl };
    const { warnings } = made;
    return { videoId, title, version, ...files, mediaKey, caption, warnings, external_id: externalId, externalUserId };
  }
}

/** The baseline as if the episode had told nothing. */
function untold(baseline: SeriesBaseline, { changed }: Episode): SeriesBaseline {
  const facts = { ...baseline.facts };
  for (const { id, before } of changed) {
    if (id === undefined) continue;
    if (before) facts[id] = before;
    else delete facts[id];
  }
  const names = new Set(changed.flatMap((change) => change.names ?? []));
  return { ...baseline, facts, items: baseline.items.filter((item) => !names.has(item)) };
}
