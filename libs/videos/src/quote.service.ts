import { Injectable } from '@nestjs/common';
import {
  type EditKind,
  type Engine,
  type Price,
  priceEdit,
  priceEpisode,
  priceFootage,
  priceVideo,
  usdOf,
} from '@app/billing';
import { BadRequestError } from '@app/platform';
import { engineOf } from './choose-engine';
import { MediaOfferService } from './media-offer.service';
import { type MediaOrder, wishOf } from './media-wish';

/** What can be asked the price of (CONTRACT.md 3). */
export const QUOTE_KINDS = ['video', 'episode', 'footage'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

/** What changes a price, defaults filled in. */
export interface QuoteRequest extends MediaOrder {
  kind: QuoteKind;
  targetSeconds: number;
  /** Left out, what is asked for decides. */
  engine?: Engine;
  /** Asks for the price of a change in place of a new film's. */
  edit?: EditKind;
  footageSeconds?: number;
}

export interface Quote extends Price {
  /** US dollars with two places. */
  usd: string;
}

/** Prices work without charging: the same table and the same offer that an order is charged by. */
@Injectable()
export class QuoteService {
  private readonly prices: Record<QuoteKind, (request: QuoteRequest) => Price> = {
    video: (request) => this.video(request),
    episode: ({ targetSeconds }) => priceEpisode(targetSeconds),
    footage: ({ footageSeconds }) => {
      if (footageSeconds !== undefined) return priceFootage(footageSeconds);
      throw new BadRequestError([{ path: 'footageSeconds', message: 'is needed for the price of footage' }]);
    },
  };

  constructor(private readonly offer: MediaOfferService) {}

  /** Throws `BadRequestError` where the length of footage is missing. */
  quote(request: QuoteRequest): Quote {
    const price = this.prices[request.kind](request);
    return { credits: price.credits, usd: usdOf(price.credits), breakdown: price.breakdown };
  }

  private video({ edit, targetSeconds, engine, ...order }: QuoteRequest): Price {
    if (edit) return priceEdit(edit);
    const media = this.offer.quotable(wishOf(order), targetSeconds);
    return priceVideo({ targetSeconds, engine: engineOf({ engine, clips: order.clips }), media });
  }
}
