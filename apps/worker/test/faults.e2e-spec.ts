import { copyFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describeWithRedis, SeededRandom, waitFor } from '@app/testing';
import { FaultDeck } from './faults/faults';
import { FaultWorld, type Ground } from './faults/fault-world';
import { openTransactions, processesOf, queuedJobs, temporaryFolders } from './faults/leftovers';
import { OrderDesk } from './faults/order-desk';
import { judge, settle } from './faults/verdict';

/** `npm run test:faults` sets it; without it a short run shows that all of this works. */
const MINUTES = Number(process.env['FACTREEL_FAULT_MINUTES'] ?? 0);
const FULL = MINUTES > 0;
const VIDEOS = Number(process.env['FACTREEL_FAULT_VIDEOS'] ?? (FULL ? 100 : 4));
const STRIKES_MS = FULL ? MINUTES * 60_000 : 15_000;
/** Between two faults. */
const PAUSES_MS: [number, number] = FULL ? [1_500, 4_500] : [1_000, 3_000];
const PATIENCE_MS = FULL ? 1_800_000 : 240_000;
/** Where to keep what the programs of the last ground printed. */
const KEEP_LOG = process.env['FACTREEL_FAULT_LOG'];
const CREDITS = 100_000;
/** Printed below: `SEED=` with it draws the same faults in the same order. */
const SEED = process.env['SEED'] ?? String(Date.now() % 2 ** 31);

const GROUNDS: Ground[] = [
  { queue: 'PostgreSQL', storage: 'folder', apis: 2, workers: 3 },
  { queue: 'Redis', storage: 'folder', apis: 2, workers: 3 },
  { queue: 'PostgreSQL', storage: 'S3', apis: 2, workers: 3 },
];
const SHORT: Ground[] = [{ queue: 'PostgreSQL', storage: 'folder', apis: 2, workers: 2 }];

for (const ground of FULL ? GROUNDS : SHORT) {
  (ground.queue === 'Redis' ? describeWithRedis : describe)(
    `over ${ground.queue} and ${ground.storage === 'S3' ? 'an S3 store' : 'a folder'}, whatever fails`,
    () => survives(ground),
  );
}

function survives(ground: Ground): void {
  let world: FaultWorld;
  let desk: OrderDesk;
  let deck: FaultDeck;
  const random = new SeededRandom(SEED);
  const say = (line: string) => process.stdout.write(`faults, ${ground.queue} and ${ground.storage}: ${line}\n`);

  beforeAll(
    async () => {
      world = await FaultWorld.start(ground, CREDITS);
      desk = new OrderDesk(world, new SeededRandom(`${SEED} orders`));
      deck = new FaultDeck(world, random);
      say(`SEED=${SEED}, ${VIDEOS} videos, ${STRIKES_MS / 1000} s of faults`);
      // Told at once: the runner tells it when the last ground is through.
      await endure().catch((error: unknown) => {
        say(`broke off: ${(error as Error).stack}`);
        throw error;
      });
    },
    STRIKES_MS + 2 * PATIENCE_MS,
  );

  afterAll(async () => {
    if (KEEP_LOG) await copyFile(world.log, KEEP_LOG);
    await world.stop();
  });

  async function endure(): Promise<void> {
    const began = performance.now();
    const ordering = orderAll();
    // The pace of the faults is all that is waited for here.
    const striking = async () => {
      while (performance.now() - began < STRIKES_MS) {
        await pause(PAUSES_MS[0] + random.next() * (PAUSES_MS[1] - PAUSES_MS[0]));
        deck.strike();
      }
      await deck.heal();
    };
    await Promise.all([striking(), ordering]);
    say(`${JSON.stringify(Object.fromEntries(deck.happened))}; ${desk.retries} tries again to order`);
    await settle(world, PATIENCE_MS);
    say(`settled after ${Math.round((performance.now() - began) / 1000)} s`);
  }

  async function orderAll(): Promise<void> {
    for (let number = 1; number <= VIDEOS; number += 1) await desk.order(number);
  }

  it('every video is rendered or in error and refunded, charged once, told once, delivered at most once', async () => {
    const { faults, ...figures } = await judge(world, desk);
    const restarts = [...world.apis, ...world.workers].map(({ name, restarts: times }) => `${name} ${times}`);
    say(`${JSON.stringify(figures)}; started again: ${restarts.join(', ')}`);
    expect(faults).toEqual([]);
  });

  it('nothing is queued, locked or left behind, and nothing runs on', async () => {
    await waitFor('queues to be empty', async () => (await queuedJobs(world)).length === 0);
    // A round of the housekeeping holds its lock for a moment; one that is left behind stays.
    await waitFor('transactions and locks to end', async () => (await openTransactions(world)).length === 0);
    const running = world.apis.length + world.workers.length;
    await waitFor('folders of the dead to be gone', async () => (await temporaryFolders(world)).length <= running);
    await world.endPrograms();
    await waitFor('every process to be gone', async () => (await processesOf(world.mark)).length === 0).catch(
      async (error: unknown) => {
        // By name: a number of them would tell nobody who stays.
        throw new Error(`${(error as Error).message}: ${(await processesOf(world.mark)).join('; ')}`);
      },
    );
    expect(await temporaryFolders(world)).toEqual([]);
  });
}
