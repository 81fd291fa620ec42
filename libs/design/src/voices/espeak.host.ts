import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EspeakReply, EspeakRequest, EspeakSound } from './espeak.protocol';
import { SpeechSlots } from './speech-slots';
import { VoiceError } from './voice.errors';

const LINE_TIMEOUT_MS = 20_000;
const IDLE_MS = 10_000;
const ATTEMPTS = 2;
/** Each process holds about 90 MB while it speaks. */
const AT_ONCE = 2;
const PACKAGE = '@echogarden/espeak-ng-emscripten';

/** The compiled entry: beside this file when built, in `dist` when run from sources (jest). */
function entryPath(): string {
  const built = join(__dirname, 'espeak.process.js');
  const fromSources = resolve(__dirname, '../../../../dist/libs/design/src/voices/espeak.process.js');
  const found = [built, fromSources].find((path) => existsSync(path));
  if (!found)
    throw new VoiceError(
      'voice_engine_missing',
      `espeak's process is not built: run the build so that ${fromSources} exists`,
    );
  return found;
}

/** Keeps espeak processes warm between lines; each speaks one request at a time and dies when idle or with its parent. */
export class EspeakHost {
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();
  private readonly slots = new SpeechSlots(AT_ONCE);

  /** Throws `VoiceError`, or the signal's reason; an abort kills the process at work. */
  async say(request: EspeakRequest, signal?: AbortSignal): Promise<EspeakSound[]> {
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted();
      try {
        return unwrap(await this.slots.run(() => this.ask(request, signal), signal));
      } catch (cause) {
        signal?.throwIfAborted();
        if (cause instanceof VoiceError && cause.code === 'voice_engine_missing') throw cause;
        if (attempt >= ATTEMPTS) throw new VoiceError('voice_failed', 'espeak could not speak a line', { cause });
      }
    }
  }

  /** The error that `say` would throw because something is not installed, or null. */
  missing(): VoiceError | null {
    try {
      entryPath();
      require.resolve(PACKAGE);
      return null;
    } catch (cause) {
      return cause instanceof VoiceError ? cause : notInstalled(cause);
    }
  }

  /** Ends every idle process now instead of after ten seconds. */
  close(): void {
    for (const child of this.idle.keys()) this.retire(child);
  }

  private ask(request: EspeakRequest, signal?: AbortSignal): Promise<EspeakReply> {
    const child = this.take();
    return new Promise((settle, reject) => {
      const kill = () => child.kill('SIGKILL');
      const timer = setTimeout(kill, LINE_TIMEOUT_MS);
      const finish = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', kill);
        child.removeAllListeners();
        // A late error of a dead process must not end the service.
        child.on('error', () => undefined);
      };
      signal?.addEventListener('abort', kill, { once: true });
      child.once('message', (reply: EspeakReply) => {
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
        reject(new Error(`espeak ended with ${code ?? killer}`));
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
    return fork(entryPath(), [], { serialization: 'advanced', stdio: 'ignore', execArgv: [], env: {} });
  }

  /** An idle process must not keep its parent alive. */
  private rest(child: ChildProcess): void {
    child.once('exit', () => this.retire(child));
    child.unref();
    child.channel?.unref();
    const timer = setTimeout(() => this.retire(child), IDLE_MS);
    timer.unref();
    this.idle.set(child, timer);
  }

  private retire(child: ChildProcess): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    child.kill('SIGKILL');
  }
}

function unwrap(reply: EspeakReply): EspeakSound[] {
  if (reply.ok) return reply.sounds;
  if (reply.missing) throw notInstalled(reply.message);
  throw new Error(reply.message);
}

function notInstalled(cause: unknown): VoiceError {
  return new VoiceError(
    'voice_engine_missing',
    `the embedded voice needs the optional package ${PACKAGE}: npm install ${PACKAGE}`,
    { cause },
  );
}
