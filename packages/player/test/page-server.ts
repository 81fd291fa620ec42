import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const MODULES = join(__dirname, '../../../node_modules');
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};
/** As strict as pages that show the player may be. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' blob:; worker-src 'self'";
const PAGE = '<!doctype html><meta charset="utf-8"><title>Player</title><script type="module" src="/page.js"></script>';
const SCRIPT = `import * as player from '/player/player.mjs'; globalThis.player = player;`;

/** Serves a page with the built player, the pinned faces, and a folder of pictures. */
export class PageServer {
  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async start(folders: { player: string; pictures: string }): Promise<PageServer> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      void bodyOf(pathname, folders).then((body) => {
        const type = TYPES[/\w+$/.exec(pathname)?.[0] ?? ''] ?? 'text/html';
        response.writeHead(body === null ? 404 : 200, { 'content-type': type, 'content-security-policy': POLICY });
        response.end(body);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new PageServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

async function bodyOf(
  path: string,
  { player, pictures }: { player: string; pictures: string },
): Promise<Buffer | string | null> {
  if (path === '/') return PAGE;
  if (path === '/page.js') return SCRIPT;
  const [, root = '', ...rest] = path.split('/');
  const folder = { player, pictures, fonts: MODULES }[root];
  if (folder === undefined || rest.includes('..')) return null;
  return await readFile(join(folder, ...rest)).catch(() => null);
}
