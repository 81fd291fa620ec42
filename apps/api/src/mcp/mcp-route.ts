import type { DomainError, ErrorKind } from '@app/platform';
import { errorBody } from '../errors/error.dto';

/** Where agents ask. */
export const MCP_PATH = '/mcp';

/** Whether a request is an agent's, by its address. */
export function isMcp(url: string): boolean {
  return url === MCP_PATH || url.startsWith(`${MCP_PATH}?`) || url.startsWith(`${MCP_PATH}/`);
}

/** What the protocol's server takes at once; it refuses more than that, and does nothing of it. */
const LONGEST_LIST = 100;

/** How many messages a request brings: clients of revision 2025-03-26 may send several in a list. */
export function messagesIn(body: unknown): number {
  return Array.isArray(body) ? Math.max(1, Math.min(LONGEST_LIST, body.length)) : 1;
}

/** JSON-RPC 2.0, 5.1; what it has no number for takes the first of a server's own. */
const CODES: Partial<Record<ErrorKind, number>> = { bad_request: -32700, internal: -32603 };
const OWN = -32000;

/** A refusal of a whole request to `/mcp`, which clients read as JSON-RPC; `data` is the body of every other route. */
export function rpcErrorBody(error: DomainError, requestId: string): object {
  const { kind, message } = error;
  return { jsonrpc: '2.0', id: null, error: { code: CODES[kind] ?? OWN, message, data: errorBody(error, requestId) } };
}
