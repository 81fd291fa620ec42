import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, ConflictError, Database, newId, Outbox } from '@app/platform';
import type { PackUsd } from '../billing-settings.entity';
import { DepositsService } from '../deposits.service';
import { LedgerAccount, ledgerAccountId } from '../ledger-account.entity';
import { PRICES } from '../price-list';
import type { Card } from './card.entity';
import { CardTopUp, OPEN_STATUSES, utcDay } from './card-top-up.entity';
import type { PaymentFailure } from './payment-provider';

/** Most that pay-as-you-go charges an account in one UTC day. */
export const DAILY_CAP_USD = 50;

/** A bank's answers: the card is not asked again for orders that were waiting for it. */
const REFUSALS: PaymentFailure[] = ['card_declined', 'authentication_required'];

/** What a wallet lacks, and by which packs of which card it is filled. */
export interface Need {
  card: Card;
  packUsd: PackUsd;
  /** Credits that the wallet must be able to spend. */
  credits: number;
  /** When the work was asked for: a refusal since then is an answer for it too. */
  since: Date;
}

/** A payment that is to be made now, or that somebody else is making. */
interface Under<Step> {
  step: Step;
  topUp: CardTopUp;
}

/** What is to be done about a wallet that was too short. */
export type Opening = Under<'charge' | 'wait'> | { step: 'look-again' } | { step: 'refuse'; reason: PaymentFailure };

/** What is to be done about a pack that is wanted; `known` where this request has bought it already. */
export type PurchaseOpening = Under<'charge' | 'wait' | 'known'>;

/**
 * Writes a payment down before a card is charged. It does so under the wallet's lock, which ends with its short
 * transaction: of many requests that find the wallet short, one pays and the others see that it does.
 */
@Injectable()
export class OpenTopUpService {
  constructor(
    private readonly database: Database,
    private readonly deposits: DepositsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** As many packs as the wallet lacks, or none where the day's cap does not allow all of them. */
  async forNeed(need: Need): Promise<Opening> {
    const { card, packUsd, credits, since } = need;
    return await this.database.transaction(async (em) => {
      const { balance, open } = await this.look(em, card.accountId);
      if (open) return { step: 'wait', topUp: open };
      if (balance >= credits) return { step: 'look-again' };
      const refusal = await em.findOne(
        CardTopUp,
        { cardId: card.id, status: 'failed', failure: { $in: REFUSALS }, resolvedAt: { $gt: since } },
        { orderBy: { resolvedAt: 'desc' } },
      );
      if (refusal?.failure) return { step: 'refuse', reason: refusal.failure };
      const packs = Math.ceil((credits - balance) / (packUsd * PRICES.creditsPerUsd));
      const topUp = this.newTopUp(em, card, { occasion: 'pay-as-you-go', packUsd, packs });
      if ((await this.paidOn(em, topUp)) + topUp.usd > DAILY_CAP_USD) return await this.refuse(em, topUp);
      await em.persistAndFlush(topUp);
      return { step: 'charge', topUp };
    });
  }

  /**
   * One pack that its owner wants; outside the cap of pay-as-you-go. A repeated request is what it was before. Throws
   * `ConflictError` where its name stands for another pack.
   */
  async forPurchase(card: Card, packUsd: PackUsd, requestKey: string | null): Promise<PurchaseOpening> {
    const { accountId } = card;
    return await this.database.transaction(async (em) => {
      const { open } = await this.look(em, accountId);
      const known = requestKey === null ? null : await em.findOne(CardTopUp, { accountId, requestKey });
      if (known?.keepsKey(this.clock.now())) {
        if (known.packUsd === packUsd) return { step: 'known', topUp: known };
        throw new ConflictError(`the request of this name bought a pack of $${known.packUsd}`);
      }
      await em.flush();
      if (open) return { step: 'wait', topUp: open };
      const topUp = this.newTopUp(em, card, { occasion: 'bought', packUsd, packs: 1, requestKey });
      await em.persistAndFlush(topUp);
      return { step: 'charge', topUp };
    });
  }

  /** What the wallet can spend, and the payment under way, as nobody can change them until this transaction ends. */
  private async look(em: EntityManager, accountId: string): Promise<{ balance: number; open: CardTopUp | null }> {
    await this.deposits.expire(em, accountId);
    const wallet = await em.findOneOrFail(LedgerAccount, { id: ledgerAccountId('wallet', accountId) });
    const open = await em.findOne(CardTopUp, { accountId, status: { $in: [...OPEN_STATUSES] } });
    return { balance: wallet.balance, open };
  }

  private newTopUp(
    em: EntityManager,
    { id: cardId, accountId, provider }: Card,
    wanted: Pick<CardTopUp, 'occasion' | 'packUsd' | 'packs'> & { requestKey?: string | null },
  ): CardTopUp {
    const now = this.clock.now();
    const topUp = em.create(
      CardTopUp,
      {
        id: newId('top'),
        accountId,
        cardId,
        provider,
        requestKey: null,
        ...wanted,
        credits: wanted.packs * wanted.packUsd * PRICES.creditsPerUsd,
        status: 'pending',
        failure: null,
        providerPayment: null,
        day: utcDay(now),
        looks: 0,
        lookAt: now,
        createdAt: now,
        resolvedAt: null,
      },
      { persist: false },
    );
    topUp.takeTurn(now);
    return topUp;
  }

  private async paidOn(em: EntityManager, { accountId, day }: CardTopUp): Promise<number> {
    const others = await em.find(CardTopUp, {
      accountId,
      day,
      occasion: 'pay-as-you-go',
      status: { $ne: 'failed' },
    });
    return others.reduce((sum, { usd }) => sum + usd, 0);
  }

  /** Refused by the cap; written down and told once a day, however many orders are refused. */
  private async refuse(em: EntityManager, topUp: CardTopUp): Promise<Opening> {
    const reason = 'daily_cap';
    const { id: topUpId, accountId, packUsd, day } = topUp;
    if ((await em.count(CardTopUp, { accountId, day, failure: reason })) === 0) {
      topUp.fail({ status: 'failed', payment: null, reason }, this.clock.now());
      em.persist(topUp);
      this.outbox.append(em, { type: 'billing.topup_failed', accountId, payload: { topUpId, reason, packUsd } });
      await em.flush();
    }
    return { step: 'refuse', reason };
  }
}
