import { AsyncResource } from 'node:async_hooks';
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { tellProcess } from '../metrics/signals';
import { beBehind } from './be-behind';
import { type SlotRules, Slots } from './slots';

/** What the processes of one pool may cost. */
export interface PoolRules extends SlotRules {
  /** Processes at a time. */
  atOnce: number;
  /** For one request, by the clock; the process is killed then. */
  timeoutMs: number;
  /** Of a processor, for one request, where the system tells it: a machine that is busy elsewhere costs nobody theirs. */
  busyMs?: number;
  /** Of V8's heap. */
  heapMb?: number;
  /** Of all its memory: decoders and canvases work outside the heap. Watched where the system tells it. */
  residentMb?: number;
  /** A process without work ends after so long; 0 gives every request a process of its own. */
  idleMs: number;
  /** So many processes stay without work. */
  keep?: number;
  /** A process serves one owner alone; a request without an owner has one that ends with it. */
  isOwned?: boolean;
  /** Whether what it prints is printed here. */
  isHeard?: boolean;
  /** Is given what a process without work says. */
  onRest?: (said: unknown) => void;
  /** Whether it works behind everything else of the machine. */
  behind?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Told for how many seconds a request has waited for its process. */
  onBegin?: (seconds: number) => void;
}

/**
 * A process that ended without an answer, and why: what it took of a processor (`time`), the clock although it had taken
 * less (`late`: the machine had no time for it), its memory, or its own fault with the exit code.
 */
export class ProcessLostError extends Error {
  constructor(
    readonly program: string,
    readonly reason: 'time' | 'late' | 'memory' | 'failed',
    readonly code: number | null,
  ) {
    super(`${program} ended without an answer: ${reason}${code === null ? '' : ` (${code})`}`);
    this.name = 'ProcessLostError';
  }
}

/** The program of a pool is not built. */
export class ProcessMissingError extends Error {}

/** Until when a reply is wanted. */
export interface RequestWish<Reply = unknown> {
  signal?: AbortSignal;
  /** How long the request waits for a process; a `TimeoutError` is thrown then. */
  waitMs?: number;
  /** Is told when a process has been given the request. */
  onBegin?: () => void;
  /** Whose it is, in pools whose processes serve one owner each. */
  owner?: string;
  /**
   * For requests that are answered after some talk: is given each message, and returns the reply once it has come. `say`
   * sends a message to the process. Left out, the first message is the reply.
   */
  hear?: (said: unknown, say: (message: object) => void) => Reply | undefined;
}

/** A process without work. */
interface Rest {
  owner: string | undefined;
  timer: NodeJS.Timeout;
}

/** A parser can take hundreds of megabytes in a second. */
const WATCH_MS = 40;
const PAGE_BYTES = 4_096;
/** Linux tells processor time in hundredths of a second, whatever the kernel counts in. */
const TICK_MS = 10;
/** What a process keeps of the requests before may not grow into what the next one needs. */
const LARGEST_REST = 0.6;
/** Of the repository, or of its build. */
const HERE = resolve(__dirname, '../../../..');

/**
 * Processes that answer one request at a time over their channel: what runs in them (parsers over strangers' bytes, native
 * code, long reckoning) can neither stop nor fill the program that asks. They are started when needed, kept while there is
 * work, bounded in number, time and memory, and shared fairly between accounts. One that dies takes only its own request
 * with it; all end with the program, whose channel closes.
 */
export class ProcessPool<Request extends object, Reply> {
  private readonly idle = new Map<ChildProcess, Rest>();
  private readonly slots: Slots;
  private readonly name: string;

  /** `program` is the source or built file that the processes run, without its ending. */
  constructor(
    private readonly program: string,
    private readonly rules: PoolRules,
  ) {
    this.slots = new Slots(rules.atOnce, rules);
    this.name = basename(program);
  }

  /** Requests that wait for a process. */
  get queued(): number {
    return this.slots.queued;
  }

  /**
   * One request, one reply. Throws `ProcessLostError`, `ProcessMissingError`, the signal's reason (the process at work is
   * killed), and as `Slots.run` where too many wait.
   */
  async request(request: Request, wish: RequestWish<Reply> = {}): Promise<Reply> {
    const { signal, waitMs, onBegin } = wish;
    try {
      const asked = performance.now();
      const work = async () => {
        this.rules.onBegin?.((performance.now() - asked) / 1000);
        onBegin?.();
        return await this.ask(request, wish);
      };
      return await this.slots.run(work, patient(signal, waitMs));
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }

  /** Whether the program is built. */
  get isBuilt(): boolean {
    return builtFile(this.program) !== null;
  }

  /** Ends every idle process now. */
  close(): void {
    for (const child of this.idle.keys()) this.retire(child);
  }

  private async ask(
    request: Request,
    { signal, owner, hear = (said) => said as Reply }: RequestWish<Reply>,
  ): Promise<Reply> {
    const child = this.take(owner);
    // A send that fails also ends the process, which is what is waited for.
    const say = (message: object): void => void child.send(message, () => undefined);
    // A channel's events come in the context of whoever started the process.
    const heard = AsyncResource.bind(hear);
    const guard = this.guard(child);
    const end = (): void => void child.kill('SIGKILL');
    signal?.addEventListener('abort', end, { once: true });
    let isAnswered = false;
    try {
      return await new Promise<Reply>((settle, reject) => {
        child.on('message', (said: unknown) => {
          const reply = isAnswered ? undefined : heard(said, say);
          if (reply === undefined) return;
          isAnswered = true;
          settle(reply);
        });
        child.once('error', reject);
        child.once('exit', (code) => reject(new ProcessLostError(this.name, guard.reasonFor(code), code)));
        say(request);
      });
    } catch (error) {
      if (error instanceof ProcessLostError && !signal?.aborted) {
        tellProcess({ program: this.name, outcome: error.reason });
      }
      throw error;
    } finally {
      guard.leave();
      signal?.removeEventListener('abort', end);
      child.removeAllListeners();
      // A late error of a dead process must not end the service.
      child.on('error', () => undefined);
      if (isAnswered) tellProcess({ program: this.name, outcome: 'ended' });
      if (isAnswered && this.mayRest(owner)) this.rest(child, owner);
      else end();
    }
  }

  /** Kills a process that passes what one request may cost; a kept one has used some of its processor's time before. */
  private guard(child: ChildProcess) {
    const { timeoutMs, busyMs = Infinity, residentMb = Infinity } = this.rules;
    let over: 'time' | 'late' | undefined;
    const end = (reason: 'time' | 'late'): void => {
      over ??= reason;
      child.kill('SIGKILL');
    };
    let isBusyTold = false;
    const timer = setTimeout(() => end(isBusyTold ? 'late' : 'time'), timeoutMs);
    const isWatched = busyMs < Infinity || residentMb < Infinity;
    const before = isWatched ? costOf(child) : undefined;
    const look = async (): Promise<void> => {
      const cost = await costOf(child);
      isBusyTold = busyMs < Infinity && cost.residentBytes > 0;
      if (cost.residentBytes > residentMb * 1e6) child.kill('SIGKILL');
      if (cost.busyMs - ((await before)?.busyMs ?? 0) > busyMs) end('time');
    };
    const watch = isWatched ? setInterval(() => void look(), WATCH_MS) : undefined;
    return {
      leave: () => {
        clearTimeout(timer);
        clearInterval(watch);
      },
      /** V8 aborts when its heap is full, and we kill; any other end is the process's own fault. */
      reasonFor: (code: number | null) => {
        if (over) return over;
        return code !== null && code < 128 ? 'failed' : 'memory';
      },
    };
  }

  private take(owner: string | undefined): ChildProcess {
    for (const [child, rest] of this.idle) {
      if (rest.owner !== owner) continue;
      clearInterval(rest.timer);
      this.idle.delete(child);
      child.removeAllListeners();
      if (!child.connected || child.exitCode !== null || child.signalCode !== null) continue;
      child.ref();
      child.channel?.ref();
      return child;
    }
    const file = builtFile(this.program);
    if (file === null) throw new ProcessMissingError(`${this.program} is not built: run npm run build`);
    const { heapMb, env = {}, behind, isHeard } = this.rules;
    const child = fork(file, [], {
      serialization: 'advanced',
      stdio: isHeard ? ['ignore', 'inherit', 'inherit', 'ipc'] : 'ignore',
      // Debuggers and loaders of the parent are not for it, nor are its secrets.
      execArgv: heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`],
      env: { MALLOC_ARENA_MAX: '1', ...env },
    });
    if (behind) beBehind(child.pid);
    return child;
  }

  private mayRest(owner: string | undefined): boolean {
    const { idleMs, isOwned = false } = this.rules;
    return idleMs > 0 && (!isOwned || owner !== undefined);
  }

  /** An idle process must not keep its parent alive. */
  private rest(child: ChildProcess, owner: string | undefined): void {
    const { atOnce, idleMs, residentMb, keep = 0, onRest } = this.rules;
    // Where each owner has its own, the one that rests longest makes room.
    const [longest] = this.idle.keys();
    if (longest && this.idle.size >= atOnce) this.retire(longest);
    child.once('exit', () => this.retire(child));
    if (onRest) child.on('message', onRest);
    child.unref();
    child.channel?.unref();
    const timer = setInterval(() => {
      if (this.idle.size > keep) this.retire(child);
    }, idleMs);
    timer.unref();
    this.idle.set(child, { owner, timer });
    if (residentMb === undefined) return;
    void costOf(child).then(({ residentBytes }) => {
      if (residentBytes > residentMb * 1e6 * LARGEST_REST && this.idle.has(child)) this.retire(child);
    });
  }

  private retire(child: ChildProcess): void {
    clearInterval(this.idle.get(child)?.timer);
    this.idle.delete(child);
    child.kill('SIGKILL');
  }
}

function patient(signal: AbortSignal | undefined, waitMs: number | undefined): AbortSignal | undefined {
  if (waitMs === undefined) return signal;
  const patience = AbortSignal.timeout(waitMs);
  return signal ? AbortSignal.any([signal, patience]) : patience;
}

/** The compiled file: the file itself once built, that in `dist` where the sources run (the test runner). */
export function builtFile(program: string): string | null {
  const path = program.replace(/\.[jt]s$/, '');
  const beside = `${path}.js`;
  const built = join(HERE, 'dist', `${relative(HERE, path)}.js`);
  return [beside, built].find((file) => existsSync(file)) ?? null;
}

/** What a process has taken so far; zeros where the system does not tell. */
async function costOf({ pid }: ChildProcess): Promise<{ residentBytes: number; busyMs: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is a name in parentheses, which may hold blanks; the third is the first after it (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, resident] = [11, 12, 21].map((field) => Number(fields[field] ?? 0));
  return { residentBytes: (resident ?? 0) * PAGE_BYTES, busyMs: ((user ?? 0) + (system ?? 0)) * TICK_MS };
}
