import { Injectable, Logger } from '@nestjs/common';
import type { ToolLogger } from '@factreel/tool-sdk';
import { DomainError } from '@app/platform/errors';
import type { HouseContext } from './house-context';
import { plainAnswer } from './output-check';
import { StrayErrors } from './stray-errors';
import { mostCredits, type RunTool, type ToolDefinition } from './tool-definition';
import { ToolCrashedError, ToolTimedOutError } from './tools.errors';

/** In letters. */
const LONGEST_STAGE = 200;

/** A tool's own work, and what bounds it. */
export interface ToolWork {
  definition: Pick<ToolDefinition, 'name' | 'price' | 'timeoutSeconds'>;
  run: RunTool;
  /** Throws `TypeError` for an answer that its schema does not allow. */
  checkOutput: (output: object) => void;
}

/** What a call brings to its tool. */
export interface Execution {
  accountId: string;
  callId: string;
  input: object;
  /** Says stop; left out, nobody can. */
  signal?: AbortSignal;
  keep: HouseContext['keep'];
  progress: HouseContext['progress'];
}

/** What came of a call. */
export interface Executed {
  result: object;
  /** Credits, 0 to the most that a call may cost. */
  charged: number;
}

/** Runs a tool's own work, so that whatever it does (throws, hangs, breaks later) comes back as an answer or an error. */
@Injectable()
export class ExecuteTool {
  private readonly logger = new Logger('Tools');

  constructor(private readonly strays: StrayErrors) {}

  /** Throws the tool's own `DomainError`, `ToolTimedOutError`, `ToolCrashedError`, or the signal's reason. */
  async execute({ definition, run, checkOutput }: ToolWork, execution: Execution): Promise<Executed> {
    const { accountId, callId, input, keep, signal } = execution;
    const { name, timeoutSeconds } = definition;
    const ending = new AbortController();
    const bill = new Bill(definition);
    const logger = this.loggerOf({ tool: name, accountId, callId });
    const context: HouseContext = {
      account: { id: accountId },
      callId,
      signal: ending.signal,
      keep,
      progress: tellProgress(execution.progress),
      charge: (credits) => bill.add(credits),
      logger,
    };
    let fail: (reason: unknown) => void = () => undefined;
    const broken = new Promise<never>((_, reject) => (fail = reject));
    const end = (reason: unknown): void => {
      fail(reason);
      ending.abort(reason);
    };
    const timer = setTimeout(() => end(new ToolTimedOutError(name, timeoutSeconds)), timeoutSeconds * 1000);
    const stop = (): void => end(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    const stray = (error: unknown): void => {
      logger.error('an error went astray', { err: error });
      fail(new ToolCrashedError(name, error));
    };
    try {
      signal?.throwIfAborted();
      const result: unknown = await Promise.race([
        broken,
        this.strays.within(stray, async () => await run(input, context)),
      ]);
      const answer = plainAnswer(result);
      checkOutput(answer);
      return { result: answer, charged: bill.total };
    } catch (thrown) {
      if (thrown instanceof DomainError || (signal?.aborted && thrown === signal.reason)) throw thrown;
      logger.error('failed', { err: thrown });
      throw new ToolCrashedError(name, thrown);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      // Whatever the tool still has under way is told that nobody waits for it.
      ending.abort(new Error('the call has ended'));
    }
  }

  private loggerOf(fields: { tool: string; accountId: string; callId: string }): ToolLogger {
    const say = (level: 'debug' | 'log' | 'warn' | 'error') => (message: string, more?: Record<string, unknown>) =>
      this.logger[level]({ ...more, ...fields }, message);
    return { debug: say('debug'), info: say('log'), warn: say('warn'), error: say('error') };
  }
}

/** What is no share of the way, or no word for it, is left out. */
function tellProgress(tell: Execution['progress']): Execution['progress'] {
  return (fraction, stage) => {
    if (!Number.isFinite(fraction)) return;
    tell(Math.min(1, Math.max(0, fraction)), typeof stage === 'string' ? stage.slice(0, LONGEST_STAGE) : undefined);
  };
}

/** What a call comes to. */
class Bill {
  private added = 0;

  constructor(private readonly tool: ToolWork['definition']) {}

  get total(): number {
    const { price } = this.tool;
    return typeof price === 'object' && 'credits' in price ? price.credits : this.added;
  }

  /** Throws where it would pass what was set aside. */
  add(credits: number): void {
    const { price, name } = this.tool;
    if (price === 'free' || !('upTo' in price))
      throw new Error(`${name} charges nothing by itself: its price is not {upTo}`);
    if (!Number.isInteger(credits) || credits < 0) throw new RangeError('credits are whole and not negative');
    if (this.added + credits > mostCredits(this.tool))
      throw new RangeError(`${name} charges at most ${price.upTo} credits`);
    this.added += credits;
  }
}
