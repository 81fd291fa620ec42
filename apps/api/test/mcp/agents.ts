import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** What a test reads of a tool. */
interface AgentTool {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  inputSchema: Record<string, unknown>;
  outputSchema?: Record<string, unknown> | undefined;
  annotations?: { readOnlyHint?: boolean | undefined } | undefined;
}

/** What a test reads of an answer. */
export interface AgentAnswer {
  isError?: boolean | undefined;
  content: Array<{ type: string; text?: string; uri?: string; mimeType?: string; data?: string }>;
  structuredContent?: Record<string, unknown> | undefined;
  _meta?: Record<string, unknown> | undefined;
}

interface CallOptions {
  signal?: AbortSignal;
  onprogress?: (told: { progress: number; message?: string | undefined }) => void;
}

/** An official client, whichever of the two. */
export interface Agent {
  instructions: string | undefined;
  revision: string | undefined;
  list(): Promise<AgentTool[]>;
  call(name: string, input?: Record<string, unknown>, options?: CallOptions): Promise<AgentAnswer>;
  close(): Promise<void>;
}

/** Connects to one installation, which may be several addresses: each request goes to the next of them. */
export type ConnectAgent = (addresses: string[], apiKey: string) => Promise<Agent>;

const WHO = { name: 'factreel-test', version: '1' };

function inTurn(addresses: string[]) {
  let asked = 0;
  return async (_: string | URL, init?: RequestInit): Promise<Response> => {
    const address = addresses[asked++ % addresses.length] ?? '';
    return await fetch(`${address}/mcp`, init);
  };
}

/** The client of today's revision. */
export const connectCurrent: ConnectAgent = async (addresses, apiKey) => {
  const client = new Client(WHO, { versionNegotiation: { mode: 'auto' } });
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
  const url = new URL(`${addresses[0] ?? ''}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit, fetch: inTurn(addresses) }));
  return {
    instructions: client.getInstructions(),
    revision: client.getNegotiatedProtocolVersion(),
    list: async () => (await client.listTools()).tools,
    call: async (name, input, options) =>
      (await client.callTool({ name, arguments: input ?? {} }, options)) as AgentAnswer,
    close: async () => await client.close(),
  };
};

/** The client of the revisions before, which most agents still bring. */
export const connectOlder: ConnectAgent = async (addresses, apiKey) => {
  const client = new OlderClient(WHO);
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
  const url = new URL(`${addresses[0] ?? ''}/mcp`);
  const transport = new OlderTransport(url, { requestInit, fetch: inTurn(addresses) });
  await client.connect(transport);
  return {
    instructions: client.getInstructions(),
    revision: transport.protocolVersion,
    list: async () => (await client.listTools()).tools,
    call: async (name, input, options) =>
      (await client.callTool({ name, arguments: input ?? {} }, undefined, options)) as AgentAnswer,
    close: async () => await client.close(),
  };
};
