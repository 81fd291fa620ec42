import type { Charge, PaymentFailure } from '../src/payments/payment-provider';
import type { Fate } from './uncertain-payments';
import type { WalletModel } from './wallet-model';

export interface ModelPayment {
  occasion: 'pay-as-you-go' | 'bought';
  usd: number;
  day: string;
  createdAt: number;
  status: 'open' | 'succeeded' | 'failed';
  failure: PaymentFailure | null;
  resolvedAt: number | null;
  requestKey: string | null;
  /** The order's key, as soon as it is known. */
  id: string | null;
}

/** What the model does not decide: the time, the bank, and whether an open payment may be retried. */
export interface Outside {
  now: number;
  fate: Fate;
  due: boolean;
  bank: { charges: Map<string, Charge>; orders: string[] };
}

/** The answer to an order; before it, one turn for each thing that a killed process leaves behind. */
export type Telling = Generator<void, string>;

const DAY_MS = 86_400_000;
const TURN_MS = 120_000;
const CAP_USD = 50;

/** The payments of one wallet as they should be, modelled independently of the services. */
export class PaymentModel {
  readonly payments: ModelPayment[] = [];
  private ordered = 0;

  constructor(private readonly wallet: WalletModel) {}

  get open(): ModelPayment | undefined {
    return this.payments.find(({ status }) => status === 'open');
  }

  /** Work under pay-as-you-go. */
  *order(work: string, credits: number, packUsd: number, outside: Outside): Telling {
    const { now } = outside;
    for (;;) {
      if (this.wallet.hold(work, credits, now).kind === 'done') return 'done';
      this.wallet.expireLots(now);
      yield;
      const refusal = this.open ? yield* this.wait(this.open, outside) : this.refusal(credits, packUsd, now);
      if (refusal) return refusal;
      if (refusal === null) continue;
      const packs = Math.ceil((credits - this.wallet.spendable) / (packUsd * 100));
      const payment = this.write('pay-as-you-go', packs * packUsd, now, null);
      yield;
      const failed = yield* this.charge(payment, outside);
      if (failed) return failed;
    }
  }

  /** A bought pack, perhaps with an idempotency key. */
  *buy(packUsd: number, requestKey: string | null, outside: Outside): Telling {
    const { now } = outside;
    for (;;) {
      let known = this.payments.find((payment) => requestKey !== null && payment.requestKey === requestKey);
      const isNamed = known !== undefined && now - known.createdAt < DAY_MS;
      if (isNamed && known?.usd !== packUsd) return 'conflict';
      this.wallet.expireLots(now);
      if (known && !isNamed) {
        known.requestKey = null;
        known = undefined;
      }
      yield;
      if (known) {
        if (known.status === 'open' && outside.due) yield* this.recover(known, outside);
        return known.status === 'succeeded' ? 'done' : answer(known);
      }
      const { open } = this;
      if (open) {
        if (outside.due) yield* this.recover(open, outside);
        if (open.status === 'open') return 'provider_unavailable';
        continue;
      }
      const payment = this.write('bought', packUsd, now, requestKey);
      yield;
      return (yield* this.charge(payment, outside)) ?? 'done';
    }
  }

  /** A process asks for the outcome of the open payment. */
  *recover(payment: ModelPayment, { bank, fate, now }: Outside): Generator<void, void> {
    const charge = fate.silent ? undefined : bank.charges.get(payment.id ?? '');
    if (charge) this.hear(payment, charge, now);
    else if (!fate.silent && now - payment.createdAt >= TURN_MS) this.fail(payment, 'provider_unavailable', now);
    yield;
  }

  /** The outcome of a charge, from any source. */
  hear(payment: ModelPayment, charge: Charge, now: number): void {
    if (charge.status === 'failed' && payment.status === 'open') this.fail(payment, charge.reason, now);
    if (charge.status !== 'succeeded' || payment.status === 'succeeded') return;
    Object.assign(payment, { status: 'succeeded', failure: null, resolvedAt: now });
    this.wallet.deposit('topups', payment.usd * 100, `topup:${payment.id}`, null);
  }

  /** Undefined if a payment has to be made, null if the order retries. */
  private refusal(credits: number, packUsd: number, now: number): string | null | undefined {
    if (this.wallet.spendable >= credits) return null;
    // After the clock is set back, earlier refusals look like answers to later requests.
    const refused = (payment: ModelPayment) =>
      isOfBank(payment.failure) && payment.resolvedAt !== null && payment.resolvedAt > now;
    if (this.payments.some(refused)) return 'refused';
    const day = dayOf(now);
    const ofDay = this.payments.filter((payment) => payment.day === day && payment.occasion === 'pay-as-you-go');
    const paid = ofDay.filter(({ status }) => status !== 'failed').reduce((sum, { usd }) => sum + usd, 0);
    const usd = Math.ceil((credits - this.wallet.spendable) / (packUsd * 100)) * packUsd;
    if (paid + usd <= CAP_USD) return undefined;
    if (!ofDay.some(({ failure }) => failure === 'daily_cap')) {
      this.fail(this.write('pay-as-you-go', usd, now, null), 'daily_cap', now);
    }
    return 'daily_cap';
  }

  /** Null if the order retries. */
  private *wait(open: ModelPayment, outside: Outside): Generator<void, string | null> {
    if (outside.due) yield* this.recover(open, outside);
    return open.status === 'succeeded' || open.failure === 'provider_unavailable' ? null : answer(open);
  }

  private *charge(payment: ModelPayment, { bank, fate, now }: Outside): Generator<void, string | null> {
    payment.id = bank.orders[this.ordered++] ?? null;
    const charge = bank.charges.get(payment.id ?? '');
    if (charge && fate.tellsFirst) {
      this.hear(payment, charge, now);
      yield;
    }
    if (charge && !fate.loses) this.hear(payment, charge, now);
    yield;
    return payment.status === 'succeeded' ? null : answer(payment);
  }

  private write(occasion: ModelPayment['occasion'], usd: number, now: number, requestKey: string | null): ModelPayment {
    const payment: ModelPayment = {
      occasion,
      usd,
      day: dayOf(now),
      createdAt: now,
      status: 'open',
      failure: null,
      resolvedAt: null,
      requestKey,
      id: null,
    };
    this.payments.push(payment);
    return payment;
  }

  private fail(payment: ModelPayment, failure: PaymentFailure, now: number): void {
    Object.assign(payment, { status: 'failed', failure, resolvedAt: now, requestKey: null });
  }

  /** A killed process may have stored a payment without charging it, or charged it without an answer. */
  catchUp(orders: string[], openId: string | null): void {
    this.ordered = orders.length;
    if (this.open && openId) this.open.id = openId;
  }
}

/** The error code of a refused order. Which of the bank's two refusals it gets depends on who was first. */
export function refusalName(failure: PaymentFailure | null): string {
  return isOfBank(failure) ? 'refused' : (failure ?? 'provider_unavailable');
}

function answer({ failure }: ModelPayment): string {
  return refusalName(failure);
}

function isOfBank(failure: PaymentFailure | null): boolean {
  return failure === 'card_declined' || failure === 'authentication_required';
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
