import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The api describes itself: a program of its own, since apps do not import each other. */
const PROGRAM = join(__dirname, '../../../api/src/describe.js');
const MOST_BYTES = 64 * 1024 * 1024;

/** Writes the OpenAPI description to a file, as a server with this environment publishes it. Throws what the program says. */
export async function writeDescription(
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<{ file: string; openapi: string; paths: number }> {
  const limits = { env, maxBuffer: MOST_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', PROGRAM], limits);
  await writeFile(file, stdout);
  const { openapi, paths } = JSON.parse(stdout) as { openapi: string; paths: object };
  return { file, openapi, paths: Object.keys(paths).length };
}
