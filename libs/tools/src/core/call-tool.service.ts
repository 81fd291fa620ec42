import { Injectable } from '@nestjs/common';
import { type KeyScope, missingScope, MissingScopeError } from '@app/accounts';
import { RateLimitedError, RateLimiter } from '@app/platform';
import { OrderToolService } from '../runs/order-tool.service';
import { type NewRun, reasonOf, ToolBookService } from '../runs/tool-book.service';
import type { Executed } from './execute-tool';
import type { HouseContext, KeepAnswer } from './house-context';
import { mostCredits, type ToolDefinition } from './tool-definition';
import { ToolMetrics } from './tool.metrics';
import { type RegisteredTool, ToolRegistry } from './tool-registry';

/** A call as it came in. */
export interface ToolCall extends NewRun {
  input: unknown;
  /** Of the caller's key; null for all. */
  scopes: readonly KeyScope[] | null;
  /** Says that the caller is gone; left out, the call runs to its end. */
  signal?: AbortSignal;
  /** Keeps the answer for a retry under the same key. */
  keep?: KeepAnswer;
  /** Is told how far a call is that is answered when it has ended; of jobs their record tells. */
  progress?: HouseContext['progress'] | undefined;
}

const keepNothing: KeepAnswer = async () => undefined;
const tellNobody = (): void => undefined;

/**
 * Calls a tool: input, rate limit, credits, time, the audit log and metrics are seen to here, once for all of them.
 */
@Injectable()
export class CallToolService {
  constructor(
    private readonly registry: ToolRegistry,
    private readonly book: ToolBookService,
    private readonly orders: OrderToolService,
    private readonly limiter: RateLimiter,
    private readonly metrics: ToolMetrics,
  ) {}

  /** How a call that is taken is answered over HTTP: 202 where work goes on. Throws `NotFoundError`. */
  statusOf(tool: string): 200 | 202 {
    return this.registry.get(tool).definition.mode === 'answer' ? 200 : 202;
  }

  /**
   * Throws `NotFoundError`, `MissingScopeError`, `BadRequestError`, `RateLimitedError`, `InsufficientCreditsError`,
   * `PaymentFailedError`, and what the tool throws. Whatever fails costs nothing.
   */
  async call(call: ToolCall): Promise<object> {
    const tool = this.registry.get(call.tool);
    const { scope } = tool.definition;
    const missing = missingScope(call.scopes, scope ? [scope] : []);
    if (missing) throw new MissingScopeError(missing);
    const input = await tool.check(call.input);
    await this.count(tool.definition, call.accountId);
    if (tool.definition.mode === 'job') return await this.orders.order(tool.definition, { ...call, input });
    const end = this.metrics.seconds.startTimer({ tool: call.tool });
    try {
      const body = await (mostCredits(tool.definition) > 0
        ? this.paid(tool, call, input)
        : this.free(tool, call, input));
      end({ outcome: 'done' });
      return body;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }

  private async free(tool: RegisteredTool, call: ToolCall, input: object): Promise<object> {
    const run = this.book.begin(call);
    try {
      const { result } = await this.execute(tool, call, { id: run.id, input });
      await this.book.note(run, null);
      return result;
    } catch (error) {
      await this.book.note(run, reasonOf(error));
      throw error;
    }
  }

  private async paid(tool: RegisteredTool, call: ToolCall, input: object): Promise<object> {
    const { run } = await this.book.open(call, { held: mostCredits(tool.definition), jobInput: null });
    try {
      const executed = await this.execute(tool, call, { id: run.id, input });
      await this.book.finish(run.id, executed, call.keep);
      return executed.result;
    } catch (error) {
      await this.book.fail(run.id, error);
      throw error;
    }
  }

  private async execute(
    tool: RegisteredTool,
    call: ToolCall,
    { id, input }: { id: string; input: object },
  ): Promise<Executed> {
    const { accountId, keep = keepNothing, signal, progress = tellNobody } = call;
    return await tool.execute({ accountId, callId: id, input, signal, keep, progress });
  }

  private async count({ name, rateLimit }: ToolDefinition, accountId: string): Promise<void> {
    if (!rateLimit) return;
    const { used, seconds } = await this.limiter.count(`tool:${name}:${accountId}`, rateLimit.seconds);
    if (used > rateLimit.calls)
      throw new RateLimitedError(`${rateLimit.calls} calls of ${name} in ${rateLimit.seconds} s`, seconds);
  }
}
