import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Price } from '@app/billing';
import { newId } from '@app/platform';
import {
  AssessOrderService,
  CreateVideoService,
  OrderVideoService,
  type SettledOrder,
  type WithOrder,
} from '@app/videos';
import { episodeOrder } from '../autopilot/episode-order';
import { Episode, newEpisode } from '../episode.entity';
import type { Series } from '../series.entity';
import type { EpisodeStory } from './episode-story';

/** Runs in the transaction that pays for the video. */
export type WithEpisode = (em: EntityManager, episode: Episode) => Promise<void>;

/** What an episode is made for. */
export interface EpisodeOccasion {
  packId: string;
  checkId: string;
  at: Date;
  /** Comes first in the transaction that pays, before anything is held. */
  lock: (em: EntityManager) => Promise<void>;
}

/** Orders the videos of series: an autopilot's at its flat price, others as any video of their show. */
@Injectable()
export class OrderEpisodeService {
  constructor(
    private readonly orders: OrderVideoService,
    private readonly assessing: AssessOrderService,
    private readonly videos: CreateVideoService,
  ) {}

  /** What the episode would come to. Throws as `order`, and makes nothing. */
  async assess(series: Series, story: EpisodeStory): Promise<Price> {
    const order = await this.orderOf(series, story, newId('sp'));
    return (await this.assessing.assess(series.accountId, order)).price;
  }

  /**
   * Video, episode and what `withEpisode` writes are there together, or none of them. Throws what `CreateVideoService.create`
   * throws, such as `InsufficientCreditsError`, and what `lock` and `withEpisode` throw.
   */
  async order(
    series: Series,
    story: EpisodeStory,
    { packId, checkId, at, lock }: EpisodeOccasion,
    withEpisode: WithEpisode,
  ): Promise<void> {
    const order = await this.orderOf(series, story, packId);
    const withOrder: WithOrder = async (em, { video }) => {
      const [last] = await em.find(Episode, { seriesId: series.id }, { orderBy: { n: 'desc' }, limit: 1 });
      const n = (last?.n ?? 0) + 1;
      const title = order.spec.title ?? series.title;
      const episode = newEpisode(series, { n, videoId: video.id, checkId, title, changed: story.changed }, at);
      em.persist(episode);
      await withEpisode(em, episode);
      await em.flush();
    };
    await this.videos.create(series.accountId, order, withOrder, lock);
  }

  private async orderOf(
    series: Series,
    { content, title, headline }: EpisodeStory,
    packId: string,
  ): Promise<SettledOrder> {
    const source = { state: 'read' as const, packId, content };
    const news = headline === null ? {} : { headline };
    if (series.autopilot) return episodeOrder(series, { title, source, ...news });
    const { id: seriesId, accountId, channelId, showId, settings, premise } = series;
    const asked = { channelId, showId, title, ...settings, brief: premise ?? undefined, data: content.data };
    const order = await this.orders.settle(accountId, asked);
    // Settled as data, so that its show's ways hold; told as what was read, with its pictures and sentences.
    return { ...order, spec: { ...order.spec, ...news }, data: null, source, seriesId, episode: 'video' };
  }
}
