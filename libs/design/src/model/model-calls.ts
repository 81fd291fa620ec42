import { createHash } from 'node:crypto';
import { tellTokens } from '@app/platform';
import { generateText, type ModelMessage, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import type { AnswerOwner, GivenAnswer, KeptAnswers } from './kept-answers';
import { type ConnectedModel, MOST_TOKENS } from './language-model';
import type { ModelPrices } from './model.config';
import { ModelBudgetError } from './model.errors';
import { countedTokens, creditsOf, type ModelUsage, mostTokens } from './model-usage';

/** One question to a model. */
export interface ModelQuestion<T> {
  system: string;
  messages: readonly ModelMessage[];
  schema: z.ZodType<T>;
  /** What the answer is, in a word. */
  name: string;
}

/** What all calls for one video may cost, and where their answers are kept. */
export interface CallTerms {
  prices: ModelPrices | null;
  kept: KeptAnswers | null;
  owner: AnswerOwner | null;
}

/** Calls that a provider refuses for a while are repeated this often, when its hint says. */
const RETRIES = 2;

/** All calls to a model for one video: counted, held to its budget, and not made twice. */
export class ModelCalls {
  readonly usage: ModelUsage = { calls: 0, kept: 0, inputTokens: 0, outputTokens: 0 };

  constructor(
    private readonly connected: ConnectedModel,
    private readonly terms: CallTerms,
  ) {}

  /**
   * The answer, null where it is not what was asked for, with the text of it. Throws `ModelBudgetError` before a call that
   * the budget may not hold, and what the provider's client throws.
   */
  async ask<T>(question: ModelQuestion<T>, signal: AbortSignal): Promise<{ answer: T | null; text: string }> {
    const { text } = await this.answerTo(question, signal);
    return { answer: parsed(text, question.schema), text };
  }

  /** Whether the budget holds one more call with so much text. */
  allows(text: string): boolean {
    const { prices } = this.terms;
    if (prices === null) return true;
    const next = creditsOf({ inputTokens: mostTokens(text), outputTokens: MOST_TOKENS }, prices);
    return creditsOf(this.usage, prices) + next <= prices.budget;
  }

  private async answerTo<T>(question: ModelQuestion<T>, signal: AbortSignal): Promise<GivenAnswer> {
    const { kept, owner } = this.terms;
    const hash = hashOf(this.connected, question);
    const known = kept && owner ? await kept.find(hash, owner) : null;
    if (known && owner) {
      this.usage.kept += 1;
      // What an earlier run of this video was answered is part of what it costs; another video has paid for its own.
      if (known.videoId === owner.videoId) this.count(known);
      return known;
    }
    const said = JSON.stringify([question.system, question.messages]);
    if (!this.allows(said)) throw new ModelBudgetError();
    const given = await this.call(question, said, signal);
    this.usage.calls += 1;
    this.count(given);
    tellTokens(given);
    if (kept && owner) await kept.keep(hash, owner, given);
    return given;
  }

  private count({ inputTokens, outputTokens }: GivenAnswer): void {
    this.usage.inputTokens += inputTokens;
    this.usage.outputTokens += outputTokens;
  }

  private async call<T>(
    { system, messages, schema, name }: ModelQuestion<T>,
    said: string,
    abortSignal: AbortSignal,
  ): Promise<GivenAnswer> {
    let text = '';
    const given = (usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined) => ({
      text,
      inputTokens: countedTokens(usage?.inputTokens, said),
      outputTokens: countedTokens(usage?.outputTokens, text),
    });
    try {
      const result = await generateText({
        ...this.connected,
        system,
        messages: [...messages],
        output: Output.object({ schema, name }),
        maxRetries: RETRIES,
        abortSignal,
      });
      text = result.text;
      return given(result.usage);
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) {
        text = error.text ?? '';
        return given(error.usage);
      }
      if (NoOutputGeneratedError.isInstance(error)) return given(undefined);
      throw error;
    }
  }
}

function parsed<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Of all that decides an answer: the model and every word of the question. */
function hashOf<T>({ model }: ConnectedModel, { system, messages, name }: ModelQuestion<T>): string {
  const asked = typeof model === 'string' ? model : `${model.provider} ${model.modelId}`;
  return createHash('sha256')
    .update(JSON.stringify([asked, name, system, messages]))
    .digest('hex');
}
