import type { OpenAPIObject } from '@nestjs/swagger';
import { MEANING } from './api-errors.decorator';
import { operationsOf } from './operations';

const REFUSED = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } };

/**
 * Adds what any route may answer for what it takes: so that no controller repeats it, and none forgets it. A refusal is
 * JSON whatever the route answers otherwise.
 */
export function describeCommonRefusals(document: OpenAPIObject): void {
  for (const { path, operation } of operationsOf(document)) {
    const isOpen = operation.security?.length === 0;
    const statuses = [
      ...(path.includes('{') || operation.parameters?.length || operation.requestBody ? [400] : []),
      ...(isOpen || !path.startsWith('/v1/') ? [] : [401]),
      ...(operation.requestBody ? [413] : []),
    ];
    for (const status of statuses) {
      operation.responses[status] ??= { description: MEANING[status] ?? '' };
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) >= 400) Object.assign(response ?? {}, { content: REFUSED });
    }
  }
}
