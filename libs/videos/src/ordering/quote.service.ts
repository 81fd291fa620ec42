import { Injectable } from '@nestjs/common';
import {
  type EditKind,
  type Price,
  type PriceItem,
  priceEdit,
  priceEpisode,
  priceFootage,
  priceVideo,
  usdOf,
} from '@app/billing';
import { BadRequestError } from '@app/platform';
import { MediaOfferService } from './media-offer.service';
import { specOf } from './spec-of';
import type { VideoOrder } from './video-order';
import { OrderFilingService } from './order-filing.service';
import { filedForEndUser } from '../end-users/end-user';

/** What can be asked the price of. */
export const QUOTE_KINDS = ['video', 'episode', 'footage'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

/** What changes a price; what a video's part of it leaves out is settled as for an order. */
export interface QuoteRequest extends Pick<VideoOrder, (typeof PRICED)[number] | 'endUser'> {
  kind: QuoteKind;
  /** Asks for the price of a change in place of a new video's. */
  edit?: EditKind;
  footageSeconds?: number;
}

interface QuoteItem extends PriceItem {
  /** Id of the show or channel whose default asks for this; null where the caller does, or nobody. */
  setBy: string | null;
}

export interface Quote extends Price {
  /** US dollars with two places. */
  usd: string;
  breakdown: QuoteItem[];
}

/** What of an order a video's price is worked out from. */
const PRICED = [
  'targetSeconds',
  'engine',
  'images',
  'music',
  'clips',
  'presenter',
  'libraryAssetIds',
  'musicAssetId',
  'showId',
  'channelId',
] as const satisfies ReadonlyArray<keyof VideoOrder>;

/** The default that decides how many of a kind a video has; lines that no default decides are missing. */
const DECIDED_BY: Partial<Record<PriceItem['type'], 'targetSeconds' | 'images' | 'music'>> = {
  design: 'targetSeconds',
  render: 'targetSeconds',
  image: 'images',
  music: 'music',
};
/** Of an episode that does not say its length. */
const USUAL_SECONDS = 30;

/** Prices work without charging: the same table and the same offer that an order is charged by. */
@Injectable()
export class QuoteService {
  private readonly prices: Record<QuoteKind, (request: QuoteRequest, accountId: string) => Promise<Unfiled>> = {
    video: (request, accountId) => this.video(request, accountId),
    episode: async ({ targetSeconds = USUAL_SECONDS }) => priceEpisode(targetSeconds),
    footage: async ({ footageSeconds }) => {
      if (footageSeconds !== undefined) return priceFootage(footageSeconds);
      throw new BadRequestError([{ path: 'footageSeconds', message: 'is needed for the price of footage' }]);
    },
  };

  constructor(
    private readonly offer: MediaOfferService,
    private readonly filings: OrderFilingService,
  ) {}

  /**
   * Throws `BadRequestError` where the length of footage is missing or the show is on another channel, `NotFoundError` for
   * a show or channel that the account does not have, and as `filedForEndUser`.
   */
  async quote(accountId: string, request: QuoteRequest): Promise<Quote> {
    const { credits, breakdown } = await this.prices[request.kind](request, accountId);
    const items = breakdown.map((item) => ({ setBy: null, ...item }));
    return { credits, usd: usdOf(credits), breakdown: items };
  }

  private async video({ edit, endUser, ...asked }: QuoteRequest, accountId: string): Promise<Unfiled> {
    if (edit) return priceEdit(edit);
    const said = Object.fromEntries(PRICED.map((name) => [name, asked[name]])) as VideoOrder;
    const order = filedForEndUser({ ...said, endUser });
    const { filing, show, channel } = await this.filings.find(accountId, order);
    const video = specOf(order, filing);
    const { targetSeconds, engine } = video;
    const media = this.offer.quotable(video, targetSeconds);
    const price = priceVideo({ targetSeconds, engine, media, model: this.offer.modelBudget(video) });
    const setBy = (type: PriceItem['type']) => {
      const name = DECIDED_BY[type];
      if (!name || (order[name] ?? null) !== null) return null;
      return [show, channel].find((record) => (record?.defaults[name] ?? null) !== null)?.id ?? null;
    };
    return { ...price, breakdown: price.breakdown.map((item) => ({ ...item, setBy: setBy(item.type) })) };
  }
}

/** A price whose lines may say which default asks for them. */
type Unfiled = Omit<Price, 'breakdown'> & { breakdown: Array<PriceItem & { setBy?: string | null }> };
