import type { OpenAPIObject } from '@nestjs/swagger';
import { ErrorDto } from '../errors/error.dto';
import { MEANING } from './api-errors.decorator';
import { operationsOf } from './schema';

/** What a refusal holds. */
export const REFUSED = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } };

/** A player that asks for a range is told where the file ends, by a header. */
const WITHOUT_BODY = new Set(['416']);

/**
 * Adds what any route may answer for what it takes: so that no controller repeats it, and none forgets it. A refusal is
 * JSON whatever the route answers otherwise.
 */
export function describeCommonRefusals(document: OpenAPIObject): void {
  for (const { path, operation } of operationsOf(document)) {
    const isOpen = operation.security?.length === 0;
    const statuses = [
      ...(path.includes('{') || operation.parameters?.length || operation.requestBody ? [400] : []),
      // An embed token is known wherever a key is, and closed out of most.
      ...(isOpen || !path.startsWith('/v1/') ? [] : [401, 403]),
      ...(operation.requestBody ? [408, 413] : []),
      431,
      503,
    ];
    for (const status of statuses) {
      operation.responses[status] ??= { description: MEANING[status] ?? '' };
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!response || Number(status) < 400) continue;
      if (WITHOUT_BODY.has(status)) Reflect.deleteProperty(response, 'content');
      else if (!holdsText(response)) Object.assign(response, { content: REFUSED });
    }
  }
}

/** Health and metrics refuse in the words of whoever watches them; watch pages on a page too. */
function holdsText(response: object): boolean {
  const kinds = 'content' in response ? Object.values(response.content as object) : [];
  return kinds.some((kind) => !JSON.stringify(kind).includes(ErrorDto.name));
}
