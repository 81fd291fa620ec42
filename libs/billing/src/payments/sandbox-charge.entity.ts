import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { PaymentFailure } from './payment-provider';

/** A charge of the sandbox, stored once per key, as a provider would. */
@Entity({ tableName: 'sandbox_charges' })
@Check({ name: 'sandbox_charges_amount_cents_check', expression: 'amount_cents > 0' })
export class SandboxCharge {
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'integer' })
  amountCents!: number;

  @Property({ type: 'text', nullable: true })
  failure!: PaymentFailure | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
