import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '../openapi/schema';

const HEADERS = {
  'RateLimit-Policy': {
    description:
      'How many requests a key, or an address without one, may make in so many seconds; each full 100 kB of a JSON body counts as one more',
    schema: { type: 'string' as const, example: '"default";q=120;w=60' },
  },
  RateLimit: {
    description: 'How many are left, and the seconds until the window ends',
    schema: { type: 'string' as const, example: '"default";r=117;t=31' },
  },
};
const RETRY_AFTER = {
  description: 'Seconds until requests are taken again',
  schema: { type: 'integer' as const, minimum: 1, example: 31 },
};

/** Adds the headers to every answer of the counted routes, and the refusal. */
export function describeRateLimits(document: OpenAPIObject): void {
  for (const { path, operation } of operationsOf(document)) {
    if (!path.startsWith('/v1/')) continue;
    operation.responses['429'] = {
      description: 'Too many; `Retry-After` says in how many seconds to come again',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } },
    };
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!response || !('description' in response)) continue;
      response.headers = { ...response.headers, ...HEADERS };
      if (status === '429') response.headers['Retry-After'] = RETRY_AFTER;
    }
  }
}
