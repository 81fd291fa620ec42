import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs an operator's command of the build under `root` and reads its JSON. Within Jest the suites of a worker share one
 * process for it, whose address lies in the run's server folder; it ends with the worker.
 */
export async function askOperator<T>(root: string, words: string[], environment: NodeJS.ProcessEnv): Promise<T> {
  const folder = process.env['FACTREEL_TEST_SERVER'];
  if (folder === undefined) {
    const { stdout } = await run(process.execPath, [join(root, 'dist/apps/cli/src/admin.js'), ...words], {
      env: environment,
    });
    return JSON.parse(stdout) as T;
  }
  const address = await standingOperator(root, join(folder, `operator-${process.pid}.json`));
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ words, environment }) });
  if (!answer.ok) throw new Error(`admin ${words.join(' ')}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function standingOperator(root: string, note: string): Promise<string> {
  if (existsSync(note)) return (JSON.parse(await readFile(note, 'utf8')) as { address: string }).address;
  const child = fork(join(root, 'dist/libs/testing/src/operator.process.js'), [], {
    detached: true,
    stdio: 'ignore',
    execArgv: ['--no-warnings'],
  });
  const port = await new Promise((ready, failed) => {
    child.once('message', ready);
    child.once('exit', (code) => failed(new Error(`the operator's process stopped (${code})`)));
  });
  child.removeAllListeners();
  child.disconnect();
  child.unref();
  const address = `http://127.0.0.1:${String(port)}`;
  await writeFile(note, JSON.stringify({ address }));
  return address;
}
