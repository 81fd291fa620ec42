// Builds the player into dist/player: a folder named by its hash, each of its files compressed beside it, and `player.mjs`,
// which leads to it.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPlayer } from '../packages/player/build.mjs';
import { packTexts } from './build-studio.mjs';

const OUT = fileURLToPath(new URL('../dist/player', import.meta.url));

/** Builds anew. Throws with the bundler's message. */
export async function buildServedPlayer() {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const built = join(OUT, 'built');
  await buildPlayer(built);
  const files = (await readdir(built)).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(built, file)));
  const name = hash.digest('hex').slice(0, 12);
  await rename(built, join(OUT, name));
  await packTexts(join(OUT, name));
  await writeFile(join(OUT, 'player.mjs'), `export * from './${name}/player.mjs';\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServedPlayer();
