import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(__dirname, '../../../..');

/** Runs the program of `docs/guides/mcp.md` as it stands there, against another address; what it prints. */
export async function runGuide(address: string, apiKey: string): Promise<string> {
  const guide = await readFile(resolve(ROOT, 'docs/guides/mcp.md'), 'utf8');
  const program = /```js\n(.*?)```/s.exec(guide)?.[1]?.replace('https://factreel.example', address) ?? '';
  const env = { ...process.env, FACTREEL_API_KEY: apiKey };
  const words = ['--input-type=module', '--eval', program];
  return (await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })).stdout;
}
