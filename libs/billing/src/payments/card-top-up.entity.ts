import {
  Check,
  DeferMode,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OptionalProps,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/core';
import { Card } from './card.entity';
import { type PackUsd } from '../billing-settings.entity';
import type { Charge, PaymentFailure, PaymentProviderName } from './payment-provider';

export type TopUpStatus = 'pending' | 'unknown' | 'succeeded' | 'failed';

/** States of a payment whose outcome is open. An account has at most one such payment; the database enforces it. */
export const OPEN_STATUSES = ['pending', 'unknown'] as const satisfies TopUpStatus[];

/** How long one process owns a payment; longer than the provider's client retries. */
const TURN_MS = 120_000;
const FIRST_LOOK_MS = 5_000;
const LONGEST_BREAK_MS = 600_000;
/** How long the key of a request identifies it. */
const KEY_MS = 86_400_000;

/** One payment for credits: stored before the card is charged, credited once when it is known to have succeeded. */
@Entity({ tableName: 'top_ups' })
@Unique({ properties: ['accountId', 'requestKey'] })
@Check({ name: 'top_ups_check', expression: "(status = 'failed') = (failure IS NOT NULL)" })
@Check({ name: 'top_ups_check1', expression: "(status = ANY (ARRAY['pending', 'unknown'])) = (resolved_at IS NULL)" })
@Check({ name: 'top_ups_credits_check', expression: 'credits > 0' })
@Check({ name: 'top_ups_pack_usd_check', expression: 'pack_usd = ANY (ARRAY[10, 25, 50])' })
@Check({ name: 'top_ups_packs_check', expression: 'packs > 0' })
@Index({ name: 'top_ups_day', properties: ['accountId', 'day'] })
@Index({
  name: 'top_ups_due',
  expression: "CREATE INDEX top_ups_due ON top_ups (look_at) WHERE status IN ('pending', 'unknown')",
})
@Index({
  name: 'top_ups_capped',
  expression: "CREATE UNIQUE INDEX top_ups_capped ON top_ups (account_id, day) WHERE failure = 'daily_cap'",
})
@Index({
  name: 'top_ups_open',
  expression: "CREATE UNIQUE INDEX top_ups_open ON top_ups (account_id) WHERE status IN ('pending', 'unknown')",
})
export class CardTopUp {
  [OptionalProps]?: 'usd' | 'description' | 'isOpen';

  /** `top_…`; also the payment's idempotency key. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @ManyToOne({ entity: () => Card, mapToPk: true, deferMode: DeferMode.INITIALLY_DEFERRED })
  cardId!: string;

  @Property({ type: 'text' })
  provider!: PaymentProviderName;

  @Enum({ type: 'text', items: ['pay-as-you-go', 'bought'] })
  occasion!: 'pay-as-you-go' | 'bought';

  /** Identifies the request that bought it, so a retry buys nothing more; null for pay-as-you-go. */
  @Property({ type: 'text', nullable: true })
  requestKey!: string | null;

  @Property({ type: 'integer' })
  packUsd!: PackUsd;

  @Property({ type: 'integer' })
  packs!: number;

  /** What it buys at the price of the day it was made. */
  @Property({ type: 'integer', nullable: true })
  credits!: number;

  @Enum({ type: 'text', items: ['pending', 'unknown', 'succeeded', 'failed'] })
  status!: TopUpStatus;

  @Property({ type: 'text', nullable: true })
  failure!: PaymentFailure | null;

  @Property({ type: 'text', nullable: true })
  providerPayment!: string | null;

  /** The UTC day whose cap it counts against, such as `2026-01-31`. */
  @Property({ type: 'text', columnType: 'date' })
  day!: string;

  /** How often others asked what became of it. */
  @Property({ type: 'integer', default: 0 })
  looks!: number;

  /** When another process may ask for its outcome. */
  @Property({ type: 'datetime' })
  lookAt!: Date;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  resolvedAt!: Date | null;

  /** Charged amount in US dollars. */
  get usd(): number {
    return this.packs * this.packUsd;
  }

  /** Text in the ledger and on the card's statement. */
  get description(): string {
    const packs = this.packs === 1 ? `pack of $${this.packUsd}` : `${this.packs} packs of $${this.packUsd}`;
    return this.occasion === 'bought' ? packs : `${packs}, pay-as-you-go`;
  }

  get isOpen(): boolean {
    return OPEN_STATUSES.some((status) => status === this.status);
  }

  /** Reserves it for the process that works on it now. */
  takeTurn(now: Date): void {
    this.lookAt = new Date(now.getTime() + TURN_MS);
  }

  /** Whether it is too late for a payment that the provider does not know. */
  isAbandoned(now: Date): boolean {
    return now.getTime() - this.createdAt.getTime() >= TURN_MS;
  }

  /** Whether the idempotency key still identifies it; an expired key is given up. */
  keepsKey(now: Date): boolean {
    if (now.getTime() - this.createdAt.getTime() >= KEY_MS) this.requestKey = null;
    return this.requestKey !== null;
  }

  /** No final answer: try again, later each time. */
  markUnknown(now: Date, payment: string | null): void {
    this.status = 'unknown';
    this.providerPayment = payment ?? this.providerPayment;
    const pause = Math.min(LONGEST_BREAK_MS, FIRST_LOOK_MS * 2 ** this.looks);
    this.looks += 1;
    this.lookAt = new Date(now.getTime() + pause);
  }

  /**
   * The money was taken; false if that was known already. A payment that was given up may still turn out to be paid.
   * Throws if another amount was taken.
   */
  succeed({ payment, amountCents }: Extract<Charge, { status: 'succeeded' }>, now: Date): boolean {
    if (amountCents !== this.usd * 100) throw new Error(`${payment} took ${amountCents} cents for top-up ${this.id}`);
    if (this.status === 'succeeded') return false;
    Object.assign(this, { status: 'succeeded', failure: null, providerPayment: payment, resolvedAt: now });
    return true;
  }

  /** No money will be taken; false if that was known already or the payment had succeeded. A retried request starts anew. */
  fail({ payment, reason }: Extract<Charge, { status: 'failed' }>, now: Date): boolean {
    if (!this.isOpen) return false;
    const providerPayment = payment ?? this.providerPayment;
    Object.assign(this, { status: 'failed', failure: reason, providerPayment, requestKey: null, resolvedAt: now });
    return true;
  }
}

/** The UTC day of a date, such as `2026-01-31`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
