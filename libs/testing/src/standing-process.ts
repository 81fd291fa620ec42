import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '@app/platform';

/** What a standing process is asked to do. */
export type StandingQuestion =
  | { ask: 'command'; words: string[]; environment: NodeJS.ProcessEnv }
  | { ask: 'start'; program: 'api' | 'worker'; environment: NodeJS.ProcessEnv }
  | { ask: 'stop'; id: number };
export type StandingName = 'operator' | 'api' | 'worker';

/** Whether this is a suite of a Jest run, whose suites share standing processes. */
export function hasStandingProcesses(): boolean {
  return process.env['FACTREEL_TEST_SERVER'] !== undefined;
}

/**
 * Asks the standing process of that name, which all suites of this Jest worker share; the first that asks starts it, from
 * the build under `root`. Throws with the fault's stack where it cannot do what it is asked.
 */
export async function askStanding<T>(root: string, name: StandingName, question: StandingQuestion): Promise<T> {
  const address = await addressOf(root, name);
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(question) });
  if (!answer.ok) throw new Error(`${name} ${JSON.stringify(question)}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function addressOf(root: string, name: StandingName): Promise<string> {
  const note = join(process.env['FACTREEL_TEST_SERVER'] ?? '', `${name}-${process.pid}.json`);
  const noted = existsSync(note) ? (JSON.parse(await readFile(note, 'utf8')) as Noted) : undefined;
  if (noted && isAlive(noted.pid)) return noted.address;
  const made = await startStanding(root);
  await writeFile(note, JSON.stringify(made));
  return made.address;
}

interface Noted {
  pid: number;
  address: string;
}

async function startStanding(root: string): Promise<Noted> {
  const child = fork(join(root, 'dist/libs/testing/src/standing.process.js'), [], {
    detached: true,
    execArgv: ['--no-warnings'],
  });
  const port = await new Promise((ready, failed) => {
    child.once('message', ready);
    child.once('exit', (code) => failed(new Error(`a standing process stopped (${code})`)));
  });
  child.removeAllListeners();
  child.disconnect();
  child.unref();
  return { pid: child.pid ?? 0, address: `http://127.0.0.1:${String(port)}` };
}
