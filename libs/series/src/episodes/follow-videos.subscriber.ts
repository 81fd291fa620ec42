import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AfterCommit, type DomainEvent, OutboxRelay } from '@app/platform';
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
    this.relay.subscribe((event, em) => this.hear(event, em));
  }

  private async hear(event: DomainEvent, em: EntityManager): Promise<AfterCommit | void> {
    if (event.type !== 'video.rendered' && event.type !== 'video.render_failed') return;
    const [episode] = await em.find(Episode, { videoId: event.payload.videoId, status: 'making' });
    if (!episode) return;
    const { id } = episode;
    return () => this.queue.announce(id);
  }
}
