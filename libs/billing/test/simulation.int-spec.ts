import { Logger } from '@nestjs/common';
import { IS_FULL } from '@app/testing';
import { BreakingDatabase } from './breaking-database';
import { LedgerFixture } from './ledger-fixture';
import { Simulation } from './simulation';

const STEPS = IS_FULL ? 100_000 : 700;
/** A busy machine gets through fewer. */
const WITHIN_MS = IS_FULL ? Infinity : 4_000;
/** Printed below; `SEED=<seed>` repeats the same steps. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

describe('random work on wallets', () => {
  let fixture: LedgerFixture;
  let breaking: BreakingDatabase;

  beforeAll(async () => {
    // The pool emits an error for every killed connection.
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    // Commits need not reach the disk: connections are killed here, not servers.
    fixture = await LedgerFixture.start('?options=-c%20synchronous_commit%3Doff');
    breaking = new BreakingDatabase(fixture.database, fixture.url);
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
      process.stdout.write(`ledger simulation: SEED=${SEED}\n`);
      while (steps < STEPS && performance.now() < end) {
        steps += await simulation.round().catch((error: unknown) => {
          throw new Error(`SEED=${SEED}, after ${steps} steps: ${(error as Error).message}`, { cause: error });
        });
      }
      process.stdout.write(`ledger simulation: ${steps} steps agree, ${simulation.payments} payments among them\n`);
      await simulation.finish();
      const audit = await fixture.audit();
      expect(audit.faults).toEqual([]);
      expect(audit.transactions).toBeGreaterThanOrEqual(simulation.movements);
    },
    IS_FULL ? 3_600_000 : 60_000,
  );
});
