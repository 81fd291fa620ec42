import type {
  Videos,
  JsonSchema,
  Markets,
  Sources,
  ToolContext,
  ToolOptions,
  ToolPlugin,
  ToolRun,
  ToolSdk,
  Web,
} from '../index';
import { schemaFaults } from './schema-faults';
import type { ToolAnswer, ToolFace, ToolHost } from './tool-host';

/** What tools on a bench work with: your own doubles of the services, and the wallet's credits. */
export interface BenchParts {
  services?: Partial<{ videos: Videos; sources: Sources; markets: Markets; web: Web }>;
  credits?: number;
}

/** A host without a server. It checks input by JSON Schema alone: classes are checked by a Factreel. */
export interface ToolBench extends ToolHost {
  call(tool: string, input: unknown, context?: Partial<ToolContext>): Promise<ToolAnswer>;
}

interface BenchTool {
  options: ToolOptions;
  target: new (...parameters: unknown[]) => ToolRun;
}

/** An error that is told; `answer` is how. */
class ToldError extends Error {
  constructor(readonly answer: ToolAnswer) {
    super(String(answer.body['error']));
  }
}

/** Loads a plugin as Factreel would, without Factreel: constructor parameters are those of `inject`. */
export function toolBench(plugin: ToolPlugin, { services = {}, credits = 1000 }: BenchParts = {}): ToolBench {
  const tools: BenchTool[] = [];
  const tokens = { videos: class {}, sources: class {}, markets: class {}, web: class {} };
  const sdk = {
    version: 1,
    Tool: (options: ToolOptions) => (target: unknown) =>
      void tools.push({ options, target: target as BenchTool['target'] }),
    errors: ERRORS,
    services: tokens,
  } as unknown as ToolSdk;
  plugin(sdk);
  const service = (token: unknown): object => {
    const found = Object.entries(tokens).find(([, known]) => known === token)?.[0] as keyof typeof tokens | undefined;
    if (found) return services[found] ?? unserved(found);
    return new (token as new () => object)();
  };
  let wallet = credits;
  const run = async (name: string, input: unknown, context: Partial<ToolContext> = {}): Promise<ToolAnswer> => {
    const tool = tools.find(({ options }) => options.name === name);
    if (!tool) return refusal(404, `not_found: tool ${name}`);
    const { options, target } = tool;
    const details = 'type' in options.input ? schemaFaults(closed(options.input), input) : [];
    if (details.length > 0) return refusal(400, 'bad_request', { details });
    const held = mostOf(options);
    if (held > wallet) return refusal(402, `insufficient_credits: needed ${held}, held ${wallet}`);
    let charged = typeof options.price === 'object' && 'credits' in options.price ? held : 0;
    const charge = (more: number): void => {
      if (charged + more > held) throw new RangeError(`${name} charges at most ${held} credits`);
      charged += more;
    };
    try {
      const instance = new target(...(options.inject ?? []).map(service));
      const body = await instance.run(withDefaults(options.input, input), {
        ...quietContext(),
        charge,
        ...context,
      });
      wallet -= charged;
      return { status: 200, body: JSON.parse(JSON.stringify(body)) as Record<string, unknown> };
    } catch (error) {
      if (error instanceof ToldError) return error.answer;
      return refusal(500, 'internal', { thrown: String(error) });
    }
  };
  return {
    call: run,
    list: async () => tools.map(({ options }) => faceOf(options)),
    credits: async () => wallet,
    async cancelled(name, input) {
      await run(name, input, { signal: AbortSignal.abort(), charge: () => undefined });
      return 'cancelled';
    },
  };
}

const ERRORS = {
  BadRequest: class extends ToldError {
    constructor(details: Array<{ path: string; message: string }>) {
      super(refusal(400, 'bad_request', { details }));
    }
  },
  PaymentRequired: class extends ToldError {
    constructor({ needed, held }: { needed: number; held: number }) {
      super(refusal(402, `insufficient_credits: needed ${needed}, held ${held}`));
    }
  },
  NotFound: class extends ToldError {
    constructor(what: string, id: string) {
      super(refusal(404, `not_found: ${what} ${id}`));
    }
  },
  Conflict: class extends ToldError {
    constructor(why: string) {
      super(refusal(409, `conflict: ${why}`));
    }
  },
  Unprocessable: class extends ToldError {
    constructor(why: string) {
      super(refusal(422, `unprocessable: ${why}`));
    }
  },
};

function refusal(status: number, error: string, more: object = {}): ToolAnswer {
  return { status, body: { error, ...more } };
}

function quietContext(): Omit<ToolContext, 'charge'> {
  const say = (): void => undefined;
  return {
    account: { id: 'acc_bench' },
    callId: 'job_bench',
    signal: new AbortController().signal,
    progress: say,
    logger: { debug: say, info: say, warn: say, error: say },
  };
}

function unserved(name: string): object {
  const fail = (): never => {
    throw new Error(`the bench was given no service ${name}`);
  };
  return new Proxy({}, { get: () => fail });
}

/** Those of the fields themselves, as the registry fills them in. */
function withDefaults(shape: ToolOptions['input'], input: unknown): Record<string, unknown> {
  const fields = 'type' in shape ? Object.entries(shape.properties ?? {}) : [];
  const defaults = fields.flatMap(([name, field]) => {
    const { default: value } = (field ?? {}) as { default?: unknown };
    return value === undefined ? [] : [[name, value] as const];
  });
  return structuredClone({ ...Object.fromEntries(defaults), ...(input as object | undefined) });
}

function mostOf({ price }: ToolOptions): number {
  if (price === 'free') return 0;
  if ('credits' in price) return price.credits;
  return 'upTo' in price ? price.upTo : 0;
}

function closed(schema: JsonSchema): JsonSchema {
  return { additionalProperties: false, ...schema };
}

function faceOf({ name, description, input, output, price, mode = 'answer', readOnly = false }: ToolOptions): ToolFace {
  const shape = (given: ToolOptions['input']): JsonSchema =>
    'type' in given ? given : { type: 'object', additionalProperties: true };
  const isOrder = typeof price === 'object' && 'ordered' in price;
  const fixed = price === 'free' ? 0 : typeof price === 'object' && 'credits' in price ? price.credits : null;
  const upTo = isOrder ? null : typeof price === 'object' && 'upTo' in price ? price.upTo : fixed;
  const face = { name, description, input: shape(input), output: shape(output), mode, readOnly };
  return { ...face, price: { credits: fixed, upTo, text: JSON.stringify(price) } };
}
