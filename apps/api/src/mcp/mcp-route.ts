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
