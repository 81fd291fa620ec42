import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalServer } from '@app/testing';

const MODULES = join(__dirname, '../../../node_modules');
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  wav: 'audio/wav',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};
/** As strict as pages that show the player may be. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' blob: data:; style-src 'self'";
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Player</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script><main><h1>A page</h1></main></html>`;
const SCRIPT = `import '/player/player.mjs'; import * as drawing from '/player/drawing.mjs'; globalThis.drawing = drawing;`;
const PLAIN_SCRIPT = `import '/player/player.mjs';`;
/** Everything stands on whole pixels: a canvas between two would be seen blurred. */
const SHEET =
  'body { margin: 0; color: #222; background: #fff; font-family: sans-serif } h1 { height: 40px; margin: 0; font-size: 20px } factreel-player { width: 540px }';
/** What our pages are made of. */
const OWN: Readonly<Record<string, string>> = {
  '/': PAGE,
  // Loads the element alone, as people's pages do.
  '/plain': PAGE.replace('page.js', 'plain.js'),
  // A page that allows no workers.
  '/workerless': PAGE.replace('page.js', 'plain.js'),
  '/page.js': SCRIPT,
  '/plain.js': PLAIN_SCRIPT,
  '/page.css': SHEET,
};

/** Serves a page with the built player, the pinned faces, and a folder of pictures. */
export class PageServer extends LocalServer {
  static async start(folders: { player: string; pictures: string }): Promise<PageServer> {
    const server = new PageServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      const body = await bodyOf(pathname, folders);
      response.writeHead(body === null ? 404 : 200, {
        'content-type': TYPES[/\w+$/.exec(pathname)?.[0] ?? ''] ?? 'text/html',
        'content-security-policy': pathname === '/workerless' ? `${POLICY}; worker-src 'none'` : POLICY,
      });
      response.end(body);
    });
    return await server.listen();
  }
}

async function bodyOf(
  path: string,
  { player, pictures }: { player: string; pictures: string },
): Promise<Buffer | string | null> {
  const own = OWN[path];
  if (own !== undefined) return own;
  const [, root = '', ...rest] = path.split('/');
  const folder = { player, pictures, fonts: MODULES }[root];
  if (folder === undefined || rest.includes('..')) return null;
  return await readFile(join(folder, ...rest)).catch(() => null);
}
