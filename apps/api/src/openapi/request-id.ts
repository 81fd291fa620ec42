import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './operations';

const HEADER = {
  description: 'Names this request in our log; the one that was sent, else a new one',
  schema: { type: 'string' as const, example: '0b7f6c1e-8f5c-4f0b-9f29-6a1d5a1c9d7e' },
};

/** Adds the header that every answer carries. */
export function describeRequestId(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses)) {
      if (response && 'description' in response) response.headers = { ...response.headers, 'X-Request-Id': HEADER };
    }
  }
}
