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
  annotations?:
    | {
        readOnlyHint?: boolean | undefined;
        destructiveHint?: boolean | undefined;
        idempotentHint?: boolean | undefined;
      }
    | undefined;
}

/** What a test reads of a resource. */
interface AgentResource {
  uri: string;
  name: string;
  mimeType?: string | undefined;
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
  resources(cursor?: string): Promise<{ resources: AgentResource[]; nextCursor?: string | undefined }>;
  templates(): Promise<string[]>;
  /** The text of a resource. */
  read(uri: string): Promise<string>;
  prompts(): Promise<string[]>;
  /** The text of a prompt. */
  prompt(name: string, given: Record<string, string>): Promise<string>;
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

/** What both clients ask for in the same words. */
function readsOf(client: Client | OlderClient): Pick<Agent, 'resources' | 'templates' | 'read' | 'prompts' | 'prompt'> {
  return {
    resources: async (cursor) => await client.listResources(cursor === undefined ? {} : { cursor }),
    templates: async () =>
      (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    read: async (uri) => textIn((await client.readResource({ uri })).contents[0]),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    prompt: async (name, given) => textIn((await client.getPrompt({ name, arguments: given })).messages[0]?.content),
  };
}

function textIn(part: object | undefined): string {
  return part && 'text' in part ? String(part.text) : '';
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
    ...readsOf(client),
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
    ...readsOf(client),
    call: async (name, input, options) =>
      (await client.callTool({ name, arguments: input ?? {} }, undefined, options)) as AgentAnswer,
    close: async () => await client.close(),
  };
};
