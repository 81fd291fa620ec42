import fastifyCors from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '@app/platform';

/** What a page may read of an answer besides its body. */
const TOLD = [
  'x-request-id',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'idempotent-replayed',
  'etag',
  'factreel-version',
];
const DAY_S = 86_400;

/**
 * Lets the pages of a studio that is hosted elsewhere (`STUDIO_URL`) ask this api with their owner's cookie. It has to be of
 * the same site (`studio.example.com`, `api.example.com`): the cookie is `SameSite=Lax`. Nobody else's page may.
 */
export async function allowStudio(app: NestFastifyApplication, { baseUrl, studioUrl }: Config): Promise<void> {
  const { origin } = new URL(studioUrl);
  if (origin === new URL(baseUrl).origin) return;
  await app.register(fastifyCors, { origin, credentials: true, exposedHeaders: TOLD, maxAge: DAY_S });
}
