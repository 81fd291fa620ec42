import { z } from 'zod';
import { ConfigPart, variable } from '@app/platform';

const { text, url } = variable;

/** Digits with a point at most: `Number` would also take `0x50` and `1e3`. */
function number(pattern: RegExp, least: number, most: number, message: string) {
  return z
    .string()
    .trim()
    .regex(pattern, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

const price = number(/^\d+(\.\d+)?$/, 0.001, 1_000_000, 'must be credits, above 0');

const variables = {
  LLM_PROVIDER: z.enum(['openai', 'anthropic', 'google']).default('openai'),
  LLM_MODEL: text.optional(),
  LLM_API_KEY: text.optional(),
  LLM_BASE_URL: url.optional(),
  LLM_FALLBACK: z.enum(['composer', 'none']).default('composer'),
  LLM_CANDIDATES: number(/^\d$/, 1, 2, 'must be 1 or 2').default(1),
  LLM_INPUT_PRICE: price.optional(),
  LLM_OUTPUT_PRICE: price.optional(),
  LLM_BUDGET: number(/^\d+$/, 1, 100_000, 'must be whole credits, 1 to 100000').default(100),
};

type Variables = z.infer<z.ZodObject<typeof variables>>;

/** What the operator charges for a model, in credits. */
export interface ModelPrices {
  /** For a million tokens that are sent. */
  input: number;
  /** For a million tokens that are answered. */
  output: number;
  /** The most for one video; it is what a quote names. */
  budget: number;
}

/** The language model that writes videos. */
export interface ModelSettings {
  provider: 'openai' | 'anthropic' | 'google';
  model: string;
  apiKey: string | undefined;
  /** Unset: the provider's own address. */
  baseUrl: string | undefined;
  /** The composer writes the video where the model fails; else the video ends in `error`. */
  fallback: boolean;
  /** Scripts that it writes for one video; the better one is told. */
  candidates: number;
  /** Null: tokens are counted and not charged. */
  prices: ModelPrices | null;
}

/** The language model; undefined where none is named: the embedded composer writes videos. */
export const MODEL_CONFIG = ConfigPart.from(
  'model',
  variables,
  (env): ModelSettings | undefined =>
    env.LLM_MODEL === undefined
      ? undefined
      : {
          provider: env.LLM_PROVIDER,
          model: env.LLM_MODEL,
          apiKey: env.LLM_API_KEY,
          baseUrl: env.LLM_BASE_URL,
          fallback: env.LLM_FALLBACK === 'composer',
          candidates: env.LLM_CANDIDATES,
          prices: pricesOf(env),
        },
  {
    holds: (given) => {
      const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output } = given as Partial<Variables>;
      return (input === undefined) === (output === undefined);
    },
    path: ['LLM_INPUT_PRICE'],
    message: 'and LLM_OUTPUT_PRICE are set together',
  },
);

function pricesOf({
  LLM_INPUT_PRICE: input,
  LLM_OUTPUT_PRICE: output,
  LLM_BUDGET: budget,
}: Variables): ModelPrices | null {
  return input === undefined || output === undefined ? null : { input, output, budget };
}
