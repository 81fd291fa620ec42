import { Injectable } from '@nestjs/common';
import { MaxCreditsExceededError, type MediaCount, NO_MEDIA, type Price, priceEpisode } from '@app/billing';
import { VoicesService } from '@app/voices';
import { BadRequestError, WorkProcesses } from '@app/platform';
import { NoFactsError } from '@app/facts';
import { type FactsGlance, glanceFacts } from '@app/sources';
import { complianceOver, refuseClaims } from '@app/channels';
import { videoPrice, type stepCredits } from '../video-cost';
import { MediaOfferService } from './media-offer.service';
import { toldFrom } from './order-pack';
import { type ReadOrder, readOrderedScript } from './read-order';
import type { SettledOrder } from './video-order';

/** An order that is read and priced. */
export interface AssessedOrder {
  order: SettledOrder;
  media: MediaCount;
  /** All that could be charged for it. */
  price: Price;
  /** What is held for its steps where a plan was priced earlier; else as the prices are now. */
  steps?: ReturnType<typeof stepCredits>;
}

/** Reads and prices orders for videos. Nothing is held for them yet, and nothing is written. */
@Injectable()
export class AssessOrderService {
  constructor(
    private readonly offer: MediaOfferService,
    private readonly voices: VoicesService,
    private readonly work: WorkProcesses,
  ) {}

  /**
   * What an order comes to, before anything is held for it. A plan is written without a language model (`withModel`). Throws
   * coded errors for data without facts, for declared fields that they do not have, for a voice that there is not, and for
   * a price above `maxCredits`.
   */
  async assess(
    accountId: string,
    settled: SettledOrder,
    { signal, withModel = true }: { signal?: AbortSignal; withModel?: boolean } = {},
  ): Promise<AssessedOrder> {
    this.leastCredits(settled, withModel);
    const { facts, targetSeconds } = await this.read(settled, signal);
    const spec = { ...settled.spec, targetSeconds };
    const order = { ...settled, spec };
    if (spec.compliance) {
      if (facts) complianceOver(spec.compliance, facts);
      refuseClaims(spec, spec.language);
    }
    const { language, voiceId } = spec;
    await this.voices.check({ language, voiceId, accountId });
    const { media, price } = this.priced(order, facts, withModel);
    assertAllowed(price.credits, order);
    return { order, media, price };
  }

  /**
   * What a video comes to at least, whatever its facts are: asked before anything is read. Throws
   * `MaxCreditsExceededError` where that is more than the caller allows.
   */
  leastCredits(order: SettledOrder, withModel = true): number {
    const some = [{ key: '', url: '', owner: '' }];
    const least = Math.min(...[[], some].map((pictures) => this.priced(order, { pictures }, withModel).price.credits));
    assertAllowed(least, order);
    return least;
  }

  private priced(
    { spec, episode, render = true }: SettledOrder,
    facts: Pick<FactsGlance, 'pictures'> | null,
    withModel: boolean,
  ): Pick<AssessedOrder, 'media' | 'price'> {
    const { targetSeconds, engine } = spec;
    if (episode === 'flat') return { media: NO_MEDIA, price: priceEpisode(targetSeconds) };
    const media = facts ? this.offer.chargeable(spec, facts, targetSeconds) : this.offer.quotable(spec, targetSeconds);
    const model = withModel ? this.offer.modelBudget(spec) : 0;
    return { media, price: videoPrice({ targetSeconds, media, engine, model }, render) };
  }

  private async read(order: SettledOrder, signal?: AbortSignal): Promise<ReadOrder> {
    const { source, spec } = order;
    const { script, language, pacing, targetSeconds } = spec;
    const own = toldFrom(order);
    const isAwaited = source?.state === 'awaited';
    if (script) {
      const scripted = { own, isAwaited, script, spec: { language, pacing, targetSeconds } };
      return await this.work.run(readOrderedScript, scripted, signal);
    }
    if (!own && !isAwaited)
      throw new BadRequestError([
        { path: 'data', message: 'is needed, or sourceUrl, text, sourcePackId, sourceId or script' },
      ]);
    const facts = own && (await this.work.run(glanceFacts, own, signal));
    if (own && !facts) throw new NoFactsError();
    return { facts, targetSeconds };
  }
}

function assertAllowed(needed: number, { maxCredits: allowed = needed }: SettledOrder): void {
  if (needed > allowed) throw new MaxCreditsExceededError({ needed, allowed });
}
