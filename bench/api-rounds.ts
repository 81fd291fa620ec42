import type { Database } from '@app/platform';
import { httpLoad, type LoadEnd, type LoadPlan } from './http-load';
import { row } from './report';
import { cpuMs, serverCpuMs } from './server-cpu';

/** Processes that answer the same routes; requests are spread over them. */
export interface Servers {
  addresses: string[];
  pids: number[];
}

/** The api and what it is measured beside. */
export interface Rivals {
  ours: Servers;
  bare: Servers;
}

/** One round; times are milliseconds of one request. */
interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  nodeCpu: number;
  serverCpu: number;
}

/** The side to compare with: its name, its own requests if they differ, and the number of rounds. */
export interface BareSide {
  name: string;
  plan?: LoadPlan;
  rounds?: number;
}

const BARE: BareSide = { name: 'bare Fastify' };
/** Requests under way at once. */
export const LANES = 8;
const ROUNDS = 5;
const ROUND: LoadEnd = { afterMs: 1200 };
const SIDES = ['bare', 'ours'] as const;

/**
 * Rounds of both in turn, so that a machine that becomes slower does so for both; the first only warms up. Prints the
 * medians of both, and the medians of each round's ratios.
 */
export async function compareRounds(
  name: string,
  database: Database,
  rivals: Rivals,
  plan: LoadPlan,
  bare = BARE,
): Promise<void> {
  const rounds: Record<(typeof SIDES)[number], Round[]> = { ours: [], bare: [] };
  for (let round = 0; round <= (bare.rounds ?? ROUNDS); round++) {
    for (const side of SIDES) {
      const measured = await measureRound(database, rivals[side], side === 'bare' ? (bare.plan ?? plan) : plan);
      if (round > 0) rounds[side].push(measured);
    }
  }
  for (const side of SIDES) {
    const of = (figure: keyof Round) => median(rounds[side].map((round) => round[figure]));
    row(`  ${name}`, {
      [side === 'ours' ? 'api' : bare.name]: `${of('perSecond').toFixed(0)} requests/s`,
      p50: `${of('p50').toFixed(1)} ms`,
      p99: `${of('p99').toFixed(1)} ms`,
      'processor of one': `${of('nodeCpu').toFixed(2)} ms in Node, ${of('serverCpu').toFixed(2)} ms in PostgreSQL`,
    });
  }
  const ratio = (of: (round: Round) => number) =>
    median(rounds.ours.map((round, index) => of(round) / of(rounds.bare[index] ?? round))).toFixed(2);
  row(`  ${name}`, {
    'of the bare rate': ratio(({ perSecond }) => perSecond),
    'times its p99': ratio(({ p99 }) => p99),
    'times its processor': ratio(({ nodeCpu, serverCpu }) => nodeCpu + serverCpu),
    'in Node': ratio(({ nodeCpu }) => nodeCpu),
  });
}

async function measureRound(database: Database, { addresses, pids }: Servers, plan: LoadPlan): Promise<Round> {
  const nodeMs = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const [nodeFrom, serverFrom] = [nodeMs(), await serverCpuMs(database)];
  const { requests, seconds, took } = await httpLoad(addresses, LANES, plan, ROUND);
  return {
    perSecond: requests / seconds,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    nodeCpu: (nodeMs() - nodeFrom) / requests,
    serverCpu: ((await serverCpuMs(database)) - serverFrom) / requests,
  };
}

/** Of values in rising order; 0 where there are none. */
export function percentile(rising: number[], share: number): number {
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? 0;
}

export function median(values: number[]): number {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}
