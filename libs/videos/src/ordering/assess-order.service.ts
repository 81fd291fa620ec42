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
import { BadRequestError, WorkProcesses } from '@app/platform';
import { NoFactsError } from '@app/facts';
import { type FactsGlance, glanceFacts } from '@app/sources';
import { complianceOver } from '../channels/compliance-facts';
import { refuseClaims } from '../channels/compliance-words';
import { filmPrice, type stepCredits } from '../video-cost';
import { MediaOfferService } from './media-offer.service';
import { wishOf } from './media-wish';
import { toldFrom } from './ordered-source';
import { type ReadOrder, readOrderedScript } from './read-order';
import type { VideoRequest } from './video-request';

/** An order that is read and priced; what it is made from stands in it as it will be told. */
export interface AssessedOrder {
  request: VideoRequest & { script: Script | null; engine: Engine };
  media: MediaCount;
  /** All that could be charged for it. */
  price: Price;
  /** What is held for its steps where a plan was priced earlier; else as the prices are now. */
  steps?: ReturnType<typeof stepCredits>;
}

/** Reads and prices orders for films. Nothing is held for them yet, and nothing is written. */
@Injectable()
export class AssessOrderService {
  constructor(
    private readonly offer: MediaOfferService,
    private readonly voices: VoicesService,
    private readonly work: WorkProcesses,
  ) {}

  /**
   * What an order comes to, before anything is held for it. Throws coded errors for data without facts, for declared fields that they do not have, for a language or
   * voice that there is not, and for a price above `maxCredits`.
   */
  async assess(accountId: string, wanted: VideoRequest, signal?: AbortSignal): Promise<AssessedOrder> {
    const { code: language } = writtenLanguage(wanted.language ?? 'en');
    this.leastCredits(wanted);
    const { facts, script, targetSeconds } = await this.read(wanted, signal);
    const request = { ...wanted, script, targetSeconds, engine: wanted.engine ?? 'designed' };
    if (wanted.compliance) {
      if (facts) complianceOver(wanted.compliance, facts);
      refuseClaims(request, language);
    }
    await this.voices.check({ language, voiceId: request.voiceId, accountId });
    const { media, price } = this.priced(request, facts);
    assertAllowed(price.credits, request);
    return { request, media, price };
  }

  /**
   * What a film comes to at least, whatever its facts are: asked before anything is read. Throws
   * `MaxCreditsExceededError` where that is more than the caller allows.
   */
  leastCredits(wanted: VideoRequest): number {
    const some = [{ key: '', url: '', owner: '' }];
    const least = Math.min(...[[], some].map((pictures) => this.priced(wanted, { pictures }).price.credits));
    assertAllowed(least, wanted);
    return least;
  }

  private priced(
    request: VideoRequest,
    facts: Pick<FactsGlance, 'pictures'> | null,
  ): Pick<AssessedOrder, 'media' | 'price'> {
    const { targetSeconds, engine = 'designed', render = true } = request;
    if (request.episode === 'flat') return { media: NO_MEDIA, price: priceEpisode(targetSeconds) };
    const wish = wishOf(request);
    const media = facts ? this.offer.chargeable(wish, facts, targetSeconds) : this.offer.quotable(wish, targetSeconds);
    return { media, price: filmPrice({ targetSeconds, media, engine }, render) };
  }

  private async read(wanted: VideoRequest, signal?: AbortSignal): Promise<ReadOrder> {
    const { source, script, language, pacing, targetSeconds } = wanted;
    const own = toldFrom(wanted);
    const isAwaited = source?.state === 'awaited';
    if (script !== undefined && script !== null) {
      return await this.work.run(
        readOrderedScript,
        { own, isAwaited, script, language, pacing, targetSeconds },
        signal,
      );
    }
    if (!own && !isAwaited)
      throw new BadRequestError([
        { path: 'data', message: 'is needed, or sourceUrl, text, sourcePackId, sourceId or script' },
      ]);
    const facts = own && (await this.work.run(glanceFacts, own, signal));
    if (own && !facts) throw new NoFactsError();
    return { facts, script: null, targetSeconds };
  }
}

function assertAllowed(needed: number, { maxCredits: allowed = needed }: VideoRequest): void {
  if (needed > allowed) throw new MaxCreditsExceededError({ needed, allowed });
}
