import { BreakingDatabase } from './breaking-database';
import { LedgerFixture } from './ledger-fixture';
import { Simulation } from './simulation';

const FULL = process.env['FACTREEL_TEST_LENGTH'] === 'full';
const STEPS = FULL ? 100_000 : 2_500;
/** A busy machine does fewer of them. */
const WITHIN_MS = FULL ? Infinity : 6_000;
/** Printed below: set it to run the same steps again. */
const SEED = Number(process.env['FACTREEL_SEED'] ?? Date.now() % 2 ** 31);

describe('random work on wallets', () => {
  let fixture: LedgerFixture;
  let breaking: BreakingDatabase;

  beforeAll(async () => {
    // The pool tells of every connection that is ended under it.
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    // No transaction waits for the disk: servers are not killed here, their connections are.
    fixture = await LedgerFixture.start('?options=-c%20synchronous_commit%3Doff');
    breaking = await BreakingDatabase.over(fixture.database, fixture.url);
  });

  afterAll(async () => {
    await breaking.stop();
    await fixture.stop();
  });

  it(
    `leaves the database as the model has it, step by step`,
    async () => {
      const simulation = await Simulation.over(SEED, fixture, breaking);
      const end = performance.now() + WITHIN_MS;
      let steps = 0;
      while (steps < STEPS && performance.now() < end) {
        steps++;
        await simulation.step().catch((error: unknown) => {
          throw new Error(`seed ${SEED}, step ${steps}: ${(error as Error).message}`, { cause: error });
        });
      }
      process.stdout.write(`ledger simulation: ${steps} steps, FACTREEL_SEED=${SEED}\n`);
      const audit = await fixture.audit();
      expect(audit.faults).toEqual([]);
      expect(audit.transactions).toBeGreaterThan(steps / 3);
    },
    FULL ? 3_600_000 : 60_000,
  );
});
