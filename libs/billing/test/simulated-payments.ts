import { ConflictError } from '@app/platform';
import { BillingSettingsService, CardTopUp, InsufficientCreditsError, PaymentFailedError } from '../src';
import type { BreakingDatabase } from './breaking-database';
import type { LedgerFixture } from './ledger-fixture';
import { PaymentFixture } from './payment-fixture';
import { type Outside, PaymentModel, refusalName, type Telling } from './payment-model';
import { MortalDatabase, ProcessDiedError, ProcessLife } from './process-life';
import type { SeededRandom } from '@app/testing';
import type { SimulatedWallet } from './simulated-wallet';
import { type Fate, TAKES, UncertainPayments } from './uncertain-payments';

/** An order or a purchase, on the services and on the model. */
interface Payment {
  name: string;
  run: (process: PaymentFixture) => Promise<unknown>;
  model: (outside: Outside) => Telling;
  /** Runs two in parallel, for other work or as a retry: either may be first. */
  twin: () => Payment;
}

interface OpenRow {
  id: string;
  waits: boolean;
  due: boolean;
}

/** More than the transactions, queries and payments of the longest order. */
const LONGEST_LIFE = 24;
const PACKS = [10, 10, 25, 50] as const;

/** Random payments into one wallet, with lost answers of the bank and processes killed midway. */
export class SimulatedPayments {
  readonly model: PaymentModel;
  private readonly bank: UncertainPayments;
  private readonly process: PaymentFixture;
  private readonly other: PaymentFixture;
  private packUsd: (typeof PACKS)[number] = 10;
  private serial = 0;

  constructor(
    private readonly wallet: SimulatedWallet,
    private readonly random: SeededRandom,
    private readonly books: LedgerFixture,
    private readonly breaking: BreakingDatabase,
  ) {
    this.model = new PaymentModel(wallet.model);
    this.bank = new UncertainPayments((key, charge) => this.process.settling.settle(key, charge).then(() => undefined));
    this.process = new PaymentFixture(books, this.bank);
    this.other = new PaymentFixture(books, this.bank);
  }

  /** Puts a card on file. */
  async open(): Promise<void> {
    await this.process.cards.saveWithoutGrant(this.wallet.accountId, 'any');
  }

  /** One order, purchase, query or webhook. Throws if database and model disagree. */
  async step(): Promise<void> {
    const draw = this.random.next();
    if (draw < 0.5) await this.pay(await this.order());
    else if (draw < 0.65) await this.pay(this.purchase());
    else if (draw < 0.8) await this.ask();
    else await this.hear();
  }

  /** Delivers every outcome at last; throws if one was not credited exactly once. */
  async finish(): Promise<void> {
    for (const [key, charge] of this.bank.charges) await this.process.settling.settle(key, charge);
    const { accountId } = this.wallet;
    const [sum] = await this.breaking.look<{ credited: string; paid: string }>(
      `SELECT coalesce(sum(d.credits), 0) AS credited,
              coalesce(sum(t.packs * t.pack_usd) FILTER (WHERE t.status = 'succeeded'), 0) * 100 AS paid
         FROM top_ups t LEFT JOIN deposits d ON d.key = 'topup:' || t.id WHERE t.account_id = $1`,
      [accountId],
    );
    const taken = [...this.bank.charges.values()].reduce(
      (cents, charge) => cents + (charge.status === 'succeeded' ? charge.amountCents : 0),
      0,
    );
    this.same('the end', [Number(sum?.credited), Number(sum?.paid)], [taken, taken]);
  }

  /** Throws if the rows of payments differ from the model. */
  async compare(after: string): Promise<void> {
    const rows = await this.breaking.look<{ state: string; usd: string; payments: string }>(
      `SELECT occasion || ' ' || CASE WHEN status IN ('pending', 'unknown') THEN 'open' ELSE coalesce(failure, status) END
                AS state, sum(packs * pack_usd) AS usd, count(*) AS payments
         FROM top_ups WHERE account_id = $1 GROUP BY 1`,
      [this.wallet.accountId],
    );
    const ours = new Map<string, [usd: number, payments: number]>();
    for (const { occasion, status, failure, usd } of this.model.payments) {
      const state = `${occasion} ${failure ?? status}`;
      const [sum, payments] = ours.get(state) ?? [0, 0];
      ours.set(state, [sum + usd, payments + 1]);
    }
    const real = rows.map(({ state, usd, payments }) => [state, [Number(usd), Number(payments)]]);
    this.same(after, real.map(String).sort(), [...ours].map(String).sort());
    await this.wallet.compare(after);
  }

  private async pay(payment: Payment): Promise<void> {
    const { random, bank } = this;
    const life = random.chance(0.15) ? new ProcessLife(random.upTo(LONGEST_LIFE) - 1) : null;
    const twice = random.chance(0.05);
    const fate = this.fate();
    const open = await this.openRow();
    // Such an order would wait a minute for a killed process.
    if (open && open.waits && !open.due) return;
    bank.fate = twice ? TAKES : fate;
    const outside: Outside = { now: this.now, fate: bank.fate, due: open?.due ?? false, bank };
    if (life) await this.die(payment, outside, life);
    else if (twice && !open) await this.agree([payment, payment.twin()], outside);
    else await this.agree([payment], outside);
  }

  private async agree(payments: Payment[], outside: Outside): Promise<void> {
    const name = payments.map((payment) => payment.name).join(' beside ');
    const real = await Promise.all(
      payments.map(async (payment, index) => ({
        payment,
        answer: await answerOf(payment.run(index === 0 ? this.process : this.other)),
      })),
    );
    // Parallel orders run in any order; the one that was accepted ran first.
    real.sort((a, b) => Number(b.answer === 'done') - Number(a.answer === 'done'));
    const told = real.map(({ payment }) => endOf(payment.model(outside)));
    this.same(
      name,
      real.map(({ answer }) => answer),
      told,
    );
    await this.compare(name);
  }

  /** Advances the model until it matches what the process left in the database; throws if it never does. */
  private async die(payment: Payment, outside: Outside, life: ProcessLife): Promise<void> {
    const mortal = new PaymentFixture(this.books, this.bank, new MortalDatabase(this.books.orm, life));
    this.bank.life = life;
    const real = await answerOf(payment.run(mortal));
    this.bank.life = null;
    const telling = payment.model(outside);
    const name = `${payment.name}, ${real}`;
    if (real !== 'died') this.same(name, real, endOf(telling));
    for (let ended = real !== 'died'; ; ended = telling.next().done === true) {
      const wrong = await this.compare(name).catch((error: unknown) => error as Error);
      if (!wrong) break;
      if (ended) throw wrong;
    }
    this.model.catchUp(this.bank.orders, (await this.openRow())?.id ?? null);
  }

  /** Two processes ask for the outcome of the open payment in parallel. */
  private async ask(): Promise<void> {
    this.bank.fate = this.fate();
    const { open } = this.model;
    const id = (await this.openRow())?.id;
    if (!open || !id) return;
    open.id = id;
    await Promise.all([this.process, this.other].map((process) => recover(process, id)));
    endOf(this.model.recover(open, { now: this.now, fate: this.bank.fate, due: true, bank: this.bank }));
    await this.compare('a question');
  }

  /** Webhooks of a recent payment, known or not, perhaps several in parallel and while processes ask. */
  private async hear(): Promise<void> {
    const { random, bank } = this;
    const does = random.pick(['takes', 'takes', 'declines', 'asks its owner'] as const) ?? 'takes';
    const back = random.upTo(6);
    const [messengers, asked] = [random.upTo(3), random.chance(0.3)];
    bank.fate = TAKES;
    const row = await this.openRow();
    if (this.model.open && row) this.model.open.id = row.id;
    const payment = this.model.payments.filter(({ id }) => id !== null).at(-back);
    if (!payment?.id) return;
    const { id, usd } = payment;
    const charge = bank.end(id, does, usd);
    const news = Array.from({ length: messengers }, () => this.process.settling.hear(id, charge));
    await Promise.all([...news, ...(asked && row?.id === id ? [recover(this.other, id)] : [])]);
    this.model.hear(payment, charge, this.now);
    await this.compare(`news of ${id}`);
  }

  private async order(): Promise<Payment> {
    const { accountId } = this.wallet;
    if (this.random.chance(0.1)) {
      this.packUsd = this.random.pick(PACKS) ?? 10;
      const settings = new BillingSettingsService(this.books.database);
      await this.books.database.transaction((em) => settings.change(em, accountId, { packUsd: this.packUsd }));
    }
    const credits = this.random.upTo(this.random.chance(0.25) ? 5200 : 900) + this.wallet.model.spendable;
    return this.orderOf(credits, this.packUsd);
  }

  private orderOf(credits: number, packUsd: number): Payment {
    const { accountId } = this.wallet;
    const work = `order:${accountId}:${++this.serial}`;
    const request = { accountId, videoId: null, work, credits, reason: 'order' };
    return {
      name: `order of ${credits}`,
      run: (process) => process.payg.transaction(accountId, (em) => this.books.wallet.hold(em, [request])),
      model: (outside) => this.model.order(work, credits, packUsd, outside),
      twin: () => this.orderOf(credits, packUsd),
    };
  }

  private purchase(): Payment {
    const packUsd = this.random.pick(PACKS) ?? 10;
    const requestKey = this.random.chance(0.6) ? `request ${this.random.upTo(4)}` : null;
    return this.purchaseOf(packUsd, requestKey);
  }

  private purchaseOf(packUsd: (typeof PACKS)[number], requestKey: string | null): Payment {
    const { accountId } = this.wallet;
    return {
      name: `purchase of ${packUsd} as ${requestKey}`,
      run: (process) => process.packs.buy({ accountId, packUsd, requestKey }),
      model: (outside) => this.model.buy(packUsd, requestKey, outside),
      twin: () => this.purchaseOf(packUsd, requestKey),
    };
  }

  private fate(): Fate {
    const { random } = this;
    const does = random.pick([
      'takes',
      'takes',
      'takes',
      'declines',
      'asks its owner',
      'takes its time',
      'nothing',
    ] as const);
    const [loses, tellsFirst, silent] = [random.chance(0.2), random.chance(0.2), random.chance(0.2)];
    return { does: does ?? 'takes', loses: loses || does === 'nothing', tellsFirst, silent };
  }

  private async openRow(): Promise<OpenRow | undefined> {
    const [row] = await this.breaking.look<OpenRow>(
      `SELECT id, status = 'pending' AS waits, look_at <= $2 AS due FROM top_ups
         WHERE account_id = $1 AND status IN ('pending', 'unknown')`,
      [this.wallet.accountId, this.books.clock.now()],
    );
    if (row && this.model.open) this.model.open.id = row.id;
    return row;
  }

  private same(after: string, real: unknown, model: unknown): void {
    const [database, expected] = [JSON.stringify(real), JSON.stringify(model)];
    if (database === expected) return;
    throw new Error(`${this.wallet.accountId} after ${after}: database ${database}, model ${expected}`);
  }

  private get now(): number {
    return this.books.clock.now().getTime();
  }
}

async function recover({ charging, database }: PaymentFixture, id: string): Promise<void> {
  await charging.recover(await database.read().findOneOrFail(CardTopUp, { id }));
}

/** The answer to an order; an answer that no order may get is a bug of ours. */
async function answerOf(order: Promise<unknown>): Promise<string> {
  try {
    await order;
    return 'done';
  } catch (error) {
    if (error instanceof ProcessDiedError) return 'died';
    if (error instanceof PaymentFailedError) return refusalName(error.reason);
    if (error instanceof InsufficientCreditsError) return 'too short';
    if (error instanceof ConflictError) return 'conflict';
    throw error;
  }
}

/** The answer at a story's end. */
function endOf<Answer>(story: Generator<void, Answer>): Answer {
  for (;;) {
    const { done, value } = story.next();
    if (done) return value;
  }
}
