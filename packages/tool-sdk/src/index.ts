/**
 * What a tool of Factreel is made of. Types only: a plugin is handed the working parts when it is loaded, so that it
 * brings no second copy of them along.
 */

/** What one call costs; 1,000 credits are 10 US dollars. */
export type ToolPrice =
  | 'free'
  /** As much for each call that ends well. */
  | { credits: number }
  /** So much is set aside; what `context.charge` adds up to is charged, the rest goes back. */
  | { upTo: number; for: string }
  /** The call itself is free; what it orders is paid as it says there. */
  | { ordered: string };

/**
 * `answer`: what `run` returns is answered at once (200). `job`: the call answers a job (202) and `run` is done by a
 * worker. `order`: `run` itself orders work and returns its job (202).
 */
export type ToolMode = 'answer' | 'job' | 'order';

/** JSON Schema (2020-12) of an object. */
export interface JsonSchema {
  type: 'object';
  properties?: Record<string, unknown>;
  required?: string[];
  additionalProperties?: boolean;
  [keyword: string]: unknown;
}

/** A class with class-validator and swagger decorators, or a JSON Schema. */
export type ToolShape = (new () => object) | JsonSchema;

/** What `@Tool` is told. */
export interface ToolOptions {
  /** Lower case, digits and `_`, 2 to 64 characters; unique in the whole catalogue. */
  name: string;
  /** What it does and when to call it, for people and agents. */
  description: string;
  input: ToolShape;
  output: ToolShape;
  price: ToolPrice;
  /** `answer` when left out. */
  mode?: ToolMode;
  /** When `signal` is aborted and the call is refused and refunded: 1 to 120, 30 when left out; jobs 1 to 7,200, 900. */
  timeoutSeconds?: number;
  /** Calls of one account, beside the limit of all requests. */
  rateLimit?: { calls: number; seconds: number };
  /** It changes nothing and orders nothing; agents may call it without asking. */
  readOnly?: boolean;
  /** It removes or overwrites what cannot be had again. Left out: true for tools that answer at once and are not `readOnly`. */
  destructive?: boolean;
  /** Called again with the same input it changes nothing more. Left out: only where it is `readOnly`. */
  idempotent?: boolean;
  /** What an API key needs beside `tools`: the scope of the routes that do the same. */
  scope?: 'videos:write' | 'series' | 'library';
  /** Parameters of the constructor, in order: services of the SDK, or providers of the plugin's own module. */
  inject?: ReadonlyArray<abstract new (...parameters: never[]) => object>;
}

/** Writes to the installation's log, with account, tool and call beside each line. */
export interface ToolLogger {
  debug: (message: string, fields?: Record<string, unknown>) => void;
  info: (message: string, fields?: Record<string, unknown>) => void;
  warn: (message: string, fields?: Record<string, unknown>) => void;
  error: (message: string, fields?: Record<string, unknown>) => void;
}

/** What a call brings along. */
export interface ToolContext {
  account: { id: string };
  /** The same each time a job is taken up again, so that what was done already can be found. */
  callId: string;
  /** Says stop: time is over, the job was cancelled, an agent has hung up, the process ends. */
  signal: AbortSignal;
  /** How far it is, 0 to 1, and at what; read at `GET /v1/jobs/{id}`. */
  progress: (fraction: number, stage?: string) => void;
  /** Adds to what the call costs, for `{ upTo }` prices. Throws when the sum would pass it. */
  charge: (credits: number) => void;
  logger: ToolLogger;
}

/** What a class under `@Tool` does. Input was checked; what is returned is the answer. */
export interface ToolRun<I extends object = Record<string, unknown>, O extends object = object> {
  run(input: I, context: ToolContext): Promise<O> | O;
}

/** Fields of a video as every route answers them. */
export interface Video {
  videoId: string;
  title: string | null;
  status: string;
  duration: number | null;
  [field: string]: unknown;
}

/** Orders and reads videos of the calling account. */
export interface Videos {
  /** Takes what `POST /v1/videos/from-data` takes, and charges as it does. */
  make(context: ToolContext, order: Record<string, unknown>): Promise<Video>;
  get(context: ToolContext, videoId: string): Promise<Video>;
}

/** Facts as they were found, by name. */
export interface FoundFacts {
  title: string | null;
  url: string | null;
  data: Record<string, unknown>;
}

/** Reads what users point at: pages, PDFs, feeds, tables, JSON. Only public addresses are asked. */
export interface Sources {
  read(context: ToolContext, url: string): Promise<FoundFacts>;
}

/** Looks up markets by free text: `EUR/USD`, `weather in Lisbon`, `NVDA`. */
export interface Markets {
  ask(query: string): Promise<FoundFacts>;
}

/** Asks other people's servers; private addresses, long answers and endless ones are refused. */
export interface Web {
  json(url: string, options?: { headers?: Record<string, string>; signal?: AbortSignal }): Promise<unknown>;
  text(url: string, options?: { headers?: Record<string, string>; signal?: AbortSignal }): Promise<string>;
}

/** Errors that are told to the caller as they are. Anything else that is thrown answers 500, and is refunded. */
export interface ToolErrors {
  /** 400; each fault names its field. */
  BadRequest: new (details: Array<{ path: string; message: string }>) => Error;
  /** 402; `needed` and `held` are credits. */
  PaymentRequired: new (credits: { needed: number; held: number }) => Error;
  /** 404 `not_found: <what> <id>`, for what is another account's too. */
  NotFound: new (what: string, id: string) => Error;
  /** 409 */
  Conflict: new (why: string) => Error;
  /** 422: understood, but it cannot be worked with. */
  Unprocessable: new (why: string) => Error;
}

/** What a plugin's default export is handed. */
export interface ToolSdk {
  /** Version of this contract; a plugin may refuse one that it does not know. */
  version: 1;
  /** Makes a class a tool, and a provider. */
  Tool: (options: ToolOptions) => ClassDecorator;
  errors: ToolErrors;
  /** Services to inject: name them in `inject`, or by `@Inject(sdk.services.videos)` before a parameter. */
  services: {
    videos: abstract new (...parameters: never[]) => Videos;
    sources: abstract new (...parameters: never[]) => Sources;
    markets: abstract new (...parameters: never[]) => Markets;
    web: abstract new (...parameters: never[]) => Web;
  };
}

/** A package named in `TOOL_PLUGINS` exports this by default; what it returns is a Nest module with its tools as providers. */
export type ToolPlugin = (sdk: ToolSdk) => object;
