import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './schema';
import { MEANING } from './api-errors.decorator';
import { REFUSED } from './common-refusals';

const REQUEST_ID = {
  description: 'Names this request in our log; the one that was sent, else a new one',
  schema: { type: 'string' as const, example: '0b7f6c1e-8f5c-4f0b-9f29-6a1d5a1c9d7e' },
};

/** Adds the header that every answer carries. */
export function describeRequestId(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses)) {
      if (response && 'description' in response) response.headers = { ...response.headers, 'X-Request-Id': REQUEST_ID };
    }
  }
}

const CSRF_HEADER = 'X-CSRF-Token';
const CSRF_TOKEN = 'The `csrfToken` that sign-in answered';
const CSRF_SCHEMA = { type: 'string' as const, example: 'n1c4t9w0q8xw1c7ab5d3e4f9' };

/** Adds the header to every route that a session may change something by, and the refusal without it. */
export function describeCsrfHeader(document: OpenAPIObject): void {
  for (const { method, operation } of operationsOf(document)) {
    const ways = operation.security ?? document.security ?? [];
    if (method === 'get' || method === 'head' || !ways.some((way) => 'session' in way)) continue;
    const required = ways.every((way) => 'session' in way);
    const description = required ? CSRF_TOKEN : `${CSRF_TOKEN}; needed with a session, not with a key`;
    operation.parameters = [
      ...(operation.parameters ?? []),
      { name: CSRF_HEADER, in: 'header', required, description, schema: CSRF_SCHEMA },
    ];
    operation.responses['403'] ??= { description: MEANING[403] ?? '', content: REFUSED };
  }
}
