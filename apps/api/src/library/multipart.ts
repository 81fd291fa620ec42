import fastifyMultipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BadRequestError } from '@app/platform';
import { MOST_FILE_BYTES } from '@app/sources';

/** The one route that takes forms. */
const UPLOAD_PATH = '/v1/library/upload';
const ONLY_JSON = new BadRequestError([{ path: 'content-type', message: 'must be application/json' }]);
const LIMITS = { fileSize: MOST_FILE_BYTES, files: 1, fields: 8, parts: 9, fieldSize: 10_000, headerPairs: 100 };

/** Lets forms in, at the library's door alone; they are read by its guard, as they stream. */
export async function acceptUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isForm = request.headers['content-type']?.trim().toLowerCase().startsWith('multipart/') ?? false;
    done(isForm && request.routeOptions.url !== UPLOAD_PATH ? ONLY_JSON : undefined);
  });
}
