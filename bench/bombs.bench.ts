import { fork } from 'node:child_process';
import { join } from 'node:path';
import { endOf, Stack, watchChildren } from '@app/testing';
import { percentile } from './api-rounds';
import type { BombsThrown } from './bombs.process';
import { httpLoad, type LoadPlan, type LoadResult } from './http-load';
import { row } from './report';

const ALONE_MS = 5_000;
const BESIDE_MS = 60_000;
/** Until the first bombs are fetched and being read. */
const BEGIN_MS = 2_000;
/** What is asked in between: often enough to see every stall, and no load of its own. */
const PAUSE_MS = 5;

/** How long others wait for short answers while eight bombs are under way: under 100 ms at p99 is wanted. */
export async function bombsBench(): Promise<void> {
  const stack = await Stack.start({ LOG_LEVEL: 'fatal', FETCH_ALLOW: '127.0.0.1' });
  const bombs = fork(join(__dirname, 'bombs.process.js'), [], { execArgv: ['--no-warnings'] });
  try {
    const { url, process: api } = await stack.startApiProcess();
    const thrower = await stack.account(1_000);
    const { apiKey } = await stack.account(1_000);
    const plans: Record<string, LoadPlan> = {
      '/health/live': () => ({ method: 'GET', path: '/health/live', headers: {}, status: 200 }),
      '/v1/videos': () => ({
        method: 'GET',
        path: '/v1/videos',
        headers: { authorization: `Bearer ${apiKey}` },
        status: 200,
      }),
    };
    const asked = async (afterMs: number): Promise<Record<string, LoadResult>> => {
      const all = Object.entries(plans).map(
        async ([path, plan]) => [path, await httpLoad([url], 1, plan, { afterMs }, PAUSE_MS)] as const,
      );
      return Object.fromEntries(await Promise.all(all));
    };
    await asked(ALONE_MS / 2);
    process.stdout.write('\nApi, short requests while eight bombs are under way\n');
    told('alone', await asked(ALONE_MS));
    let thrown: BombsThrown | undefined;
    bombs.on('message', (message: BombsThrown) => (thrown = message));
    bombs.send({ url, apiKey: thrower.apiKey });
    await new Promise((begun) => setTimeout(begun, BEGIN_MS));
    const memory = watchChildren(api.pid ?? 0);
    told('beside', await asked(BESIDE_MS));
    const peak = `${(memory.stop() / 1e6).toFixed(0)} MB`;
    row('  bombs', { answered: String(thrown?.answered), as: JSON.stringify(thrown?.statuses), children: peak });
  } finally {
    await endOf(bombs, 'SIGKILL');
    await stack.stop();
  }
}

function told(when: string, results: Record<string, LoadResult>): void {
  for (const [path, { took, requests }] of Object.entries(results)) {
    const at = (share: number) => `${percentile(took, share).toFixed(1)} ms`;
    const longest = `${(took.at(-1) ?? 0).toFixed(1)} ms`;
    row(`  ${path}`, { [when]: `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${longest}`, of: String(requests) });
  }
}
