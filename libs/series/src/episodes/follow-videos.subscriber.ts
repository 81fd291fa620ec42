import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AfterCommit, OutboxRelay } from '@app/platform';
import type { VideoRendered, VideoRenderFailed } from '@app/videos';
import { Episode } from '../episode.entity';
import { EpisodeQueue } from './episode-queue';

/** Hears that the video of an episode has ended, and has a worker see to the episode. */
@Injectable()
export class FollowVideosSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly queue: EpisodeQueue,
  ) {}

  onModuleInit(): void {
    const hear = this.hear.bind(this);
    this.relay.subscribe<VideoRendered | VideoRenderFailed>({ 'video.rendered': hear, 'video.render_failed': hear });
  }

  private async hear(
    { payload: { videoId } }: VideoRendered | VideoRenderFailed,
    em: EntityManager,
  ): Promise<AfterCommit | void> {
    const [episode] = await em.find(Episode, { videoId, status: 'making' });
    if (!episode) return;
    const { id } = episode;
    return () => this.queue.announce(id);
  }
}
