import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';

/** Where `npm run build` builds the player to: a folder that its hash names, and `player.mjs`, which imports it. */
const PLAYER_FOLDER = resolve(__dirname, '../../../../player');
const YEAR_MS = 31_536_000_000;
const WEEK_MS = 604_800_000;
/** Files of the pinned faces, and the lists of their slices. */
const FACES = /^\/@fontsource(?:-variable)?\/[a-z0-9-]+\/(?:unicode\.json|files\/[a-z0-9-]+\.woff2)$/;
/** Sent with the player's files, because a worker obeys the policy that came with its script and not the page's. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self' https: data: blob:";

/**
 * Serves the built player and the faces that it draws with, for our own pages and for others'. Its files are kept for a
 * year; `/player/player.mjs` says which they are, and is asked for anew each time.
 */
export async function servePlayer(app: NestFastifyApplication): Promise<void> {
  if (!existsSync(join(PLAYER_FOLDER, 'player.mjs'))) return;
  const shared = {
    decorateReply: false,
    index: false,
    setHeaders: (reply: FastifyReply) => {
      void reply.headers({ 'access-control-allow-origin': '*', 'content-security-policy': POLICY });
    },
  } as const;
  for (const hash of readdirSync(PLAYER_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    await app.register(fastifyStatic, {
      ...shared,
      root: join(PLAYER_FOLDER, hash.name),
      prefix: `/player/${hash.name}/`,
      immutable: true,
      maxAge: YEAR_MS,
      preCompressed: true,
    });
  }
  await app.register(fastifyStatic, {
    ...shared,
    root: facesFolder(),
    prefix: '/player/fonts/',
    maxAge: WEEK_MS,
    allowedPath: (path: string) => FACES.test(path),
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: PLAYER_FOLDER,
    prefix: '/player/',
    maxAge: 0,
    allowedPath: (path: string) => path === '/player.mjs',
  });
}

/** The folder of installed packages that holds the faces. */
function facesFolder(): string {
  return resolve(dirname(require.resolve('@fontsource/anton/unicode.json')), '../..');
}
