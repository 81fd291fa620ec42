import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './schema';

/** Where an operation names the scopes that a key needs. */
const SCOPES_EXTENSION = 'x-scopes';

/**
 * Moves the scopes of each operation out of `security`: they are no scopes of OAuth, and validators take them for such.
 */
export function describeScopes(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const scopes = (operation.security ?? []).flatMap((way) => way['apiKey'] ?? []);
    if (scopes.length === 0) continue;
    operation.security = (operation.security ?? []).map((way) => ('apiKey' in way ? { ...way, apiKey: [] } : way));
    Object.assign(operation, { [SCOPES_EXTENSION]: [...new Set(scopes)] });
  }
}
