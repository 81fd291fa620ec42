import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EncodingError, RenderAbortedError, TaskProcessMissingError } from './encode.errors';
import type { TaskAnswers, TaskReport } from './task-message';

/** How long after an abort to look for programs that a child had started; a few may stay as entries that no parent has collected. */
const LEAVING_MS = 40;
const LOOK_MS = 5;
/**
 * Little is young in a child but pixel buffers, which it collects itself; the processors are busy with encoding. Pixels
 * press V8 to mark its small heap again and again: all at once takes a tenth less of drawing than bit by bit, and nobody
 * waits for an answer.
 */
const LEAN = ['--max-semi-space-size=2', '--single-threaded-gc', '--no-incremental-marking', '--expose-gc'];
/** Canvases go back to the system when they are let go, in place of staying in the allocator's arenas. */
const LEAN_ENV = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_TRIM_THRESHOLD_: '1000000' };

/** Children that do a video's heavy work, by the name of their file. */
export type TaskName = keyof TaskAnswers;

/** A child that does one task after another, so that the caller's event loop stays free and an abort takes effect at once. */
export class TaskProcess<N extends TaskName> {
  private readonly child: ChildProcess;
  private readonly exited: Promise<void>;
  private readonly abort: () => void;
  private stderr = '';
  private listener: ((report: TaskReport<TaskAnswers[N]>) => void) | null = null;

  /** Starts the child; `signal` ends it. Throws RenderAbortedError, TaskProcessMissingError. */
  constructor(
    task: N,
    private readonly signal?: AbortSignal,
  ) {
    const entry = taskEntry(task);
    if (signal?.aborted) throw new RenderAbortedError();
    this.child = fork(entry, [], {
      serialization: 'advanced',
      // A group of its own: what the child has started ends with it, in one stroke and without its help.
      detached: true,
      execArgv: LEAN,
      env: { ...process.env, ...LEAN_ENV },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', (part: Buffer) => {
      this.stderr = (this.stderr + part.toString()).slice(-2000);
    });
    this.child.on('message', (report: TaskReport<TaskAnswers[N]>) => this.listener?.(report));
    this.abort = () => void this.strike('SIGKILL');
    signal?.addEventListener('abort', this.abort, { once: true });
    this.exited = this.leaving(task);
    this.exited.catch(() => undefined);
  }

  /**
   * Does one task and gives its answer; only one at a time. After an abort it ends with the child, so that nothing writes any more.
   * Throws EncodingError, RenderAbortedError.
   */
  async run(request: object | null, onFrames: (frames: number) => void): Promise<TaskAnswers[N]> {
    const answered = new Promise<TaskReport<TaskAnswers[N]>>((resolve) => {
      this.listener = (report) => (report.kind === 'progress' ? onFrames(report.frames) : resolve(report));
    });
    if (this.child.connected) this.child.send({ request }, () => undefined);
    const report = await Promise.race([answered, this.exited]);
    this.listener = null;
    if (this.signal?.aborted) {
      await this.exited;
      throw new RenderAbortedError();
    }
    if (report?.kind === 'done') return report.answer;
    throw new EncodingError(report?.kind === 'failed' ? report.message : this.stderr);
  }

  /** Until the child has left, and after an abort all it has started; throws what kept it from starting. */
  private async leaving(task: TaskName): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.child.once('error', reject);
        this.child.once('exit', (code) => {
          this.stderr ||= `${task} process exit ${code}`;
          resolve();
        });
      });
    } finally {
      this.signal?.removeEventListener('abort', this.abort);
      for (let waited = 0; this.signal?.aborted && waited < LEAVING_MS && this.strike(0); waited += LOOK_MS) {
        await sleep(LOOK_MS);
      }
    }
  }

  /** Sends a signal to the child and all it has started; false when none of them is there. */
  private strike(signal: 'SIGKILL' | 0): boolean {
    const { pid } = this.child;
    if (pid === undefined) return false;
    try {
      return process.kill(-pid, signal);
    } catch {
      return false;
    }
  }

  /** Lets the child leave and waits until it has. */
  async end(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.exited.catch(() => undefined);
  }
}

/** Beside this file once compiled; from source (under the test runner) the built one. */
function taskEntry(task: TaskName): string {
  const beside = join(__dirname, `${task}.process.js`);
  if (existsSync(beside)) return beside;
  const built = join(__dirname, '../../../../dist/libs/render/src/encode', `${task}.process.js`);
  if (existsSync(built)) return built;
  throw new TaskProcessMissingError(built);
}
