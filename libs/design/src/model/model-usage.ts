import type { ModelPrices } from './model.config';

/** What a model did for one video. */
export interface ModelUsage {
  /** Answers of the provider. */
  calls: number;
  /** Answers that an earlier run had been given, and that were not asked for again. */
  kept: number;
  inputTokens: number;
  outputTokens: number;
}

export type TokenCount = Pick<ModelUsage, 'inputTokens' | 'outputTokens'>;

const MILLION = 1_000_000;
/** Characters of a token, at least: most texts have four, and Japanese one or two. */
const CHARACTERS = 2;

/** Credits that tokens come to; nothing where the operator sets no price. */
export function creditsOf({ inputTokens, outputTokens }: TokenCount, prices: ModelPrices | null): number {
  return prices === null ? 0 : (inputTokens * prices.input + outputTokens * prices.output) / MILLION;
}

/** More tokens than a text has. */
export function mostTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS);
}

/** Tokens as a provider counts them; what it does not say, or cannot be, is taken from the text. */
export function countedTokens(said: number | undefined, text: string): number {
  return said !== undefined && Number.isFinite(said) && said >= 0 ? said : mostTokens(text);
}
