import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIObject } from '@nestjs/swagger';

const HOW_HARD = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Serves the description at `/openapi.json`: written and compressed once, and not sent again to who has it already. */
export function serveDescription(fastify: FastifyInstance, document: OpenAPIObject): void {
  const text = Buffer.from(JSON.stringify(document));
  const bodies = new Map([
    ['br', brotliCompressSync(text, HOW_HARD)],
    ['gzip', gzipSync(text)],
  ]);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  fastify.get('/openapi.json', (request, reply) => {
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
    void reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    if (known.includes(etag) || known.includes('*')) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    const coding = [...bodies.keys()].find((name) => accepts(request.headers['accept-encoding'], name));
    return coding ? reply.header('content-encoding', coding).send(bodies.get(coding)) : reply.send(text);
  });
}

/** Whether a client takes a coding: named, and not with a weight of nought. */
function accepts(header: string | string[] | undefined, coding: string): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/u))
    .some(([name, weight]) => name === coding && Number(weight ?? 1) > 0);
}
