import type { BreakingDatabase } from './breaking-database';
import type { LedgerFixture } from './ledger-fixture';
import { SeededRandom } from '@app/testing';
import { SimulatedPayments } from './simulated-payments';
import { SimulatedWallet } from './simulated-wallet';

/** Wallets worked on in parallel. */
const WALLETS = 8;
/** Steps per wallet between two jumps of the clock. */
const STEPS = 8;
/** Share of the work that is payments. */
const PAYMENTS = 0.25;
/** One housekeeping round handles more than one jump makes due. */
const SWEEPS = 2;

interface Lane {
  random: SeededRandom;
  wallet: SimulatedWallet;
  payments: SimulatedPayments;
}

/**
 * Random work on several wallets in parallel. Each wallet draws its own random numbers, so a seed repeats the same steps
 * whatever the timing. They share the clock, which jumps when all have done their steps.
 */
export class Simulation {
  private constructor(
    private readonly random: SeededRandom,
    private readonly fixture: LedgerFixture,
    private readonly lanes: Lane[],
  ) {}

  static async over(seed: number, fixture: LedgerFixture, breaking: BreakingDatabase): Promise<Simulation> {
    const lanes: Lane[] = [];
    for (let lane = 0; lane < WALLETS; lane++) {
      const random = new SeededRandom(`${seed}:${lane}`);
      const wallet = new SimulatedWallet(await fixture.anAccount(0), random, fixture, breaking);
      const payments = new SimulatedPayments(wallet, random, fixture, breaking);
      await payments.open();
      lanes.push({ random, wallet, payments });
    }
    return new Simulation(new SeededRandom(`${seed}`), fixture, lanes);
  }

  /** Payments stored so far, however they ended. */
  get payments(): number {
    return this.lanes.reduce((sum, { payments }) => sum + payments.model.payments.length, 0);
  }

  /** Deposits and holds so far; each wrote at least one transaction. */
  get movements(): number {
    return this.lanes.reduce((sum, { wallet: { model } }) => sum + model.keys.size + model.holds.length, 0);
  }

  /** Some steps of every wallet, then a jump of the clock; returns the number of steps. Throws if database and model disagree. */
  async round(): Promise<number> {
    await Promise.all(
      this.lanes.map(async ({ random, wallet, payments }) => {
        for (let step = 0; step < STEPS; step++) await (random.chance(PAYMENTS) ? payments : wallet).step();
      }),
    );
    await this.jump();
    return WALLETS * STEPS + 1;
  }

  /** Delivers the outcome of every payment. Throws if a hold, a deposit or a payment differs from the model. */
  async finish(): Promise<void> {
    for (const { wallet, payments } of this.lanes) {
      await wallet.compareAll('the last step');
      await payments.finish();
    }
  }

  /** Moves the clock forward or back, then runs housekeeping. */
  private async jump(): Promise<void> {
    const hours = this.random.chance(0.2) ? -this.random.upTo(48) : this.random.upTo(96);
    this.fixture.clock.pass(hours * 3600);
    for (let sweep = 0; sweep < SWEEPS; sweep++) await this.fixture.expiry.sweep();
    for (const { wallet } of this.lanes) {
      wallet.model.sweep(this.fixture.clock.now().getTime());
      await wallet.compare(`a jump of ${hours} h`);
    }
  }
}
