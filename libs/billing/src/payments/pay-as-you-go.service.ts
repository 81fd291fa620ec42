import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, isLiveAccount } from '@app/platform';
import { InsufficientCreditsError } from '../billing.errors';
import { DepositsService } from '../deposits.service';
import { WalletService } from '../wallet.service';
import { BillingSettingsService } from '../billing-settings.service';
import { CardsService } from './cards.service';
import { ChargeTopUpService } from './charge-top-up.service';
import { OpenTopUpService } from './open-top-up.service';
import { PaymentFailedError } from './payments.errors';

/** More attempts than a day allows top-ups, since other work may spend the new credits first. */
const ROUNDS = 25;

/** Pays for work from the wallet, and tops the wallet up from the card on file when it is too short. */
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
    private readonly deposits: DepositsService,
  ) {}

  /**
   * Runs `work` in one transaction, like `Database.transaction`. If its hold does not fit the wallet, the transaction is
   * rolled back, the wallet is topped up outside any transaction, and `work` runs again; so it must make all its holds in
   * one call of `WalletService.hold`. Throws `InsufficientCreditsError` if no card is on file or pay-as-you-go is off, and
   * `PaymentFailedError` if the card could not be charged.
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

  /** A check without locks. Throws `InsufficientCreditsError` if neither wallet nor card can pay that many credits. */
  async assertPayable(accountId: string, needed: number): Promise<void> {
    const { credits: held } = await this.wallet.balance(accountId);
    if (held >= needed) return;
    if (await this.fillTest(accountId)) return await this.assertPayable(accountId, needed);
    const { payAsYouGo } = await this.settings.of(accountId);
    const card = payAsYouGo ? await this.cards.current(accountId) : null;
    if (!card) throw new InsufficientCreditsError({ needed, held });
  }

  /** US dollars that count against the cap of this UTC day. */
  async chargedToday(accountId: string): Promise<number> {
    return await this.opening.chargedToday(accountId);
  }

  /** Whether the wallet of a test account got credits; they cost nothing and never come from a card. */
  private async fillTest(accountId: string): Promise<boolean> {
    if (isLiveAccount(accountId)) return false;
    return await this.database.transaction((em) => this.deposits.grantTest(em, accountId));
  }

  /** Returns once the wallet may have enough; throws `short`, or why it could not be topped up. */
  private async fill(accountId: string, short: InsufficientCreditsError, since: Date): Promise<void> {
    if (await this.fillTest(accountId)) return;
    // Another order may have filled the wallet of a test account in between.
    if (!isLiveAccount(accountId) && (await this.wallet.balance(accountId)).credits >= short.amounts.needed) return;
    const { payAsYouGo, packUsd } = await this.settings.of(accountId);
    const card = payAsYouGo ? await this.cards.current(accountId) : null;
    if (!card) throw short;
    const opening = await this.opening.forNeed({ card, packUsd, credits: short.amounts.needed, since });
    if (opening.step === 'look-again') return;
    if (opening.step === 'refuse') throw new PaymentFailedError(opening.reason);
    const { topUp } = opening;
    const settled = await (opening.step === 'charge' ? this.charging.charge(topUp) : this.charging.outcome(topUp));
    // An earlier payment that was given up says nothing about this one.
    if (opening.step === 'wait' && settled.failure === 'provider_unavailable') return;
    if (settled.status !== 'succeeded') throw new PaymentFailedError(settled.failure ?? 'provider_unavailable');
  }
}
