import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askStanding, hasStandingProcesses } from './standing-process';

const run = promisify(execFile);

/** Runs an operator's command of the build under `root` and reads its JSON. */
export async function askOperator<T>(root: string, words: string[], environment: NodeJS.ProcessEnv): Promise<T> {
  if (hasStandingProcesses()) {
    return await askStanding<T>(root, 'operator', { ask: 'command', words, environment });
  }
  const { stdout } = await run(process.execPath, [join(root, 'dist/apps/cli/src/factreel.js'), 'admin', ...words], {
    env: environment,
  });
  return JSON.parse(stdout) as T;
}
