import { Injectable } from '@nestjs/common';
import {
  type Engine,
  MaxCreditsExceededError,
  type MediaCount,
  NO_MEDIA,
  type Price,
  priceEpisode,
} from '@app/billing';
import { type Script, VoicesService, writtenLanguage } from '@app/design';
import { complianceOver } from '../channels/compliance-facts';
import { refuseClaims } from '../channels/compliance-words';
import { filmPrice } from '../video-cost';
import { MediaOfferService } from './media-offer.service';
import { wishOf } from './media-wish';
import { readOrder } from './read-order';
import type { VideoRequest } from './video-request';

/** An order that is read and priced; what it is made from stands in it as it will be told. */
export interface AssessedOrder {
  request: VideoRequest & { script: Script | null; engine: Engine };
  media: MediaCount;
  /** All that could be charged for it. */
  price: Price;
}

/** Reads and prices orders for films. Nothing is held for them yet, and nothing is written. */
@Injectable()
export class AssessOrderService {
  constructor(
    private readonly offer: MediaOfferService,
    private readonly voices: VoicesService,
  ) {}

  /**
   * What an order comes to, before anything is held for it. Throws coded errors for data without facts, for a language or
   * voice that there is not, and for a price above `maxCredits`.
   */
  async assess(accountId: string, wanted: VideoRequest): Promise<AssessedOrder> {
    const { facts, script, targetSeconds } = readOrder(wanted);
    const { engine = 'designed', render = true } = wanted;
    const request = { ...wanted, script, targetSeconds, engine };
    const { code: language } = writtenLanguage(request.language ?? 'en');
    if (wanted.compliance) {
      if (facts) complianceOver(wanted.compliance, facts);
      refuseClaims(request, language);
    }
    await this.voices.check({ language, voiceId: request.voiceId, accountId });
    const wish = wishOf(request);
    const isFlat = wanted.episode === 'flat';
    const offered = () =>
      facts ? this.offer.chargeable(wish, facts, targetSeconds) : this.offer.quotable(wish, targetSeconds);
    const media = isFlat ? NO_MEDIA : offered();
    const price = isFlat ? priceEpisode(targetSeconds) : filmPrice({ targetSeconds, media, engine }, render);
    const { maxCredits: allowed = price.credits } = request;
    if (price.credits > allowed) throw new MaxCreditsExceededError({ needed: price.credits, allowed });
    return { request, media, price };
  }
}
