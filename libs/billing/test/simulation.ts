import type { BreakingDatabase } from './breaking-database';
import type { LedgerFixture } from './ledger-fixture';
import { SeededRandom } from './seeded-random';
import { SimulatedWallet } from './simulated-wallet';

/** Wallets that are worked on at the same time. */
const WALLETS = 6;
/** Steps of each between two jumps of the clock. */
const STEPS = 8;
/** Housekeeping ends so much at a time that this is all that a jump makes due. */
const SWEEPS = 2;

/**
 * Random work on several wallets at the same time, each with draws of its own, so that a seed gives the same steps
 * whoever is faster. The clock is everybody's: it jumps when all have done their steps.
 */
export class Simulation {
  private constructor(
    private readonly random: SeededRandom,
    private readonly fixture: LedgerFixture,
    private readonly wallets: SimulatedWallet[],
  ) {}

  static async over(seed: number, fixture: LedgerFixture, breaking: BreakingDatabase): Promise<Simulation> {
    const wallets: SimulatedWallet[] = [];
    for (let lane = 0; lane < WALLETS; lane++) {
      const random = new SeededRandom(`${seed}:${lane}`);
      wallets.push(new SimulatedWallet(await fixture.anAccount(0), random, fixture, breaking));
    }
    return new Simulation(new SeededRandom(`${seed}`), fixture, wallets);
  }

  /** Some steps of every wallet, and a jump; returns how many steps. Throws where database and model disagree. */
  async round(): Promise<number> {
    await Promise.all(
      this.wallets.map(async (wallet) => {
        for (let step = 0; step < STEPS; step++) await wallet.step();
      }),
    );
    await this.jump();
    return WALLETS * STEPS + 1;
  }

  /** Throws where a hold or a deposit is not as its model has it. */
  async compareAll(): Promise<void> {
    for (const wallet of this.wallets) await wallet.compareAll('the last step');
  }

  /** Time goes on, or jumps back; housekeeping comes by. */
  private async jump(): Promise<void> {
    const hours = this.random.chance(0.2) ? -this.random.upTo(48) : this.random.upTo(96);
    this.fixture.clock.jump(hours);
    for (let sweep = 0; sweep < SWEEPS; sweep++) await this.fixture.expiry.sweep();
    for (const wallet of this.wallets) {
      wallet.model.sweep(this.fixture.clock.now().getTime());
      await wallet.compare(`a jump of ${hours} h`);
    }
  }
}
