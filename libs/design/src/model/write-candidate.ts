import type { ModelMessage } from 'ai';
import type { ComposeRequest } from '../composer/compose-request';
import type { Premise } from '../composer/premise';
import type { StoryboardDraft } from '../composer/storyboard-draft';
import { answerSchema } from './answer.schema';
import type { ClaimBook } from './claim-book';
import type { ModelCalls } from './model-calls';
import { ModelAnswerError, ModelBudgetError } from './model.errors';
import { readAnswer } from './read-answer';
import { type RefusedText, refusedTexts, withoutRefused } from './refused-lines';
import { StatementGate } from '../statements/gate';
import { uncarriedSentences } from './uncarried-sentences';

/** First answer, and twice another one that knows what was wrong. */
const ATTEMPTS = 3;
/** More of a bad answer would only cost the next one. */
const LONGEST_ECHO = 24_000;
const MOST_FAULTS = 20;

/** A script of a model that may be shown. */
export interface Candidate {
  draft: StoryboardDraft;
  /** Scenes that the house tells in place of what the model stated, the caption among them. */
  replaced: number;
}

/** One answer of a model, read. */
export interface TriedAnswer {
  /** Null where it cannot be shown. */
  draft: StoryboardDraft | null;
  /** What it states and the data or its own claims do not bear out. */
  refused: RefusedText[];
  /** All that is wrong with it, in words for the model. */
  faults: string[];
}

/** All that a candidate is written from. */
export interface Assignment {
  request: ComposeRequest;
  premise: Premise;
  book: ClaimBook;
  system: string;
  order: string;
}

/** Told of every answer as it is read. */
export type OnAnswer = (tried: TriedAnswer) => void;

/**
 * Has a model write a script: what is wrong with an answer goes back to it by name, twice. What still stands refused is
 * told by the house. Throws `ModelAnswerError` where nothing can be shown, and what `ModelCalls.ask` throws.
 */
export async function writeCandidate(
  { request, premise, book, system, order }: Assignment,
  calls: ModelCalls,
  signal: AbortSignal,
  onAnswer: OnAnswer = () => undefined,
): Promise<Candidate> {
  const messages: ModelMessage[] = [{ role: 'user', content: order }];
  const gate = gateOf(request, premise);
  let best: TriedAnswer | null = null;
  let faults: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const given = await nextAnswer();
    if (given === null) break;
    const { answer, text } = given;
    const read = answer
      ? readAnswer(answer, premise, request)
      : { draft: null, faults: ['The answer is not whole or does not follow the schema.'], wishes: [] };
    const refused =
      answer && read.draft
        ? [...refusedTexts(read.draft, gate), ...uncarriedSentences(answer, read.draft, book, premise, gate)]
        : [];
    faults = [...read.faults, ...refused.map(({ fault }) => fault), ...read.wishes];
    const tried = { draft: read.draft, refused, faults };
    onAnswer(tried);
    if (read.draft && refused.length <= (best?.refused.length ?? refused.length)) best = tried;
    if (read.draft && faults.length === 0) break;
    messages.push(
      { role: 'assistant', content: text.slice(0, LONGEST_ECHO) || '(nothing)' },
      { role: 'user', content: complaintOf(faults) },
    );
  }
  if (!best?.draft) throw new ModelAnswerError(faults);
  if (best.refused.length === 0) return { draft: best.draft, replaced: 0 };
  const draft = withoutRefused(best.draft, best.refused, premise, request);
  if (!draft) throw new ModelAnswerError(faults);
  return { draft, replaced: new Set(best.refused.map(({ scene }) => scene)).size };

  /** Null where the budget ends after an answer that can be shown: it is better than none. */
  async function nextAnswer() {
    try {
      return await calls.ask({ system, messages, schema: answerSchema, name: 'storyboard' }, signal);
    } catch (error) {
      if (best !== null && error instanceof ModelBudgetError) return null;
      throw error;
    }
  }
}

/** The gate of an order: its facts, and the words that its owner answers for. */
export function gateOf({ language, title, brief }: ComposeRequest, { story }: Premise): StatementGate {
  return new StatementGate(story.pack, language.code, [title ?? '', brief ?? '']);
}

function complaintOf(faults: readonly string[]): string {
  const list = faults.slice(0, MOST_FAULTS).map((fault) => `- ${fault}`);
  return `This cannot be shown as it is:\n${list.join('\n')}\nAnswer with the whole storyboard again, mended.`;
}
