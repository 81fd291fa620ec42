import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { InsufficientCreditsError } from '../billing.errors';
import { WalletService } from '../wallet.service';
import { BillingSettingsService } from '../billing-settings.service';
import { CardsService } from './cards.service';
import { ChargeTopUpService } from './charge-top-up.service';
import { OpenTopUpService } from './open-top-up.service';
import { PaymentFailedError } from './payments.errors';

/** More top-ups than a day allows, and room for credits that other work was quicker to take. */
const ROUNDS = 25;

/** Work paid from the wallet, which is filled from the card on file where it is too short. */
@Injectable()
export class PayAsYouGoService {
  constructor(
    private readonly database: Database,
    private readonly settings: BillingSettingsService,
    private readonly cards: CardsService,
    private readonly opening: OpenTopUpService,
    private readonly charging: ChargeTopUpService,
    private readonly clock: Clock,
    private readonly wallet: WalletService,
  ) {}

  /**
   * Runs `work` in one transaction, as `Database.transaction`. Where its hold does not fit, nothing of it stays, the
   * wallet is topped up outside any transaction, and it runs again; so its holds must be one call of
   * `WalletService.hold`. Throws `InsufficientCreditsError` where no card is on file or pay-as-you-go is off, and
   * `PaymentFailedError` where the card could not be charged.
   */
  async transaction<T>(accountId: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    const since = this.clock.now();
    for (let round = 1; ; round += 1) {
      try {
        return await this.database.transaction(work);
      } catch (error) {
        if (!(error instanceof InsufficientCreditsError) || round === ROUNDS) throw error;
        await this.fill(accountId, error, since);
      }
    }
  }

  /** A look that locks nothing. Throws `InsufficientCreditsError` where neither wallet nor card can pay so many credits. */
  async assertPayable(accountId: string, needed: number): Promise<void> {
    const { credits: held } = await this.wallet.balance(accountId);
    if (held >= needed) return;
    const { payAsYouGo } = await this.settings.of(accountId);
    const card = payAsYouGo ? await this.cards.current(accountId) : null;
    if (!card) throw new InsufficientCreditsError({ needed, held });
  }

  /** Returns when the wallet may be long enough; throws `short`, or why it could not be filled. */
  private async fill(accountId: string, short: InsufficientCreditsError, since: Date): Promise<void> {
    const { payAsYouGo, packUsd } = await this.settings.of(accountId);
    const card = payAsYouGo ? await this.cards.current(accountId) : null;
    if (!card) throw short;
    const opening = await this.opening.forNeed({ card, packUsd, credits: short.amounts.needed, since });
    if (opening.step === 'look-again') return;
    if (opening.step === 'refuse') throw new PaymentFailedError(opening.reason);
    const { topUp } = opening;
    const settled = await (opening.step === 'charge' ? this.charging.charge(topUp) : this.charging.outcome(topUp));
    // A payment of before that never came to be says nothing about this one.
    if (opening.step === 'wait' && settled.failure === 'provider_unavailable') return;
    if (settled.status !== 'succeeded') throw new PaymentFailedError(settled.failure ?? 'provider_unavailable');
  }
}
