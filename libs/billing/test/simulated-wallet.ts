import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InsufficientCreditsError } from '../src';
import type { BreakingDatabase } from './breaking-database';
import type { LedgerFixture } from './ledger-fixture';
import type { SeededRandom } from '@app/testing';
import { type ModelHold, type Outcome, WalletModel } from './wallet-model';

/** The work of one transaction, on the ledger and on the model; both must give the same answer. */
interface Step {
  name: string;
  run: (em: EntityManager) => Promise<unknown>;
  model: () => unknown;
}

/** More than the statements of the longest transaction. */
const STATEMENTS = 6;

/** Random work on one wallet in PostgreSQL and on the model, compared after every step. */
export class SimulatedWallet {
  readonly model = new WalletModel();
  private serial = 0;

  constructor(
    readonly accountId: string,
    private readonly random: SeededRandom,
    private readonly fixture: LedgerFixture,
    private readonly breaking: BreakingDatabase,
  ) {}

  /** One operation; some are killed midway, retried or run twice in parallel. Throws if database and model disagree. */
  async step(): Promise<void> {
    const { random } = this;
    const step = this.draw();
    if (random.chance(0.08)) await this.die(step);
    const [atOnce, again] = [random.chance(0.06), random.chance(0.08)];
    await this.agree(step, atOnce ? 2 : 1);
    // The answer was lost, so the caller retries.
    if (again) await this.agree(step, 1);
  }

  /** Throws if the rows differ from the model. */
  async compare(after: string): Promise<void> {
    const sides = await this.breaking.look<{ kind: string; balance: string }>(
      'SELECT kind, balance FROM ledger_accounts WHERE account_id = $1 ORDER BY kind',
      [this.accountId],
    );
    const real = Object.fromEntries(sides.map(({ kind, balance }) => [kind, Number(balance)]));
    const { promotions, topups, revenue } = this.model.sums;
    const expected = {
      held: this.model.reserved,
      promotions: 0 - promotions,
      revenue,
      topups: 0 - topups,
      wallet: this.model.spendable,
    };
    this.same(after, real, expected);
    const sum = Object.values(real).reduce((total, balance) => total + balance, 0);
    if (sum !== 0 || (real['wallet'] ?? -1) < 0) throw new Error(`after ${after}: ${JSON.stringify(real)}`);
  }

  /** Like `compare`, for every hold and payment. */
  async compareAll(after: string): Promise<void> {
    const holds = await this.breaking.look<{ hold: unknown }>(
      `SELECT json_build_array(work, status, captured, refunded) AS hold FROM holds WHERE account_id = $1`,
      [this.accountId],
    );
    const ours = this.model.holds.map(({ work, status, captured, refunded }) => [work, status, captured, refunded]);
    this.same(
      after,
      holds.map(({ hold }) => JSON.stringify(hold)).sort(),
      ours.map((hold) => JSON.stringify(hold)).sort(),
    );
    const deposits = await this.breaking.look<{ key: string }>('SELECT key FROM deposits WHERE account_id = $1', [
      this.accountId,
    ]);
    this.same(after, deposits.map(({ key }) => key).sort(), [...this.model.keys].sort());
  }

  private async die(step: Step): Promise<void> {
    const dieBefore = this.random.upTo(STATEMENTS) - 1;
    const died = await this.breaking.dying(dieBefore, step.run).then(
      () => false,
      () => true,
    );
    if (!died) throw new Error(`${step.name} outlived the end of its connection`);
    await this.compare(`${step.name}, died before statement ${dieBefore}`);
  }

  private async agree(step: Step, callers: number): Promise<void> {
    const calls = Array.from({ length: callers }, () => this.fixture.database.transaction(step.run).catch(outcomeOf));
    const real = (await Promise.all(calls)).map((answer) => JSON.stringify(answer));
    const model = real.map(() => JSON.stringify(step.model()));
    // Parallel calls run in any order.
    this.same(step.name, real.sort(), model.sort());
    await this.compare(step.name);
  }

  private same(after: string, real: unknown, model: unknown): void {
    const [database, expected] = [JSON.stringify(real), JSON.stringify(model)];
    if (database !== expected)
      throw new Error(`${this.accountId} after ${after}: database ${database}, model ${expected}`);
  }

  private draw(): Step {
    const draw = this.random.next();
    if (draw < 0.36) return this.hold();
    if (draw < 0.61) return this.capture();
    if (draw < 0.72) return this.release();
    if (draw < 0.81) return this.refund();
    if (draw < 0.9) return this.grant();
    return this.topUp();
  }

  private hold(): Step {
    const { accountId, model, fixture } = this;
    const work = `work:${accountId}:${++this.serial}`;
    const credits = this.random.upTo(400);
    const request = { accountId, videoId: 'vid-1', work, credits, reason: 'work' };
    return {
      name: `hold ${credits} for ${work}`,
      run: async (em): Promise<Outcome> => {
        await fixture.wallet.hold(em, [request]);
        return { kind: 'done' };
      },
      model: () => model.hold(work, credits, this.now),
    };
  }

  private capture(): Step {
    const hold = this.pick();
    const credits = this.random.upTo(450);
    return {
      name: `capture ${credits} of ${hold.work}`,
      run: (em) => this.fixture.wallet.capture(em, hold.work, credits, 'done'),
      model: () => this.model.capture(hold, credits),
    };
  }

  private release(): Step {
    const hold = this.pick();
    return {
      name: `release ${hold.work}`,
      run: (em) => this.fixture.wallet.release(em, hold.work, 'failed'),
      model: () => this.model.release(hold),
    };
  }

  private refund(): Step {
    const hold = this.pick();
    return {
      name: `refund ${hold.work}`,
      run: (em) => this.fixture.wallet.refund(em, hold.work, 'failed later'),
      model: () => this.model.refund(hold),
    };
  }

  private grant(): Step {
    const { accountId, model, random } = this;
    const [credits, key] = [random.upTo(300), this.key('grant')];
    const expires = random.chance(0.7) ? this.now + random.upTo(240) * 3_600_000 : null;
    const expiresAt = expires === null ? null : new Date(expires);
    const grant = { category: 'operator', credits, expiresAt, reason: 'gift' } as const;
    return {
      name: `grant ${credits} as ${key}`,
      run: (em) => this.fixture.deposits.grant(em, accountId, grant, key),
      model: () => model.deposit('promotions', credits, key, expires),
    };
  }

  private topUp(): Step {
    const { accountId, model, random } = this;
    const [credits, key] = [random.upTo(1000), this.key('topup')];
    return {
      name: `top up ${credits} as ${key}`,
      run: (em) => this.fixture.deposits.topUp(em, accountId, { credits, reason: 'pack' }, key),
      model: () => model.deposit('topups', credits, key, null),
    };
  }

  /** A recent hold, resolved or not, or work without a hold. */
  private pick(): ModelHold {
    const nothing: ModelHold = {
      work: `never:${this.accountId}`,
      credits: 0,
      captured: 0,
      refunded: 0,
      status: 'released',
      expiresAt: 0,
      from: [],
    };
    return this.random.pick(this.model.holds.slice(-12)) ?? nothing;
  }

  /** Usually a new occasion, sometimes one that was credited before. */
  private key(kind: string): string {
    const again = this.random.pick([...this.model.keys].filter((key) => !key.startsWith('topup:top_')));
    return again && this.random.chance(0.2) ? again : `${kind}:${this.accountId}:${++this.serial}`;
  }

  private get now(): number {
    return this.fixture.clock.now().getTime();
  }
}

/** The code of refused work; any other error is a bug of the ledger. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof InsufficientCreditsError) return { kind: 'refused', held: error.amounts.held };
  if (error instanceof UniqueConstraintViolationException) return { kind: 'held already' };
  throw error;
}
