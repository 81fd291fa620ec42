import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a model's provider does with one request. */
export type ModelReply =
  /** The model answers this text. */
  | { says: string }
  /** The provider refuses, with headers such as `retry-after-ms`. */
  | { status: number; headers?: Record<string, string> }
  /** The provider answers this body as it is. */
  | { body: string }
  /** The provider takes the request and never answers. */
  | { hangs: true };

/** One request as a provider received it. */
export interface ModelCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: { messages?: unknown[]; contents?: unknown[]; tools?: Array<{ name?: string }> } & Record<string, unknown>;
}

/** Wire formats by the end of their paths: OpenAI chat completions, Anthropic messages, Google generateContent. */
const FORMATS: ReadonlyArray<[RegExp, (says: string, call: ModelCall) => object]> = [
  [
    /\/chat\/completions$/,
    (says) => ({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'test',
      choices: [{ index: 0, message: { role: 'assistant', content: says }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
    }),
  ],
  [
    /\/messages$/,
    (says, { body }) => {
      const tool = body.tools?.[0]?.name;
      return {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'test',
        content:
          tool === undefined
            ? [{ type: 'text', text: says }]
            : [{ type: 'tool_use', id: 'toolu_1', name: tool, input: parsed(says) }],
        stop_reason: tool === undefined ? 'end_turn' : 'tool_use',
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 10 },
      };
    },
  ],
  [
    /:generateContent$/,
    (says) => ({
      candidates: [{ content: { role: 'model', parts: [{ text: says }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
    }),
  ],
];

/** Somebody else's language model: speaks three providers' formats and answers by a script. */
export class LanguageModelServer {
  readonly calls: ModelCall[] = [];
  /** Requests whose callers went away before they were answered. */
  abandoned = 0;
  private script: ModelReply[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<LanguageModelServer> {
    const server = createServer((request, response) => void model.answer(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const model = new LanguageModelServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return model;
  }

  /** The replies to come, one a request; the last one answers all further requests. */
  replies(...script: ModelReply[]): void {
    this.script = script;
    this.calls.length = 0;
    this.abandoned = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => (this.abandoned += response.writableEnded ? 0 : 1));
    const path = new URL(request.url ?? '/', this.url).pathname;
    const call = { path, headers: request.headers, body: JSON.parse(await text(request)) as ModelCall['body'] };
    this.calls.push(call);
    const reply = (this.script.length > 1 ? this.script.shift() : this.script[0]) ?? { status: 500 };
    if ('hangs' in reply) return;
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(JSON.stringify({ error: { message: 'refused', type: 'error' } }));
      return;
    }
    const format = FORMATS.find(([end]) => end.test(path))?.[1];
    if (!format) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('body' in reply ? reply.body : JSON.stringify(format(reply.says, call)));
  }
}

function parsed(says: string): unknown {
  try {
    return JSON.parse(says);
  } catch {
    return { text: says };
  }
}
