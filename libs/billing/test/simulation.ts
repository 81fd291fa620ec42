import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { InsufficientCreditsError } from '../src';
import type { BreakingDatabase } from './breaking-database';
import type { LedgerFixture } from './ledger-fixture';
import { type ModelHold, type Outcome, WalletModel } from './wallet-model';

/** What one step does to the database; run again it must do nothing more. */
interface Step {
  name: string;
  real(): Promise<unknown>;
  /** The same on the model; the answers must be equal. */
  model(): unknown;
  /** Statements after which it may die; null where it is no single transaction. */
  dying: ((dieBefore: number) => Promise<void>) | null;
}

interface Wallet {
  accountId: string;
  model: WalletModel;
}

/** Random work on a few wallets in PostgreSQL and on their models, compared after every step. */
export class Simulation {
  /** Whose turn it is. */
  private one: Wallet;
  private draws = 0;
  private serial = 0;

  private constructor(
    private readonly seed: number,
    private readonly fixture: LedgerFixture,
    private readonly breaking: BreakingDatabase,
    private readonly wallets: [Wallet, ...Wallet[]],
  ) {
    this.one = wallets[0];
  }

  static async over(seed: number, fixture: LedgerFixture, breaking: BreakingDatabase): Promise<Simulation> {
    const aWallet = async () => ({ accountId: await fixture.anAccount(0), model: new WalletModel() });
    return new Simulation(seed, fixture, breaking, [await aWallet(), await aWallet(), await aWallet()]);
  }

  /** One random operation; some die first, some are asked for twice. Returns its name. Throws where the two disagree. */
  async step(): Promise<string> {
    this.one = this.wallets[this.upTo(this.wallets.length) - 1] ?? this.one;
    const step = this.draw();
    if (step.dying && this.random() < 0.15) {
      const dieBefore = Math.floor(this.random() * 9);
      const died = await step.dying(dieBefore).then(
        () => false,
        () => true,
      );
      if (!died) throw new Error(`${step.name} outlived the end of its connection`);
      await this.compare(this.one, `${step.name}, died before statement ${dieBefore}`);
    }
    await this.agree(step);
    // The answer was lost: the caller asks again.
    if (step.dying && this.random() < 0.1) await this.agree(step);
    return step.name;
  }

  private async agree(step: Step): Promise<void> {
    const [real, model] = [await step.real(), step.model()];
    if (JSON.stringify(real) !== JSON.stringify(model))
      throw new Error(`${step.name}: database ${JSON.stringify(real)}, model ${JSON.stringify(model)}`);
    for (const wallet of step.dying ? [this.one] : this.wallets) await this.compare(wallet, step.name);
  }

  private async compare({ accountId, model }: Wallet, after: string): Promise<void> {
    const sides = await this.fixture.database
      .read()
      .execute<Array<{ kind: string; balance: string }>>(
        'SELECT kind, balance FROM ledger_accounts WHERE account_id = ? ORDER BY kind',
        [accountId],
      );
    const real = Object.fromEntries(sides.map(({ kind, balance }) => [kind, Number(balance)]));
    const { promotions, topups, revenue } = model.sums;
    const expected = {
      held: model.reserved,
      promotions: 0 - promotions,
      revenue,
      topups: 0 - topups,
      wallet: model.spendable,
    };
    if (JSON.stringify(real) !== JSON.stringify(expected))
      throw new Error(`after ${after}: database ${JSON.stringify(real)}, model ${JSON.stringify(expected)}`);
    const sum = Object.values(real).reduce((total, balance) => total + balance, 0);
    if (sum !== 0 || (real['wallet'] ?? -1) < 0) throw new Error(`after ${after}: ${JSON.stringify(real)}`);
  }

  private draw(): Step {
    const draw = this.random();
    if (draw < 0.34) return this.hold();
    if (draw < 0.58) return this.capture();
    if (draw < 0.68) return this.release();
    if (draw < 0.76) return this.refund();
    if (draw < 0.84) return this.grant();
    if (draw < 0.94) return this.topUp();
    return this.jump();
  }

  private hold(): Step {
    const { fixture } = this;
    const { accountId, model } = this.one;
    const work = `work:${accountId}:${++this.serial}`;
    const request = { accountId, videoId: 'vid-1', work, credits: this.upTo(400), reason: 'work' };
    const run: Work = (em) => fixture.wallet.hold(em, [request]);
    const real = async (): Promise<Outcome> => {
      try {
        await fixture.database.transaction(run);
        return { kind: 'done' };
      } catch (error) {
        if (error instanceof InsufficientCreditsError) return { kind: 'refused', held: error.amounts.held };
        if (error instanceof UniqueConstraintViolationException) return { kind: 'held already' };
        throw error;
      }
    };
    const asModel = () => model.hold(work, request.credits, this.now);
    return { name: `hold ${request.credits} for ${work}`, real, model: asModel, dying: this.dying(run) };
  }

  private capture(): Step {
    const { model } = this.one;
    const hold = this.pick();
    const credits = this.upTo(450);
    const run: Work = (em) => this.fixture.wallet.capture(em, hold.work, credits, 'done');
    return this.move(`capture ${credits} of ${hold.work}`, run, () => model.capture(hold, credits));
  }

  private release(): Step {
    const { model } = this.one;
    const hold = this.pick();
    const run: Work = (em) => this.fixture.wallet.release(em, hold.work, 'failed');
    return this.move(`release ${hold.work}`, run, () => model.release(hold));
  }

  private refund(): Step {
    const { model } = this.one;
    const hold = this.pick();
    const run: Work = (em) => this.fixture.wallet.refund(em, hold.work, 'failed later');
    return this.move(`refund ${hold.work}`, run, () => model.refund(hold));
  }

  private grant(): Step {
    const { accountId, model } = this.one;
    const [credits, key] = [this.upTo(300), this.key('grant')];
    const expires = this.random() < 0.7 ? this.now + this.upTo(240) * 3_600_000 : null;
    const expiresAt = expires === null ? null : new Date(expires);
    const grant = { category: 'operator', credits, expiresAt, reason: 'gift' } as const;
    const run: Work = (em) => this.fixture.deposits.grant(em, accountId, grant, key);
    return this.move(`grant ${credits} as ${key}`, run, () => model.deposit('promotions', credits, key, expires));
  }

  private topUp(): Step {
    const { accountId, model } = this.one;
    const [credits, key] = [this.upTo(1000), this.key('topup')];
    const run: Work = (em) => this.fixture.deposits.topUp(em, accountId, { credits, reason: 'pack' }, key);
    return this.move(`top up ${credits} as ${key}`, run, () => model.deposit('topups', credits, key, null));
  }

  /** Time goes on, or jumps back; housekeeping comes by. */
  private jump(): Step {
    const hours = this.random() < 0.2 ? -this.upTo(48) : this.upTo(96);
    const real = async () => {
      this.fixture.clock.jump(hours);
      await this.fixture.expiry.sweep();
    };
    return {
      name: `jump ${hours} h`,
      real,
      model: () => this.wallets.forEach(({ model }) => model.sweep(this.now)),
      dying: null,
    };
  }

  private move(name: string, run: Work, model: () => unknown): Step {
    return { name, real: () => this.fixture.database.transaction(run), model, dying: this.dying(run) };
  }

  private dying(run: Work): Step['dying'] {
    return (dieBefore) => this.breaking.dying(dieBefore, run);
  }

  /** A hold of the last few, resolved or not; or work that nothing was ever held for. */
  private pick(): ModelHold {
    const recent = this.one.model.holds.slice(-12);
    const nothing: ModelHold = {
      work: `never:${this.one.accountId}`,
      credits: 0,
      captured: 0,
      refunded: 0,
      status: 'released',
      expiresAt: 0,
      from: [],
    };
    return recent[Math.floor(this.random() * recent.length)] ?? nothing;
  }

  /** Mostly a new occasion, sometimes one that was credited before. */
  private key(kind: string): string {
    const known = [...this.one.model.keys];
    const again = known[Math.floor(this.random() * known.length)];
    return again && this.random() < 0.2 ? again : `${kind}:${this.one.accountId}:${++this.serial}`;
  }

  private get now(): number {
    return this.fixture.clock.now().getTime();
  }

  private upTo(most: number): number {
    return 1 + Math.floor(this.random() * most);
  }

  private random(): number {
    const digest = createHash('sha256').update(`${this.seed}:${this.draws++}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  }
}

type Work = Parameters<BreakingDatabase['dying']>[1];
