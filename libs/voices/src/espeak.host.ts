import { join } from 'node:path';
import { ProcessMissingError, ProcessPool } from '@app/platform';
import type { EspeakReply, EspeakRequest, EspeakSound } from './espeak.protocol';
import { VoiceError } from './voice.errors';

const ATTEMPTS = 2;
const PACKAGE = '@echogarden/espeak-ng-emscripten';

/** Speaks with espeak in processes of its own, about 90 MB each while they speak. */
export class EspeakHost {
  private readonly processes = new ProcessPool<EspeakRequest, EspeakReply>(join(__dirname, 'espeak.process'), {
    atOnce: 2,
    timeoutMs: 20_000,
    idleMs: 10_000,
  });

  /** Throws `VoiceError`, or the signal's reason; an abort kills the process at work. */
  async say(request: EspeakRequest, signal?: AbortSignal): Promise<EspeakSound[]> {
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted();
      try {
        return unwrap(await this.processes.request(request, { signal }));
      } catch (cause) {
        signal?.throwIfAborted();
        if (cause instanceof VoiceError && cause.code === 'voice_engine_missing') throw cause;
        if (cause instanceof ProcessMissingError) throw notBuilt(cause);
        if (attempt >= ATTEMPTS) throw new VoiceError('voice_failed', 'espeak could not speak a line', { cause });
      }
    }
  }

  /** The error that `say` would throw because something is not installed, or null. */
  missing(): VoiceError | null {
    try {
      require.resolve(PACKAGE);
      return this.processes.isBuilt ? null : notBuilt();
    } catch (cause) {
      return notInstalled(cause);
    }
  }

  /** Ends every idle process now instead of after ten seconds. */
  close(): void {
    this.processes.close();
  }
}

function unwrap(reply: EspeakReply): EspeakSound[] {
  if (reply.ok) return reply.sounds;
  if (reply.missing) throw notInstalled(reply.message);
  throw new Error(reply.message);
}

function notBuilt(cause?: unknown): VoiceError {
  return new VoiceError('voice_engine_missing', 'the embedded voice is not built: run npm run build', { cause });
}

function notInstalled(cause: unknown): VoiceError {
  return new VoiceError(
    'voice_engine_missing',
    `the embedded voice needs the optional package ${PACKAGE}: npm install ${PACKAGE}`,
    { cause },
  );
}
