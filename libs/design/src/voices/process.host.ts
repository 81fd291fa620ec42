import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Slots } from '@app/platform';
import { VoiceError } from './voice.errors';

/** How processes of one kind are kept. */
export interface ProcessHabits {
  /** File beside this one that the process runs, without its ending, e.g. `espeak.process`. */
  entry: string;
  /** How many work at a time; the other requests wait. */
  atOnce: number;
  /** After this long a request is lost and its process killed. */
  timeoutMs: number;
  /** A process that nobody needed for this long ends. */
  idleMs: number;
}

/** The compiled entry: beside this file when built, in `dist` when run from sources (jest). */
function entryPath(entry: string): string {
  const built = join(__dirname, `${entry}.js`);
  const fromSources = resolve(__dirname, `../../../../dist/libs/design/src/voices/${entry}.js`);
  const found = [built, fromSources].find((path) => existsSync(path));
  if (!found)
    throw new VoiceError('voice_engine_missing', `${entry} is not built: run the build so that ${fromSources} exists`);
  return found;
}

/**
 * Keeps processes warm between requests; each answers one at a time and dies when idle or with its parent. What runs
 * in them (foreign licences, native code, large dictionaries) can neither crash nor fill the service.
 */
export class ProcessHost<Request extends object, Reply> {
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();
  private readonly slots: Slots;

  constructor(private readonly habits: ProcessHabits) {
    this.slots = new Slots(habits.atOnce);
  }

  /** Throws the signal's reason, `VoiceError` where the entry is not built, or an error when the process ends. */
  async request(request: Request, signal?: AbortSignal): Promise<Reply> {
    signal?.throwIfAborted();
    try {
      return await this.slots.run(() => this.ask(request, signal), signal);
    } catch (cause) {
      signal?.throwIfAborted();
      throw cause;
    }
  }

  /** The error that a request would meet because the entry is not built, or null. */
  missing(): VoiceError | null {
    try {
      entryPath(this.habits.entry);
      return null;
    } catch (cause) {
      if (cause instanceof VoiceError) return cause;
      throw cause;
    }
  }

  /** Ends every idle process now. */
  close(): void {
    for (const child of this.idle.keys()) this.retire(child);
  }

  /** One request, one reply. Rejects when the process ends instead, by itself, by the time limit or by the signal. */
  private ask(request: Request, signal?: AbortSignal): Promise<Reply> {
    const child = this.take();
    return new Promise((settle, reject) => {
      const kill = () => child.kill('SIGKILL');
      const timer = setTimeout(kill, this.habits.timeoutMs);
      const finish = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', kill);
        child.removeAllListeners();
        // A late error of a dead process must not end the service.
        child.on('error', () => undefined);
      };
      signal?.addEventListener('abort', kill, { once: true });
      child.once('message', (reply: Reply) => {
        finish();
        this.rest(child);
        settle(reply);
      });
      child.once('error', (error) => {
        finish();
        kill();
        reject(error);
      });
      child.once('exit', (code, killer) => {
        finish();
        reject(new Error(`${this.habits.entry} ended with ${code ?? killer}`));
      });
      // A send that fails also ends the process, which is what is waited for.
      child.send(request, () => undefined);
    });
  }

  private take(): ChildProcess {
    for (const [child, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(child);
      child.removeAllListeners();
      if (!child.connected || child.exitCode !== null || child.signalCode !== null) continue;
      child.ref();
      child.channel?.ref();
      return child;
    }
    // execArgv and the environment of a parent (debuggers, loaders) are not for it.
    return fork(entryPath(this.habits.entry), [], {
      serialization: 'advanced',
      stdio: 'ignore',
      execArgv: [],
      env: {},
    });
  }

  /** An idle process must not keep its parent alive. */
  private rest(child: ChildProcess): void {
    child.once('exit', () => this.retire(child));
    child.unref();
    child.channel?.unref();
    const timer = setTimeout(() => this.retire(child), this.habits.idleMs);
    timer.unref();
    this.idle.set(child, timer);
  }

  private retire(child: ChildProcess): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    child.kill('SIGKILL');
  }
}
