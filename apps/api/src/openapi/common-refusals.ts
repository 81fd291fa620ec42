import type { OpenAPIObject } from '@nestjs/swagger';
import { MEANING } from './api-errors.decorator';
import { operationsOf } from './operations';

/** Adds what any route may answer for what it takes: so that no controller repeats it, and none forgets it. */
export function describeCommonRefusals(document: OpenAPIObject): void {
  for (const { path, operation } of operationsOf(document)) {
    const isOpen = operation.security?.length === 0;
    const statuses = [
      ...(path.includes('{') || operation.parameters?.length || operation.requestBody ? [400] : []),
      ...(isOpen || !path.startsWith('/v1/') ? [] : [401]),
      ...(operation.requestBody ? [413] : []),
    ];
    for (const status of statuses) {
      operation.responses[status] ??= {
        description: MEANING[status] ?? '',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } },
      };
    }
  }
}
