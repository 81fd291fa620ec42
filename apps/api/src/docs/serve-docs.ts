import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { docsSite } from './docs-site';

/** Nothing of another host, no script and no style in place. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Serves the documentation at `/docs`, drawn once from the repository's documents and the description. */
export function serveDocs(fastify: FastifyInstance, document: OpenAPIObject): void {
  for (const [path, { type, body }] of docsSite(document)) {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    fastify.get(path, (request, reply) => {
      void reply.headers({ etag, 'cache-control': 'no-cache', 'content-security-policy': POLICY });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
  fastify.get('/docs/', (_, reply) => reply.redirect('/docs', 308));
}
