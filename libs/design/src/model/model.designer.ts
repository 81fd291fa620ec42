import { Logger } from '@nestjs/common';
import type { VideoWarning } from '@app/picture';
import { APICallError, RetryError } from 'ai';
import type { ComposeRequest } from '../composer/compose-request';
import { premiseOf } from '../composer/premise';
import { ComposerDesigner } from '../designer/composer.designer';
import type { Designer, WrittenDraft } from '../designer/designer';
import { readsStatements } from '../statements/check-statements';
import { languageName } from '../statements/gate';
import { ClaimBook } from './claim-book';
import { critiqueOf, linesOf } from './critique';
import type { KeptAnswers } from './kept-answers';
import type { ConnectedModel } from './language-model';
import { ModelCalls } from './model-calls';
import type { ModelSettings } from './model.config';
import { DesignTimeoutError, ModelDesignError, ModelUnavailableError } from './model.errors';
import { instructionsFor, orderOf, readInstructions } from './prompt';
import { type Assignment, type Candidate, type OnAnswer, writeCandidate } from './write-candidate';

/** All calls for one video together, milliseconds (docs/specification.md 8, "Designer time cap"). */
const DESIGN_LIMIT_MS = 150_000;

/** How a model writes: its terms, where its answers are kept, and who watches. */
export interface WritingOptions extends Partial<Pick<ModelSettings, 'candidates' | 'prices'>> {
  limitMs?: number;
  kept?: KeptAnswers | null;
  watch?: WritingWatch;
}

/** Sees what becomes of a model's answers, in a trial of it. */
export interface WritingWatch {
  answered: (candidate: number, ...tried: Parameters<OnAnswer>) => void;
  judged: (better: number, why: string) => void;
}

/** A model writes the storyboard, with references in place of figures; its answers pass the gate or do not count. */
export class ModelDesigner implements Designer {
  private readonly logger = new Logger(ModelDesigner.name);
  private readonly craft = readInstructions();
  private readonly house = new ComposerDesigner();

  constructor(
    private readonly connected: ConnectedModel,
    private readonly options: WritingOptions = {},
  ) {}

  /**
   * The house tells videos in languages whose sentences the gate cannot read: every one of a model would be refused, so
   * that none is paid for. Throws `DesignTimeoutError`, `ModelAnswerError`, `ModelBudgetError` or `ModelUnavailableError`, each with what was
   * used; an aborted signal throws its reason.
   */
  async design(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft> {
    signal.throwIfAborted();
    if (!readsStatements(request.language.code)) return await this.toldByHouse(request, signal);
    const { limitMs = DESIGN_LIMIT_MS, prices = null, kept = null } = this.options;
    const limit = AbortSignal.timeout(limitMs);
    const calls = new ModelCalls(this.connected, { prices, kept, owner: request.owner ?? null });
    const told = (error: unknown): unknown => {
      signal.throwIfAborted();
      const known = limit.aborted ? new DesignTimeoutError(limitMs / 1000) : toldError(error);
      if (known instanceof ModelDesignError) known.usage = calls.usage;
      return known;
    };
    try {
      const candidate = await this.write(request, calls, AbortSignal.any([signal, limit]), told);
      return { ...written(candidate), usage: calls.usage };
    } catch (error) {
      throw told(error);
    }
  }

  private async toldByHouse(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft> {
    const written = await this.house.design(request, signal);
    const message = `The house composer told the video: what a model states in ${languageName(request.language.code)} cannot be read.`;
    const warning: VideoWarning = { code: 'statements_unread', message, scene: null, atMs: null };
    return { ...written, warnings: [warning, ...written.warnings] };
  }

  /** The better of two scripts where two are wanted and paid for; what fails after the first leaves the first. */
  private async write(
    request: ComposeRequest,
    calls: ModelCalls,
    signal: AbortSignal,
    told: (error: unknown) => unknown,
  ): Promise<Candidate> {
    const { candidates = 1, watch } = this.options;
    const premise = premiseOf(request);
    const book = new ClaimBook(premise);
    const system = instructionsFor(this.craft, request, premise, book);
    const order = orderOf(request, premise, book);
    const assignment: Assignment = { request, premise, book, system, order };
    const first = await writeCandidate(assignment, calls, signal, (tried) => watch?.answered(1, tried));
    if (candidates < 2 || !calls.allows(system + order)) return first;
    try {
      const other = { ...assignment, order: `${order}\n${otherwise(first)}` };
      const second = await writeCandidate(other, calls, signal, (tried) => watch?.answered(2, tried));
      if (first.replaced !== second.replaced) return first.replaced < second.replaced ? first : second;
      const { answer } = await calls.ask(critiqueOf(order, first.draft, second.draft), signal);
      if (answer) watch?.judged(answer.better === 'second' ? 2 : 1, answer.why);
      return answer?.better === 'second' ? second : first;
    } catch (error) {
      const known = told(error);
      if (!(known instanceof ModelDesignError)) throw known;
      this.logger.log({ why: known.why }, 'no second script was chosen from');
      return first;
    }
  }
}

/** What a second script is to be other than. */
function otherwise({ draft }: Candidate): string {
  const lines = JSON.stringify(linesOf(draft)).replaceAll('<', '\\u003c');
  return `<told>\n${lines}\n</told>\nAnother writer has told it like that. Tell it in another way: another order of claims or other words.`;
}

function written({ draft, replaced }: Candidate): WrittenDraft {
  const warnings: VideoWarning[] = [];
  if (replaced > 0) {
    const message = `The house composer told ${replaced} of the model's scenes: they stated what the data do not bear out.`;
    warnings.push({ code: 'model_lines_refused', message, scene: null, atMs: null });
  }
  return { draft, warnings };
}

/** What went wrong with a call, in terms of the provider; our own mistakes stay what they are. */
function toldError(error: unknown): unknown {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  // The call itself is not kept: it holds the whole payload and would stand in the log.
  return APICallError.isInstance(last) ? new ModelUnavailableError(last.statusCode ?? null, last.message) : error;
}
