import {
  APICallError,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from 'ai';
import type { ComposeRequest } from '../composer/compose-request';
import { premiseOf } from '../composer/premise';
import type { StoryboardDraft } from '../composer/storyboard-draft';
import type { Designer, WrittenDraft } from '../designer/designer';
import { answerSchema, type ModelAnswer } from './answer.schema';
import type { ConnectedModel } from './language-model';
import { DesignTimeoutError, ModelAnswerError, ModelUnavailableError } from './model.errors';
import { orderOf, readInstructions } from './prompt';
import { readAnswer } from './read-answer';
import { readsStatements } from '../statements/check-statements';
import { type RefusedText, refusedTexts, withoutRefused } from './refused-lines';

/** All calls for one video together, milliseconds (docs/specification.md 8, "Designer time cap"). */
const DESIGN_LIMIT_MS = 150_000;
/** First answer, and twice another one that knows what was wrong. */
const ATTEMPTS = 3;
/** Calls that a provider refuses for a while are repeated this often within an attempt. */
const RETRIES = 2;
/** More of a bad answer would only cost the next one. */
const LONGEST_ECHO = 24_000;
const MOST_FAULTS = 20;

/** A model writes the storyboard, with references in place of figures; its answers pass the gate or do not count. */
export class ModelDesigner implements Designer {
  private readonly instructions = readInstructions();

  constructor(
    private readonly connected: ConnectedModel,
    private readonly limitMs = DESIGN_LIMIT_MS,
  ) {}

  /** Throws `DesignTimeoutError`, `ModelAnswerError` or `ModelUnavailableError`; an aborted signal throws its reason. */
  async design(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft> {
    signal.throwIfAborted();
    const limit = AbortSignal.timeout(this.limitMs);
    try {
      return await this.write(request, AbortSignal.any([signal, limit]));
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) throw new DesignTimeoutError(this.limitMs / 1000);
      throw toldError(error);
    }
  }

  private async write(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft> {
    const premise = premiseOf(request);
    const messages: ModelMessage[] = [{ role: 'user', content: orderOf(request, premise) }];
    let best: { draft: StoryboardDraft; refused: RefusedText[] } | null = null;
    let faults: string[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { answer, text } = await this.ask(messages, signal);
      const read = answer
        ? readAnswer(answer, premise, request)
        : { draft: null, faults: ['The answer is not whole or does not follow the schema.'], wishes: [] };
      const refused = read.draft ? refusedTexts(read.draft, premise, request) : [];
      if (read.draft && refused.length <= (best?.refused.length ?? refused.length))
        best = { draft: read.draft, refused };
      faults = [...read.faults, ...refused.map(({ fault }) => fault), ...read.wishes];
      if (read.draft && refused.length === 0 && read.wishes.length === 0) return written(read.draft, request);
      messages.push(
        { role: 'assistant', content: text.slice(0, LONGEST_ECHO) || '(nothing)' },
        { role: 'user', content: complaintOf(faults) },
      );
    }
    if (best?.refused.length === 0) return written(best.draft, request);
    const mended = best && withoutRefused(best.draft, best.refused, premise, request);
    if (!best || !mended) throw new ModelAnswerError(faults);
    const own = written(mended, request);
    const count = new Set(best.refused.map(({ scene }) => scene)).size;
    const message = `The house composer told ${count} of the model's scenes: they stated what the data do not bear out.`;
    return { ...own, warnings: [{ code: 'model_lines_refused', message, scene: null, atMs: null }, ...own.warnings] };
  }

  private async ask(
    messages: ModelMessage[],
    abortSignal: AbortSignal,
  ): Promise<{ answer: ModelAnswer | null; text: string }> {
    let text = '';
    try {
      const result = await generateText({
        ...this.connected,
        system: this.instructions,
        messages,
        output: Output.object({ schema: answerSchema, name: 'storyboard' }),
        maxRetries: RETRIES,
        abortSignal,
      });
      text = result.text;
      return { answer: result.output, text };
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) return { answer: null, text: error.text ?? text };
      if (NoOutputGeneratedError.isInstance(error)) return { answer: null, text };
      throw error;
    }
  }
}

/** Where statements cannot be read, only figures and directions were held against the data. */
function written(draft: StoryboardDraft, { language }: ComposeRequest): WrittenDraft {
  if (readsStatements(language.code)) return { draft, warnings: [] };
  const message =
    'Figures and directions were checked, other statements of the model were not: they are read in English only.';
  return { draft, warnings: [{ code: 'statements_unread', message, scene: null, atMs: null }] };
}

function complaintOf(faults: readonly string[]): string {
  const list = faults.slice(0, MOST_FAULTS).map((fault) => `- ${fault}`);
  return `This cannot be shown as it is:\n${list.join('\n')}\nAnswer with the whole storyboard again, mended.`;
}

/** What went wrong with a call, in terms of the provider; our own mistakes stay what they are. */
function toldError(error: unknown): unknown {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  // The call itself is not kept: it holds the whole payload and would stand in the log.
  return APICallError.isInstance(last) ? new ModelUnavailableError(last.statusCode ?? null, last.message) : error;
}
