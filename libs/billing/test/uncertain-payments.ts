import { type CardOwner, type Charge, type ChargeOrder, PaymentProvider } from '../src/payments/payment-provider';
import { PaymentUnavailableError } from '../src/payments/payments.errors';
import type { ProcessLife } from './process-life';

/** What the bank does with the next payment, and what it answers. */
export interface Fate {
  /** `nothing` never reaches the bank. */
  does: 'takes' | 'declines' | 'asks its owner' | 'takes its time' | 'nothing';
  /** Whether the answer is lost. */
  loses: boolean;
  /** Whether the webhook arrives before the answer. */
  tellsFirst: boolean;
  /** Whether queries for the outcome get no answer. */
  silent: boolean;
}

export const TAKES: Fate = { does: 'takes', loses: false, tellsFirst: false, silent: false };

/** The bank of one wallet: keeps one charge per key, even if its answers are lost. */
export class UncertainPayments extends PaymentProvider {
  readonly name = 'sandbox';
  /** The bank's charges, by the order's key. */
  readonly charges = new Map<string, Charge>();
  /** Keys in the order of their first request. */
  readonly orders: string[] = [];
  fate = TAKES;
  /** Faults of the process that asks now. */
  life: ProcessLife | null = null;

  constructor(private readonly webhook: (key: string, charge: Charge) => Promise<void>) {
    super();
  }

  async saveCard({ accountId }: CardOwner) {
    const shown = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
    return { customer: accountId, card: 'card', fingerprint: accountId, ...shown };
  }

  /** The bank keeps only charges. */
  async forgetCard(): Promise<void> {}

  async charge({ key, amountCents }: ChargeOrder): Promise<Charge> {
    this.life?.spend();
    const { does, loses, tellsFirst } = this.fate;
    if (!this.orders.includes(key)) this.orders.push(key);
    if (does === 'nothing') throw new PaymentUnavailableError('never arrived');
    const charge = this.charges.get(key) ?? chargeOf(key, does, amountCents);
    this.charges.set(key, charge);
    if (tellsFirst && charge.status !== 'processing') await this.webhook(key, charge);
    this.life?.spend();
    if (loses) throw new PaymentUnavailableError('answer lost');
    return charge;
  }

  async findCharge({ key }: ChargeOrder): Promise<Charge | null> {
    this.life?.spend();
    if (this.fate.silent) throw new PaymentUnavailableError('no answer');
    return this.charges.get(key) ?? null;
  }

  /** Ends charges that were slow or had not arrived. */
  end(key: string, does: Exclude<Fate['does'], 'nothing'>, usd: number): Charge {
    const kept = this.charges.get(key);
    const charge = kept && kept.status !== 'processing' ? kept : chargeOf(key, does, usd * 100);
    this.charges.set(key, charge);
    return charge;
  }
}

function chargeOf(key: string, does: Exclude<Fate['does'], 'nothing'>, amountCents: number): Charge {
  const payment = `pi_${key}`;
  if (does === 'takes') return { status: 'succeeded', payment, amountCents };
  if (does === 'takes its time') return { status: 'processing', payment };
  const reason = does === 'declines' ? 'card_declined' : 'authentication_required';
  return { status: 'failed', payment, reason };
}
