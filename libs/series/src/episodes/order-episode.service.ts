import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Price } from '@app/billing';
import { type PackContent, readFacts } from '@app/sources';
import { newId } from '@app/platform';
import { CreateVideoService, OrderVideoService, type VideoRequest } from '@app/videos';
import { episodeRequest } from '../autopilot/episode-request';
import { episodeTitle } from '../autopilot/first-title';
import { STARTERS } from '../autopilot/starters';
import { Episode } from '../episode.entity';
import type { Series } from '../series.entity';
import type { EpisodeStory } from './episode-story';

/** Runs in the transaction that pays for the film. */
export type WithEpisode = (em: EntityManager, episode: Episode, packId: string) => Promise<void>;

/** Every so many episodes the figure is held back, so that a show does not always open alike. */
const STORY_EVERY = 4;
const LONGEST_TITLE = 120;

/** Orders the films of series: an autopilot's at its flat price, others as any film of their show. */
@Injectable()
export class OrderEpisodeService {
  constructor(
    private readonly orders: OrderVideoService,
    private readonly films: CreateVideoService,
  ) {}

  /** What the episode would come to. Throws as `order`, and makes nothing. */
  async assess(series: Series, story: EpisodeStory): Promise<Price> {
    const request = await this.requestOf(series, story, newId('sp'));
    return (await this.films.assess(series.accountId, request)).price;
  }

  /**
   * Film, episode and what `withEpisode` writes are there together, or none of them. Throws what `CreateVideoService.create`
   * throws, such as `InsufficientCreditsError`, and what `withEpisode` throws.
   */
  async order(
    series: Series,
    story: EpisodeStory,
    { packId, checkId, at }: { packId: string; checkId: string; at: Date },
    withEpisode: WithEpisode,
  ): Promise<void> {
    const request = await this.requestOf(series, story, packId);
    await this.films.create(series.accountId, request, async (em, { video }) => {
      const [last] = await em.find(Episode, { seriesId: series.id }, { orderBy: { n: 'desc' }, limit: 1 });
      const { id: seriesId, accountId, title } = series;
      const known = { seriesId, accountId, n: (last?.n ?? 0) + 1, videoId: video.id, checkId };
      const nothingYet = { reason: null, findings: [], postedAt: null, shareUrl: null };
      const episode = em.create(Episode, {
        id: newId('epi'),
        ...known,
        ...nothingYet,
        title: request.title ?? title,
        status: 'making',
        changed: story.changed,
        createdAt: at,
        updatedAt: at,
      });
      em.persist(episode);
      await withEpisode(em, episode, packId);
      await em.flush();
    });
  }

  private async requestOf(series: Series, { content, memory }: EpisodeStory, packId: string): Promise<VideoRequest> {
    const source = { state: 'read' as const, packId, content };
    if (series.autopilot) return episodeRequest(series, { title: titleOf(series, content), source });
    const { id: seriesId, accountId, channelId, showId, settings, premise } = series;
    const mode = (memory.told ?? 1) % STORY_EVERY === 0 ? ({ mode: 'story' } as const) : {};
    const order = { channelId, showId, ...settings, ...mode, brief: premise ?? undefined, data: content.data };
    const request = await this.orders.settle(accountId, order);
    // Settled as data, so that its show's ways hold; told as what was read, with its pictures and sentences.
    return { ...request, data: null, source, seriesId, episode: 'film' };
  }
}

function titleOf(series: Series, { data, title, url, kind }: PackContent): string {
  const { starter, city = null } = series.source;
  const known = STARTERS.find((one) => one.starter === starter)?.starter ?? null;
  const items = kind === 'feed' && Array.isArray(data['items']) ? (data['items'] as Array<{ title?: unknown }>) : [];
  const [first] = items;
  if (typeof first?.title === 'string') return first.title.slice(0, LONGEST_TITLE);
  const facts = readFacts(data);
  return episodeTitle(series, { title, url, facts, starter: known, city }, series.settings.language ?? 'en');
}
