import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { Card } from './card.entity';
import { type Charge, type ChargeOrder, PaymentProvider } from './payment-provider';
import { SettleTopUpService } from './settle-top-up.service';
import { OPEN_STATUSES, CardTopUp } from './card-top-up.entity';

/** Rows per round; the next round continues. */
const AT_MOST = 50;

/** How long an order waits for another order's payment, and how often it checks. */
const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 500;

/** Executes stored payments, and finds out the outcome of those whose answer was lost. */
@Injectable()
export class ChargeTopUpService {
  /** SQL: when there is a payment to recover. */
  readonly due = "SELECT min(look_at) FROM top_ups WHERE status IN ('pending', 'unknown')";
  private readonly logger = new Logger(ChargeTopUpService.name);

  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly settling: SettleTopUpService,
    private readonly clock: Clock,
  ) {}

  /** Charges the card outside any transaction; returns the payment afterwards. */
  async charge(topUp: CardTopUp): Promise<CardTopUp> {
    const order = await this.orderOf(topUp);
    // A process that stalled for this long no longer owns the payment: others may have given it up.
    if (topUp.lookAt <= this.clock.now()) return await this.recover(topUp);
    return await this.settleBy(topUp, () => this.provider.charge(order));
  }

  /** Waits for a payment that another process makes; returns it when it is settled or the wait is over. */
  async outcome({ id }: CardTopUp): Promise<CardTopUp> {
    let waited = 0;
    let next = FIRST_PAUSE_MS;
    for (;;) {
      const topUp = await this.database.read().findOneOrFail(CardTopUp, { id });
      if (topUp.isOpen && topUp.lookAt <= this.clock.now()) return await this.recover(topUp);
      if (topUp.status !== 'pending' || waited >= PATIENCE_MS) return topUp;
      await pause(next);
      waited += next;
      next = Math.min(LONGEST_PAUSE_MS, next * 1.5);
    }
  }

  /**
   * Asks for the outcome of a payment whose owner's turn is over; returns the payment afterwards. If the provider does not
   * know it, it was never charged, and is not charged now either: its order has long been refused.
   */
  async recover(topUp: CardTopUp): Promise<CardTopUp> {
    if (topUp.provider !== this.provider.name || !(await this.takeTurn(topUp))) return topUp;
    const order = await this.orderOf(topUp);
    return await this.settleBy(topUp, async () => {
      const charge = await this.provider.findCharge(order);
      if (charge || !topUp.isAbandoned(this.clock.now())) return charge;
      return { status: 'failed', payment: null, reason: 'provider_unavailable' };
    });
  }

  /** Recovers payments that are due. Any number of processes may run this housekeeping at once. */
  async sweep(): Promise<void> {
    const due = await this.database
      .read()
      .find(
        CardTopUp,
        { status: { $in: [...OPEN_STATUSES] }, lookAt: { $lte: this.clock.now() }, provider: this.provider.name },
        { orderBy: { lookAt: 'asc' }, limit: AT_MOST },
      );
    for (const topUp of due) {
      await this.recover(topUp).catch((error: unknown) => {
        this.logger.error({ err: error, topUpId: topUp.id }, 'payment could not be settled');
      });
    }
  }

  /** False if another process owns it. */
  private async takeTurn(topUp: CardTopUp): Promise<boolean> {
    const { id, lookAt: wasDue } = topUp;
    topUp.takeTurn(this.clock.now());
    const taken = await this.database
      .read()
      .nativeUpdate(CardTopUp, { id, lookAt: wasDue, status: { $in: [...OPEN_STATUSES] } }, { lookAt: topUp.lookAt });
    return taken === 1;
  }

  private async settleBy(topUp: CardTopUp, ask: () => Promise<Charge | null>): Promise<CardTopUp> {
    let charge: Charge | null = null;
    try {
      charge = await ask();
    } catch (error) {
      this.logger.warn({ err: error, topUpId: topUp.id }, 'no answer about a payment');
    }
    return charge ? await this.settling.settle(topUp.id, charge) : await this.settling.markUnknown(topUp.id);
  }

  private async orderOf(topUp: CardTopUp): Promise<ChargeOrder> {
    const { providerCustomer: customer, providerCard: card } = await this.database
      .read()
      .findOneOrFail(Card, { id: topUp.cardId });
    const { id: key, accountId, usd, description, createdAt: orderedAt } = topUp;
    return { key, accountId, customer, card, amountCents: usd * 100, description, orderedAt };
  }
}
