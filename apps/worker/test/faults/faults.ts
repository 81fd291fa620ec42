import { setTimeout as pause } from 'node:timers/promises';
import type { S3Server, SeededRandom, SmallDisk } from '@app/testing';
import type { FaultWorld } from './fault-world';

/** One way for things to go wrong, and how often beside the others. */
interface Fault {
  name: string;
  weight: number;
  /** Null where it cannot happen in this world. */
  happen(world: FaultWorld, random: SeededRandom): Promise<void> | null;
}

/** Beyond the time after which a worker's job goes to another: it wakes up as one that was given up. */
const FROZEN_MS = [8_000, 12_000] as const;
const FULL_MS = [1_000, 5_000] as const;
const AWAY_MS = [2_000, 10_000] as const;

const signalled =
  (kind: 'apis' | 'workers', signal: NodeJS.Signals) => async (world: FaultWorld, random: SeededRandom) => {
    random.pick(world[kind])?.signal(signal);
  };

async function awayFor({ behaviour }: S3Server, durationMs: number): Promise<void> {
  behaviour.down = true;
  await pause(durationMs);
  behaviour.down = false;
}

async function fullFor(disk: SmallDisk, durationMs: number): Promise<void> {
  await disk.fill();
  await pause(durationMs);
  await disk.empty();
}

const FAULTS: Fault[] = [
  { name: 'worker killed', weight: 10, happen: signalled('workers', 'SIGKILL') },
  { name: 'worker told to stop', weight: 2, happen: signalled('workers', 'SIGTERM') },
  { name: 'api killed', weight: 4, happen: signalled('apis', 'SIGKILL') },
  {
    name: 'worker frozen',
    weight: 2,
    happen: async ({ workers }, random) => {
      const worker = random.pick(workers);
      if (!worker?.signal('SIGSTOP')) return;
      await pause(between(random, FROZEN_MS));
      worker.signal('SIGCONT');
    },
  },
  { name: 'database restarted', weight: 2, happen: async ({ server }) => await server.restart() },
  { name: 'database killed', weight: 2, happen: async ({ server }) => await server.kill() },
  { name: 'connections cut', weight: 2, happen: async ({ server }) => void server.cutConnections() },
  {
    name: 'Redis restarted',
    weight: 2,
    happen: ({ redis }) => redis && redis.stop().then(() => redis.restart()),
  },
  { name: 'Redis killed', weight: 2, happen: ({ redis }) => redis && redis.kill().then(() => redis.restart()) },
  { name: 'Redis lost all', weight: 1, happen: ({ redis }) => redis && redis.loseAll() },
  { name: 'store away', weight: 3, happen: ({ store }, random) => store && awayFor(store, between(random, AWAY_MS)) },
  {
    name: 'disk full',
    weight: 3,
    happen: ({ disk }, random) => disk && fullFor(disk, between(random, FULL_MS)),
  },
];

/** Draws faults one by one; the same seed draws the same. */
export class FaultDeck {
  /** How often each happened. */
  readonly happened = new Map<string, number>();
  private readonly under = new Set<Promise<void>>();
  private readonly busy = new Set<string>();

  constructor(
    private readonly world: FaultWorld,
    private readonly random: SeededRandom,
  ) {}

  /** Lets one happen; those that take a while go on beside the next. */
  strike(): void {
    const fault = this.draw();
    // One server is not started twice at once.
    const subject = fault.name.split(' ')[0] ?? '';
    const isLong = !fault.name.includes('killed') || /database|Redis/.test(fault.name);
    if (isLong && this.busy.has(subject)) return;
    const happening = fault.happen(this.world, this.random);
    if (!happening) return;
    this.happened.set(fault.name, (this.happened.get(fault.name) ?? 0) + 1);
    if (isLong) this.busy.add(subject);
    const under = happening.finally(() => {
      this.busy.delete(subject);
      this.under.delete(under);
    });
    this.under.add(under);
  }

  /** Waits until all that went wrong is right again. */
  async heal(): Promise<void> {
    await Promise.all(this.under);
  }

  private draw(): Fault {
    const all = FAULTS.reduce((sum, { weight }) => sum + weight, 0);
    let at = this.random.next() * all;
    return FAULTS.find(({ weight }) => (at -= weight) < 0) ?? (FAULTS[0] as Fault);
  }
}

function between(random: SeededRandom, [least, most]: readonly [number, number]): number {
  return least + random.next() * (most - least);
}
