import type { DomainError, ErrorKind } from '@app/platform';
import { errorBody } from '../errors/error.dto';

/** JSON-RPC 2.0, 5.1; what it has no number for takes the first of a server's own. */
const CODES: Partial<Record<ErrorKind, number>> = { bad_request: -32700, internal: -32603 };
const OWN = -32000;

/** A refusal of a whole request to `/mcp`, which clients read as JSON-RPC; `data` is the body of every other route. */
export function rpcErrorBody(error: DomainError, requestId: string): object {
  const { kind, message } = error;
  return { jsonrpc: '2.0', id: null, error: { code: CODES[kind] ?? OWN, message, data: errorBody(error, requestId) } };
}
