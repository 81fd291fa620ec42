import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faultOfAddress } from '../errors/early-refusals';
import { errorBody } from '../errors/error.dto';
import { STUDIO_FOLDER, StudioFiles } from './studio-files';

/** Names below these belong to programs: what is not there is told in JSON. */
const PROGRAMS = /^\/(?:v1|media|mcp|health|metrics|ops|docs|openapi|w|embed|assets|static|player)(?:[/?.-]|$)/;
const YEAR_MS = 31_536_000_000;

/**
 * Serves the built studio: its files, and its page for every address that nothing else answers and that
 * a browser opens. Files carry a hash in their names and are kept for a year; the page is asked for anew each time.
 */
export async function serveStudio(app: NestFastifyApplication): Promise<void> {
  if (!existsSync(join(STUDIO_FOLDER, 'index.html'))) return;
  const files = app.get(StudioFiles);
  const cached = { decorateReply: false, index: false, immutable: true, maxAge: YEAR_MS, preCompressed: true } as const;
  await app.register(fastifyStatic, { ...cached, root: join(STUDIO_FOLDER, 'assets'), prefix: '/assets/' });
  await app.register(fastifyStatic, {
    decorateReply: false,
    index: false,
    root: join(STUDIO_FOLDER, 'static'),
    prefix: '/static/',
  });
  const instance = app.getHttpAdapter().getInstance();
  instance.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const page = isOpened(request) ? files.page('studio') : null;
    if (page === null) {
      // The router takes this route for one whose id is too long.
      const fault = faultOfAddress(request.url);
      return fault ? await reply.status(400).send(errorBody(fault, String(request.id))) : reply.callNotFound();
    }
    return await reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': files.policy(),
        'referrer-policy': 'same-origin',
      })
      .send(page);
  });
}

/** By whoever reads pages; the door itself also by whoever takes anything, as `curl` does. */
function isOpened({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return !PROGRAMS.test(url) && (accept.includes('text/html') || (url === '/' && accept.includes('*/*')));
}
