import { z } from 'zod';

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

/** Environment variables of what a language model may cost and how often it writes, part of `environmentSchema`. */
export const modelVariables = {
  LLM_CANDIDATES: number(/^\d$/, 1, 2, 'must be 1 or 2').default(1),
  LLM_INPUT_PRICE: price.optional(),
  LLM_OUTPUT_PRICE: price.optional(),
  LLM_BUDGET: number(/^\d+$/, 1, 100_000, 'must be whole credits, 1 to 100000').default(100),
};

type ModelVariables = z.infer<z.ZodObject<typeof modelVariables>>;

/** What the operator charges for a model, in credits. */
export interface ModelPrices {
  /** For a million tokens that are sent. */
  input: number;
  /** For a million tokens that are answered. */
  output: number;
  /** The most for one video; it is what a quote names. */
  budget: number;
}

export interface ModelTerms {
  /** Scripts that it writes for one video; the better one is told. */
  candidates: number;
  /** Null: tokens are counted and not charged. */
  prices: ModelPrices | null;
}

/** Both prices are set, or none. */
export function hasBothPrices(env: ModelVariables): boolean {
  return (env.LLM_INPUT_PRICE === undefined) === (env.LLM_OUTPUT_PRICE === undefined);
}

/** What a model may cost, out of the parsed variables. */
export function readModelTerms(env: ModelVariables): ModelTerms {
  const { LLM_CANDIDATES: candidates, LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output, LLM_BUDGET: budget } = env;
  return { candidates, prices: input === undefined || output === undefined ? null : { input, output, budget } };
}
