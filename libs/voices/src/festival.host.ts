import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { Slots } from '@app/platform';
import { FESTIVAL_DONE, festivalPrelude } from './festival.script';

const LINE_TIMEOUT_MS = 20_000;
const AT_ONCE = 2;
/** A process that nobody needed for this long ends. */
const IDLE_MS = 10_000;
const COMPLAINT_LENGTH = 500;

/** Keeps processes of Festival between lines: each start costs more work than the line that it is for. */
export class FestivalHost {
  private readonly slots = new Slots(AT_ONCE);
  private readonly idle = new Map<ChildProcessWithoutNullStreams, NodeJS.Timeout>();

  /** `binary` is the path of festival. */
  constructor(private readonly binary: string) {}

  /**
   * Runs a line's program and gives what it printed before `FESTIVAL_DONE`. Throws when the process ends or says nothing
   * for 20 s, or the signal's reason; an abort kills the process at work.
   */
  async run(program: string, signal?: AbortSignal): Promise<string> {
    return await this.slots.run(() => this.ask(program, signal), signal);
  }

  /** Ends every idle process now instead of after ten seconds. */
  close(): void {
    for (const child of this.idle.keys()) this.retire(child);
  }

  private ask(program: string, signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    const child = this.take();
    return new Promise((resolve, reject) => {
      let printed = '';
      let complaint = '';
      const kill = () => child.kill('SIGKILL');
      const timer = setTimeout(kill, LINE_TIMEOUT_MS);
      const finish = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', kill);
        // Its own listeners only: Node hears by others of the streams' that the process has ended.
        child.stdout.off('data', hear);
        child.stderr.off('data', note);
        child.off('error', fail).off('close', ended);
      };
      const fail = (error: Error) => {
        finish();
        kill();
        reject(error);
      };
      const ended = (code: number | null, killer: string | null) =>
        fail(new Error(`festival ended with ${code ?? killer}: ${complaint}`));
      const note = (text: string) => (complaint = (complaint + text).slice(-COMPLAINT_LENGTH));
      const hear = (text: string) => {
        printed += text;
        if (!printed.endsWith(FESTIVAL_DONE)) return;
        finish();
        // What complained may have lost its way in a program: the next line gets a new one.
        if (complaint === '') this.rest(child);
        else kill();
        resolve(printed);
      };
      signal?.addEventListener('abort', kill, { once: true });
      child.stdout.on('data', hear);
      child.stderr.on('data', note);
      child.once('error', fail).once('close', ended);
      child.stdin.write(program);
    });
  }

  private take(): ChildProcessWithoutNullStreams {
    for (const [child, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(child);
      if (child.exitCode !== null || child.signalCode !== null) continue;
      for (const part of partsOf(child)) part.ref();
      return child;
    }
    // No home: a user's own festivalrc is kept out. It ends with us, since its stdin does.
    const child = spawn(this.binary, ['--pipe'], { env: { HOME: '/nonexistent', LC_ALL: 'C' }, stdio: 'pipe' });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8');
    // A late error of a dead process must not end the service.
    child.on('error', () => undefined);
    child.once('exit', () => this.retire(child));
    // A process that died early closes its stdin; its exit tells the story.
    child.stdin.on('error', () => undefined);
    child.stdin.write(festivalPrelude());
    return child;
  }

  /** An idle process must not keep its parent alive. */
  private rest(child: ChildProcessWithoutNullStreams): void {
    for (const part of partsOf(child)) part.unref();
    const timer = setTimeout(() => this.retire(child), IDLE_MS);
    timer.unref();
    this.idle.set(child, timer);
  }

  private retire(child: ChildProcessWithoutNullStreams): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    child.kill('SIGKILL');
  }
}

/** All of a child that keeps the event loop going: its pipes are sockets. */
function partsOf(child: ChildProcessWithoutNullStreams): Array<{ ref(): void; unref(): void }> {
  return [child, child.stdin, child.stdout, child.stderr] as Array<ChildProcessWithoutNullStreams | Socket>;
}
