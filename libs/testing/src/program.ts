import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { askStanding, hasStandingProcesses } from './standing-process';

export type ProgramName = 'api' | 'worker';

/** Variable that names a file to which a process adds what it logs, in place of this terminal. */
export const LOG_FILE = 'FACTREEL_TEST_LOG';

/** A program that runs, in whatever process. */
export interface Program {
  /** Stops it and waits until it has stopped. */
  end(): Promise<void>;
}

/**
 * Starts a program of the build under `root`: in a Jest run inside the standing process of its kind, a tenth of the work
 * of a process of its own.
 */
export async function startProgram(root: string, name: ProgramName, environment: NodeJS.ProcessEnv): Promise<Program> {
  if (!hasStandingProcesses()) {
    const child = await startProcess(root, name, environment);
    return { end: () => endOf(child, 'SIGTERM') };
  }
  const { id } = await askStanding<{ id: number }>(root, name, { ask: 'start', program: name, environment });
  return { end: async () => void (await askStanding(root, name, { ask: 'stop', id })) };
}

/** Starts a program in a process of its own, as an operator would. What it prints goes to `log`, else to where we print. */
export async function startProcess(
  root: string,
  name: ProgramName,
  environment: NodeJS.ProcessEnv,
  log?: string,
): Promise<ChildProcess> {
  const file = log ?? environment[LOG_FILE];
  const output = file === undefined ? 'inherit' : openSync(file, 'a');
  const child = fork(join(root, `dist/apps/${name}/src/main.js`), [], {
    env: environment,
    execArgv: ['--no-warnings'],
    stdio: ['ignore', output, output, 'ipc'],
  });
  if (typeof output === 'number') closeSync(output);
  await new Promise<void>((ready, failed) => {
    child.once('message', () => ready());
    child.once('exit', (code) => failed(new Error(`the ${name} stopped (${code}) before it was ready`)));
  });
  return child;
}

/** Ends a program's process and waits until it is gone. */
export async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
