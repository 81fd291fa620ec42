import { AsyncResource } from 'node:async_hooks';
import { join } from 'node:path';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ToolContext } from '@factreel/tool-sdk';
import { DomainError, ProcessLostError, ProcessPool, refusedText } from '@app/platform';
import type { PluginsConfig } from './plugins.config';
import type { Executed, Execution } from '../core/execute-tool';
import { mostCredits, type ToolDefinition } from '../core/tool-definition';
import type { ToolMark } from '../core/tool.decorator';
import { ToolCrashedError, ToolTimedOutError } from '../core/tools.errors';
import {
  errorOf,
  type FromPlugin,
  partsOf,
  type PluginLog,
  type PluginReply,
  type PluginRequest,
  type ServiceCall,
  type ToPlugin,
} from './plugin-talk';
import { ToolPluginError } from './read-plugin';

/** What plugins ask of the program that started them: a service's method for a call of a tool. */
export type ServeCall = (call: ServiceCall, context: Pick<ToolContext, 'account' | 'signal'>) => Promise<unknown>;

/** The longest that a tool may take, and what comes around it. */
const LONGEST_MS = 3 * 3_600_000;
const IDLE_MS = 60_000;
const WAITING = { waiting: 512, waitingOfOne: 64 };
/** How long a call waits for a process of its plugin; a job waits as long as it takes. */
const PATIENCE_MS = 30_000;
/** Of V8's heap; the rest is the program, its stack and what lies outside of the heap. */
const HEAP_SHARE = 0.5;
/** The longest that a check of input may take. */
const CHECK_MS = 10_000;
/**
 * How long a process may say nothing before it begins, try by try: the first has perhaps a loop that an earlier call left
 * behind, the last has perhaps a busy machine.
 */
const SILENT_MS = [2_000, 10_000, 30_000];
/** How long a new one may take to load its plugin. */
const LOADING_MS = 60_000;
/** What a process has after its time, or after it was told to stop, to say so itself. */
const LATE_MS = 1_000;
const MOST_SERVICE_CALLS = 64;

/**
 * The processes of one plugin (docs/adr/0036): its code runs nowhere else. Each does one call at a time, bounded in time and
 * memory, so that whatever it does ends that call and nothing else.
 */
export class PluginProcesses implements OnApplicationShutdown {
  private readonly pool: ProcessPool<PluginRequest, PluginReply>;
  private readonly logger = new Logger('Tools');

  constructor(
    private readonly named: { plugin: string; from: string },
    { atOnce, mb, environment, isHeard }: PluginsConfig,
  ) {
    this.pool = new ProcessPool(join(__dirname, 'process/plugin.process'), {
      ...WAITING,
      atOnce,
      atOnceOfOne: Math.ceil(atOnce / 2),
      timeoutMs: LONGEST_MS,
      heapMb: Math.round(mb * HEAP_SHARE),
      residentMb: mb,
      idleMs: IDLE_MS,
      keep: 1,
      behind: true,
      isHeard,
      env: environment,
      onRest: AsyncResource.bind((said: unknown) => {
        const { log } = said as Partial<Record<'log', PluginLog>>;
        if (log) this.write(log);
      }),
    });
  }

  /** Throws `ToolPluginError`. */
  async describe(): Promise<ToolMark[]> {
    const { plugin } = this.named;
    try {
      const reply = await this.ask({ kind: 'describe' }, new Hearing());
      if ('described' in reply) return reply.described;
      throw new ToolPluginError(plugin, 'fault' in reply ? reply.fault : 'did not say what it has');
    } catch (error) {
      if (!(error instanceof ProcessLostError)) throw error;
      throw new ToolPluginError(plugin, `ended its process while it was loaded: ${error.reason}`);
    }
  }

  /** Throws `BadRequestError`. */
  async check({ name }: ToolDefinition, input: unknown): Promise<object> {
    const hearing = new Hearing({ timeoutMs: CHECK_MS, late: () => new ToolTimedOutError(name, CHECK_MS / 1000) });
    const reply = await this.called(name, { kind: 'check', tool: name, input }, hearing);
    if ('checked' in reply) return reply.checked;
    throw this.failureOf(name, reply);
  }

  /** Throws as `ExecuteTool.execute` does. */
  async execute(definition: ToolDefinition, execution: Execution, serve: ServeCall): Promise<Executed> {
    const { name, price, timeoutSeconds, mode } = definition;
    const { accountId, callId, input, signal } = execution;
    const services = new ServedCall(execution, serve);
    const hearing = new Hearing({
      signal,
      timeoutMs: timeoutSeconds * 1000,
      late: () => new ToolTimedOutError(name, timeoutSeconds),
      hear: (said, say) => {
        if ('progress' in said) execution.progress(...said.progress);
        if ('log' in said) this.write(said.log);
        if ('calls' in said) void services.answer(said.calls).then(say);
        if ('abandons' in said) services.abandon(said.abandons);
      },
    });
    const of = { name, price, timeoutSeconds };
    try {
      const wish = { waitMs: mode === 'job' ? undefined : PATIENCE_MS };
      const reply = await this.called(name, { kind: 'run', of, accountId, callId, input }, hearing, wish);
      if ('result' in reply && reply.charged <= mostCredits(definition)) return reply;
      if ('stopped' in reply && signal?.aborted) throw signal.reason;
      throw ('refused' in reply && services.errorOf(reply.origin)) || this.failureOf(name, reply);
    } finally {
      services.end();
    }
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }

  /** What ends without a reply has broken: the log tells how. */
  private async called(
    tool: string,
    ask: PluginRequest['ask'],
    hearing: Hearing,
    wish: { waitMs?: number | undefined } = {},
  ): Promise<PluginReply> {
    try {
      return await this.ask(ask, hearing, wish);
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') {
        throw new DomainError(
          'unavailable',
          'unavailable',
          `Too many calls of ${tool} are under way. Try again later.`,
        );
      }
      if (!(error instanceof ProcessLostError || error instanceof SilentError)) throw error;
      this.logger.error({ err: error, tool }, 'the process of a tool ended');
      // The next call need not wait for a process to start.
      void this.describe().catch(() => undefined);
      throw new ToolCrashedError(tool, error);
    }
  }

  private async ask(
    ask: PluginRequest['ask'],
    hearing: Hearing,
    { waitMs }: { waitMs?: number | undefined } = {},
  ): Promise<PluginReply> {
    for (const silentMs of SILENT_MS) {
      try {
        return await this.pool.request({ ...this.named, ask }, { waitMs, ...hearing.begin(silentMs) });
      } catch (error) {
        const isLost = error instanceof ProcessLostError || error instanceof SilentError;
        if (!isLost || hearing.hasBegun || silentMs === SILENT_MS.at(-1)) throw error;
      } finally {
        hearing.end();
      }
    }
    throw new SilentError('no process began');
  }

  private failureOf(tool: string, reply: PluginReply): Error {
    return 'refused' in reply ? errorOf(reply.refused) : new ToolCrashedError(tool, reply);
  }

  private write({ level, fields, message }: PluginLog): void {
    this.logger[level]({ ...fields, plugin: this.named.plugin }, message);
  }
}

/** A process did not take up what it was asked. */
class SilentError extends Error {}

interface HearingOptions {
  /** Of whoever waits for the call. */
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  late?: () => Error;
  hear?: (said: FromPlugin, say: (message: ToPlugin) => void) => void;
}

/** Listens to one process at work, and has it killed where it is silent, late, or does not stop when told to. */
class Hearing {
  hasBegun = false;
  private ends = new AbortController();
  private kill = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: HearingOptions = {}) {}

  begin(silentMs: number) {
    const { signal, hear } = this.options;
    const kill = (this.kill = new AbortController());
    this.ends = new AbortController();
    const whenTold = { signal: this.ends.signal, once: true };
    let tell: (message: ToPlugin) => void = () => undefined;
    const stop = (): void => {
      tell({ stop: true });
      this.after(this.hasBegun ? LATE_MS : 0, () => signal?.reason as Error);
    };
    if (signal?.aborted) kill.abort(signal.reason);
    signal?.addEventListener('abort', stop, whenTold);
    return {
      signal: kill.signal,
      hear: (said: unknown, say: (message: object) => void): PluginReply | undefined => {
        const message = said as FromPlugin;
        tell = say;
        if ('reply' in message) return message.reply;
        if ('now' in message) this.sign(message.now);
        else hear?.(message, say);
        return undefined;
      },
      onBegin: () => this.after(silentMs, () => new SilentError('a process did not begin')),
    };
  }

  end(): void {
    clearTimeout(this.timer);
    this.ends.abort();
  }

  private sign(now: 'started' | 'begun'): void {
    if (now === 'started') return this.after(LOADING_MS, () => new SilentError('a plugin was not loaded in time'));
    this.hasBegun = true;
    const { timeoutMs, late } = this.options;
    clearTimeout(this.timer);
    if (timeoutMs !== undefined && late) this.after(timeoutMs + LATE_MS, late);
  }

  private after(ms: number, reason: () => Error): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.kill.abort(reason()), ms);
  }
}

/** The service calls of one call of a tool. */
class ServedCall {
  private readonly errors = new Map<number, DomainError>();
  private readonly under = new Map<number, AbortController>();
  private readonly ending = new AbortController();

  constructor(
    private readonly execution: Execution,
    private readonly serve: ServeCall,
  ) {}

  async answer(call: ServiceCall): Promise<ToPlugin> {
    const { number: answers, callId } = call;
    const abandoned = new AbortController();
    try {
      if (callId !== this.execution.callId) throw new Error('the call has ended');
      if (this.under.size >= MOST_SERVICE_CALLS)
        throw new Error(`${MOST_SERVICE_CALLS} calls of services wait already`);
      this.under.set(answers, abandoned);
      const signal = AbortSignal.any([abandoned.signal, this.ending.signal]);
      return { answers, value: await this.serve(call, { account: { id: this.execution.accountId }, signal }) };
    } catch (fault) {
      const error = refusedText(fault);
      if (!(error instanceof DomainError)) return { answers, failed: (error as Error).message };
      this.errors.set(answers, error);
      return { answers, refused: partsOf(error) };
    } finally {
      this.under.delete(answers);
    }
  }

  abandon(number: number): void {
    this.under.get(number)?.abort(new Error('nobody waits for it'));
  }

  /** An error as it was thrown here: of its own class, and with all that it carries. */
  errorOf(number: number | undefined): DomainError | undefined {
    return number === undefined ? undefined : this.errors.get(number);
  }

  end(): void {
    this.ending.abort(new Error('the call has ended'));
  }
}
