import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, Outbox } from '@app/platform';
import type { TopUpFailed } from '../billing.events';
import { DepositsService } from '../deposits.service';
import type { Charge } from './payment-provider';
import { CardTopUp } from './card-top-up.entity';

/** Stores the outcome of a payment and credits it once, whoever learns the outcome first. */
@Injectable()
export class SettleTopUpService {
  private readonly logger = new Logger(SettleTopUpService.name);

  constructor(
    private readonly database: Database,
    private readonly deposits: DepositsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Returns the payment afterwards. Throws if the charged amount differs from the ordered one. */
  async settle(topUpId: string, charge: Charge): Promise<CardTopUp> {
    return await this.database.transaction(async (em) => {
      const topUp = await em.findOneOrFail(CardTopUp, { id: topUpId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const now = this.clock.now();
      const { id, accountId, packUsd, credits, description: reason } = topUp;
      if (charge.status === 'processing') {
        if (topUp.isOpen) topUp.markUnknown(now, charge.payment);
      } else if (charge.status === 'failed') {
        const payload = { topUpId: id, reason: charge.reason, packUsd };
        if (topUp.fail(charge, now)) {
          this.outbox.append<TopUpFailed>(em, { type: 'billing.topup_failed', accountId, payload });
        }
      } else if (topUp.succeed(charge, now)) {
        await this.deposits.topUp(em, accountId, { credits, reason }, `topup:${id}`);
      }
      return topUp;
    });
  }

  /** The provider gave no answer; ask again later. */
  async markUnknown(topUpId: string): Promise<CardTopUp> {
    return await this.database.transaction(async (em) => {
      const topUp = await em.findOneOrFail(CardTopUp, { id: topUpId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (topUp.isOpen) topUp.markUnknown(this.clock.now(), null);
      return topUp;
    });
  }

  /** Like `settle`, for outcomes that the provider pushes; payments of other installations are ignored. */
  async hear(topUpId: string, charge: Charge): Promise<void> {
    const known = await this.database.read().findOne(CardTopUp, { id: topUpId });
    if (known) await this.settle(topUpId, charge);
    else this.logger.warn({ topUpId, payment: charge.payment }, 'payment of an unknown top-up');
  }
}
