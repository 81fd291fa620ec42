import type { OpenAPIObject } from '@nestjs/swagger';
import { MEANING } from './api-errors.decorator';
import { REFUSED } from './common-refusals';
import { operationsOf } from './operations';

const NAME = 'X-CSRF-Token';
const ABOUT = 'The `csrfToken` that sign-in answered';
const SCHEMA = { type: 'string' as const, example: 'n1c4t9w0q8xw1c7ab5d3e4f9' };

/** Adds the header to every route that a session may change something by, and the refusal without it. */
export function describeCsrfHeader(document: OpenAPIObject): void {
  for (const { method, operation } of operationsOf(document)) {
    const ways = operation.security ?? document.security ?? [];
    if (method === 'get' || method === 'head' || !ways.some((way) => 'session' in way)) continue;
    const required = ways.every((way) => 'session' in way);
    const description = required ? ABOUT : `${ABOUT}; needed with a session, not with a key`;
    operation.parameters = [
      ...(operation.parameters ?? []),
      { name: NAME, in: 'header', required, description, schema: SCHEMA },
    ];
    operation.responses['403'] ??= { description: MEANING[403] ?? '', content: REFUSED };
  }
}
