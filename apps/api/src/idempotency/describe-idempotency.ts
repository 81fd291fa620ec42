import type { OpenAPIObject } from '@nestjs/swagger';
import { NEVER_REPLAYED_EXTENSION } from './idempotency.decorators';

const NAME = 'Idempotency-Key';
const PARAMETER = {
  name: NAME,
  in: 'header' as const,
  required: false,
  description: `Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
\`Idempotent-Replayed: true\`, and is done and charged once. Another body under the key answers 422; while the first call
is still running 409. A refusal frees the key.`,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]{1,255}$' },
};
const REPLAYED = {
  description: 'There, and `true`, where this answers a retry as the first call was answered',
  schema: { type: 'string', enum: ['true'] },
};
const REFUSALS = {
  '409': 'In a state that does not allow this, or the first request under this `Idempotency-Key` is still running',
  '422': 'Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request',
};

/** Adds the header, its two refusals and the sign of a replay to every POST that takes a key. */
export function describeIdempotency(document: OpenAPIObject): void {
  document.components = {
    ...document.components,
    parameters: { ...document.components?.parameters, [NAME]: PARAMETER },
  };
  const operations = Object.values(document.paths).flatMap(({ get, post, patch, delete: remove }) =>
    [get, post, patch, remove].filter((operation) => operation !== undefined),
  );
  const never = new Set(operations.filter((operation) => Reflect.has(operation, NEVER_REPLAYED_EXTENSION)));
  // A note to this function alone; readers are told by the header that is not there.
  for (const operation of never) Reflect.deleteProperty(operation, NEVER_REPLAYED_EXTENSION);
  for (const { post } of Object.values(document.paths)) {
    if (!post || post.security?.length === 0 || never.has(post)) continue;
    post.parameters = [...(post.parameters ?? []), { $ref: `#/components/parameters/${NAME}` }];
    for (const [status, response] of Object.entries(post.responses)) {
      if (status.startsWith('2') && response && 'description' in response) {
        response.headers = { ...response.headers, 'Idempotent-Replayed': REPLAYED };
      }
    }
    for (const [status, description] of Object.entries(REFUSALS)) {
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } };
      post.responses[status] = { description, content };
    }
  }
}
