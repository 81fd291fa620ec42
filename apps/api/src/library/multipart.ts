import fastifyMultipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BadRequestError } from '@app/platform';
import { MOST_FILE_BYTES } from '@app/sources';

/** The routes that take forms. */
const UPLOAD_PATHS: ReadonlySet<string | undefined> = new Set(['/v1/library/upload', '/v1/dictations']);
const ONLY_JSON = new BadRequestError([{ path: 'content-type', message: 'must be application/json' }]);
const LIMITS = { fileSize: MOST_FILE_BYTES, files: 1, fields: 8, parts: 9, fieldSize: 10_000, headerPairs: 100 };

/** Lets forms in, at these doors alone; they are read by a guard, as they stream. */
export async function acceptUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isForm = request.headers['content-type']?.trim().toLowerCase().startsWith('multipart/') ?? false;
    done(isForm && !UPLOAD_PATHS.has(request.routeOptions.url) ? ONLY_JSON : undefined);
  });
}
