import { Injectable } from '@nestjs/common';
import { ConflictError } from '@app/platform';
import type { PackUsd } from '../billing-settings.entity';
import type { CardTopUp } from './card-top-up.entity';
import { CardsService } from './cards.service';
import { ChargeTopUpService } from './charge-top-up.service';
import { OpenTopUpService } from './open-top-up.service';
import { PaymentFailedError } from './payments.errors';

/** One pack that an owner buys directly. */
export interface Purchase {
  accountId: string;
  packUsd: PackUsd;
  /** Identifies the request, so a retry buys nothing more; null without an idempotency key. */
  requestKey: string | null;
}

/** Buys a pack of credits with the card on file. An account makes one payment at a time. */
@Injectable()
export class BuyPackService {
  constructor(
    private readonly cards: CardsService,
    private readonly opening: OpenTopUpService,
    private readonly charging: ChargeTopUpService,
  ) {}

  /**
   * Returns the credited payment. Throws `ConflictError` if no card is on file or the key was used for another pack, and
   * `PaymentFailedError`.
   */
  async buy({ accountId, packUsd, requestKey }: Purchase): Promise<CardTopUp> {
    const card = await this.cards.current(accountId);
    if (!card) throw new ConflictError('no card is on file');
    for (;;) {
      const { step, topUp } = await this.opening.forPurchase(card, packUsd, requestKey);
      const settled = await (step === 'charge' ? this.charging.charge(topUp) : this.charging.outcome(topUp));
      // Another payment was under way. However it ended, ours is next.
      if (step === 'wait' && !settled.isOpen) continue;
      if (settled.status !== 'succeeded') throw new PaymentFailedError(settled.failure ?? 'provider_unavailable');
      return settled;
    }
  }
}
