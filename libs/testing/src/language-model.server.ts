import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LocalServer } from './local-server';

/** What a model's provider does with one request. */
export type ModelReply =
  /** The model answers this text, whole or as far as its bound lets it. */
  | { says: string; isCut?: boolean }
  /** The model declines to answer. */
  | { declines: true }
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

/** What an answer is: its text, and why it ends; null declines. */
interface Answer {
  says: string | null;
  isCut: boolean;
}

/** What every answer is said to have taken. */
const TOKENS = 10;

/** Wire formats by the end of their paths: OpenAI chat completions, Anthropic messages, Google generateContent. */
const FORMATS: ReadonlyArray<[RegExp, (answer: Answer, call: ModelCall) => object, (status: number) => object]> = [
  [
    /\/chat\/completions$/,
    ({ says, isCut }) => ({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'test',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: says, refusal: says === null ? 'I cannot help with that.' : null },
          finish_reason: isCut ? 'length' : 'stop',
        },
      ],
      usage: { prompt_tokens: TOKENS, completion_tokens: TOKENS, total_tokens: 2 * TOKENS },
    }),
    () => ({ error: { message: 'refused', type: 'invalid_request_error', param: null, code: null } }),
  ],
  [
    /\/messages$/,
    ({ says, isCut }, { body }) => {
      const tool = body.tools?.[0]?.name;
      const content =
        tool === undefined
          ? [{ type: 'text', text: says }]
          : [{ type: 'tool_use', id: 'toolu_1', name: tool, input: parsed(says ?? '') }];
      const ended = tool === undefined ? 'end_turn' : 'tool_use';
      return {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'test',
        content: says === null ? [] : content,
        stop_reason: says === null ? 'refusal' : isCut ? 'max_tokens' : ended,
        stop_sequence: null,
        usage: { input_tokens: TOKENS, output_tokens: TOKENS },
      };
    },
    (status) => ({
      type: 'error',
      error: { type: status === 529 ? 'overloaded_error' : 'api_error', message: 'refused' },
    }),
  ],
  [
    /:generateContent$/,
    ({ says, isCut }) => ({
      candidates: [
        says === null
          ? { finishReason: 'SAFETY', index: 0 }
          : {
              content: { role: 'model', parts: [{ text: says }] },
              finishReason: isCut ? 'MAX_TOKENS' : 'STOP',
              index: 0,
            },
      ],
      usageMetadata: { promptTokenCount: TOKENS, candidatesTokenCount: TOKENS, totalTokenCount: 2 * TOKENS },
    }),
    (status) => ({ error: { code: status, message: 'refused', status: 'UNAVAILABLE' } }),
  ],
];

/** Somebody else's language model: speaks three providers' formats and answers by a script. */
export class LanguageModelServer extends LocalServer {
  readonly calls: ModelCall[] = [];
  /** Requests whose callers went away before they were answered. */
  abandoned = 0;
  private script: ModelReply[] = [];

  private constructor() {
    super((request, response) => this.answer(request, response));
  }

  static async start(): Promise<LanguageModelServer> {
    return await new LanguageModelServer().listen();
  }

  /** The replies to come, one a request; the last one answers all further requests. */
  replies(...script: ModelReply[]): void {
    this.script = script;
    this.calls.length = 0;
    this.abandoned = 0;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => (this.abandoned += response.writableEnded ? 0 : 1));
    const path = new URL(request.url ?? '/', this.url).pathname;
    const call = { path, headers: request.headers, body: JSON.parse(await text(request)) as ModelCall['body'] };
    this.calls.push(call);
    const reply = (this.script.length > 1 ? this.script.shift() : this.script[0]) ?? { status: 500 };
    if ('hangs' in reply) return;
    const [, format, fault] = FORMATS.find(([end]) => end.test(path)) ?? [];
    if (!format || !fault) return void response.writeHead(404).end();
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(fault(reply.status)));
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    if ('body' in reply) return void response.end(reply.body);
    const answer = 'declines' in reply ? { says: null, isCut: false } : { isCut: false, ...reply };
    response.end(JSON.stringify(format(answer, call)));
  }
}

function parsed(says: string): unknown {
  try {
    return JSON.parse(says);
  } catch {
    return { text: says };
  }
}
