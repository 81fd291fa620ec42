import fastifyMultipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MOST_FILE_BYTES } from '@app/sources';

/** The routes that take forms. */
export const UPLOAD_PATHS: ReadonlySet<string | undefined> = new Set(['/v1/library/upload', '/v1/dictations']);
const LIMITS = { fileSize: MOST_FILE_BYTES, files: 1, fields: 8, parts: 9, fieldSize: 10_000, headerPairs: 100 };

/** Lets forms be read; a guard does it, as they stream. */
export async function acceptUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false });
}
