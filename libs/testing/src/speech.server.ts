import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LocalServer } from './local-server';
import { wavHead } from './tone-wav';

/** A request that reached the service. */
export interface SpeechCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** As it came; JSON or multipart for people to read. */
  raw: string;
  json: Record<string, unknown> | null;
}

/** How the service behaves from now on. */
export interface SpeechBehaviour {
  /** Statuses of the next answers, each used once; then requests are served. */
  refusals: number[];
  /** Never answers. */
  hangs: boolean;
  /** Content type in place of the right one. */
  type: string | undefined;
  /** Body in place of a sound. */
  body: Buffer | undefined;
  /** The first generation of Piper's server takes text, the second JSON. */
  piper: 'text' | 'json';
  /** Whether Kokoro tells the times of its words. */
  timestamps: boolean;
}

const RATE = 24_000;
/** Every character sounds this long. */
const CHARACTER_MS = 70;

/** OpenAI's, Kokoro-FastAPI's, Piper's and ElevenLabs' speech in their own wire formats, on one local port. */
export class SpeechServer extends LocalServer {
  readonly calls: SpeechCall[] = [];
  behaviour: SpeechBehaviour = {
    refusals: [],
    hangs: false,
    type: undefined,
    body: undefined,
    piper: 'json',
    timestamps: true,
  };

  private constructor() {
    super((request, response) => this.answer(request, response));
  }

  static async start(): Promise<SpeechServer> {
    return await new SpeechServer().listen();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = (await buffer(request)).toString('utf8');
    const isJson = request.headers['content-type']?.includes('json') ?? false;
    const json = isJson ? (JSON.parse(raw) as Record<string, unknown>) : null;
    const path = request.url ?? '';
    this.calls.push({ method: request.method ?? '', path, headers: request.headers, raw, json });
    if (this.behaviour.hangs) return;
    const refusal = this.behaviour.refusals.shift();
    if (refusal !== undefined) return void response.writeHead(refusal).end('busy');
    const serve = ROUTES.find(({ matches }) => matches.test(path))?.serve;
    if (!serve) return void response.writeHead(404).end();
    const { status = 200, type, body } = serve(this.behaviour, json, raw);
    response.writeHead(status, { 'content-type': this.behaviour.type ?? type }).end(this.behaviour.body ?? body);
  }
}

interface Served {
  status?: number;
  type: string;
  body: Buffer | string;
}

type Serve = (behaviour: SpeechBehaviour, json: Record<string, unknown> | null, raw: string) => Served;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const ROUTES: Array<{ matches: RegExp; serve: Serve }> = [
  {
    matches: /^\/v1\/audio\/speech$/,
    serve: (_, json) => ({ type: 'audio/wav', body: wav(textOf(json?.input)) }),
  },
  {
    matches: /^\/dev\/captioned_speech$/,
    serve: ({ timestamps }, json) => {
      const text = textOf(json?.input);
      const told = timestamps ? wordsOf(text) : null;
      const audio = wav(text).toString('base64');
      return { type: 'application/json', body: JSON.stringify({ audio, audio_format: 'audio/wav', timestamps: told }) };
    },
  },
  {
    matches: /^\/v1\/text-to-speech\/[^/]+\/with-timestamps/,
    serve: (_, json) => {
      const characters = Array.from(textOf(json?.text));
      const at = (index: number) => (index * CHARACTER_MS) / 1000;
      const alignment = {
        characters,
        character_start_times_seconds: characters.map((_character, index) => at(index)),
        character_end_times_seconds: characters.map((_character, index) => at(index + 1)),
      };
      const audio = samples(characters.join('')).toString('base64');
      return { type: 'application/json', body: JSON.stringify({ audio_base64: audio, alignment }) };
    },
  },
  {
    matches: /^\/v1\/voices\/add$/,
    serve: () => ({
      type: 'application/json',
      body: JSON.stringify({ voice_id: 'c38kUX8pkfYO2kHyqfFy', requires_verification: false }),
    }),
  },
  {
    matches: /^\/v1\/voices\/[A-Za-z0-9]{20}$/,
    serve: () => ({ type: 'application/json', body: JSON.stringify({ status: 'ok' }) }),
  },
  {
    matches: /^\/$/,
    serve: ({ piper }, json, raw) => {
      if ((piper === 'json') !== (json !== null)) return { status: 415, type: 'text/html', body: 'Unsupported' };
      return { type: 'audio/wav', body: wav(json ? textOf(json.text) : raw) };
    },
  },
];

function wordsOf(text: string): Array<{ word: string; start_time: number; end_time: number }> {
  return [...text.matchAll(/[^\s,.;!?]+|[,.;!?]/gu)].map(({ 0: word, index }) => ({
    word,
    start_time: (index * CHARACTER_MS) / 1000,
    end_time: ((index + word.length) * CHARACTER_MS) / 1000,
  }));
}

/** A hum with a gap at every space, as long as the text asks for. */
function samples(text: string): Buffer {
  const each = Math.round((CHARACTER_MS / 1000) * RATE);
  const bytes = Buffer.alloc(text.length * each * 2);
  for (let i = 0; i < text.length * each; i++) {
    const silent = text[Math.floor(i / each)] === ' ';
    bytes.writeInt16LE(silent ? 0 : Math.round(8000 * Math.sin((2 * Math.PI * 180 * i) / RATE)), i * 2);
  }
  return bytes;
}

/** Its sizes unknown, as a server that streams writes them. */
function wav(text: string): Buffer {
  return Buffer.concat([wavHead(RATE, 0xffff_ffff), samples(text)]);
}
