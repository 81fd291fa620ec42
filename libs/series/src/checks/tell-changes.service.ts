import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import { ReadPackService } from '@app/sources';
import { episodeStory } from '../episodes/episode-story';
import { OrderEpisodeService } from '../episodes/order-episode.service';
import { SeriesCheck } from '../series-check.entity';
import { Series } from '../series.entity';
import { baselineAfter } from './check-outcome';
import { EndCheckService } from './end-check.service';
import { type Look, lockLook } from './lock-look';

/** Ends checks that make an episode: it is ordered, the baseline moved and the reading charged in one transaction. */
@Injectable()
export class TellChangesService {
  constructor(
    private readonly packs: ReadPackService,
    private readonly episodes: OrderEpisodeService,
    private readonly ending: EndCheckService,
    private readonly clock: Clock,
  ) {}

  /** Throws what `lockLook` and `OrderEpisodeService` throw; then nothing of it stays. */
  async tell(look: Look): Promise<void> {
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
