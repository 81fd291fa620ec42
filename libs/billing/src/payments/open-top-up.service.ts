import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, ConflictError, Database, newId, Outbox } from '@app/platform';
import type { TopUpFailed } from '../billing.events';
import type { PackUsd } from '../billing-settings.entity';
import { DepositsService } from '../deposits.service';
import { LedgerAccount, ledgerAccountId } from '../ledger.entity';
import { PRICES } from '../price-list';
import type { Card } from './card.entity';
import { CardTopUp, OPEN_STATUSES, utcDay } from './card-top-up.entity';
import type { PaymentFailure } from './payment-provider';

/** Most that pay-as-you-go charges an account in one UTC day. */
export const DAILY_CAP_USD = 50;

/** Refusals by the bank: orders that were waiting do not try the card again. */
const REFUSALS: PaymentFailure[] = ['card_declined', 'authentication_required'];

/** What a wallet lacks, and the packs and card that fill it. */
export interface Need {
  card: Card;
  packUsd: PackUsd;
  /** Credits that the wallet must have. */
  credits: number;
  /** When the work was requested: a refusal since then applies to it too. */
  since: Date;
}

/** A payment to make now, or one that another process is making. */
interface Under<Step> {
  step: Step;
  topUp: CardTopUp;
}

/** What to do about a wallet that is too short. */
export type Opening = Under<'charge' | 'wait'> | { step: 'look-again' } | { step: 'refuse'; reason: PaymentFailure };

/** What to do about a purchase of a pack; `known` if this request has already bought it. */
export type PurchaseOpening = Under<'charge' | 'wait' | 'known'>;

/**
 * Stores a payment before the card is charged, under the wallet's lock in a short transaction: of many requests that find
 * the wallet short, one pays and the others see that it does.
 */
@Injectable()
export class OpenTopUpService {
  constructor(
    private readonly database: Database,
    private readonly deposits: DepositsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** As many packs as the wallet lacks, or none if the daily cap does not allow all of them. */
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
   * One pack that the owner buys, outside the cap of pay-as-you-go. A retry returns the same payment. Throws
   * `ConflictError` if the key was used for another pack.
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

  /** US dollars that count against the cap of this UTC day. */
  async chargedToday(accountId: string): Promise<number> {
    return await this.paidOn(this.database.read(), { accountId, day: utcDay(this.clock.now()) });
  }

  /** The spendable credits and the payment in progress; both stay locked until this transaction ends. */
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

  private async paidOn(em: EntityManager, { accountId, day }: Pick<CardTopUp, 'accountId' | 'day'>): Promise<number> {
    const others = await em.find(CardTopUp, {
      accountId,
      day,
      occasion: 'pay-as-you-go',
      status: { $ne: 'failed' },
    });
    return others.reduce((sum, { usd }) => sum + usd, 0);
  }

  /** Refused by the cap; stored and notified once a day, however many orders are refused. */
  private async refuse(em: EntityManager, topUp: CardTopUp): Promise<Opening> {
    const reason = 'daily_cap';
    const { id: topUpId, accountId, packUsd, day } = topUp;
    if ((await em.count(CardTopUp, { accountId, day, failure: reason })) === 0) {
      topUp.fail({ status: 'failed', payment: null, reason }, this.clock.now());
      em.persist(topUp);
      this.outbox.append<TopUpFailed>(em, {
        type: 'billing.topup_failed',
        accountId,
        payload: { topUpId, reason, packUsd },
      });
      await em.flush();
    }
    return { step: 'refuse', reason };
  }
}
