import { join } from 'node:path';
import { ProcessMissingError, ProcessPool } from '@app/platform';
import { VoiceError } from '../voice.errors';
import type { Morpheme } from './readings';

/** Texts to cut. */
export interface JapaneseRequest {
  texts: string[];
}

export type JapaneseReply = { ok: true; lines: Morpheme[][] } | { ok: false; message: string };

/** Cuts Japanese with kuromoji's dictionary in a process of its own, opened when the first kanji comes. */
export class JapaneseHost {
  private readonly processes = new ProcessPool<JapaneseRequest, JapaneseReply>(join(__dirname, '../japanese.process'), {
    atOnce: 1,
    timeoutMs: 20_000,
    idleMs: 10_000,
  });

  /** Throws `VoiceError`, or the signal's reason. */
  async analyse(texts: string[], signal?: AbortSignal): Promise<Morpheme[][]> {
    try {
      const reply = await this.processes.request({ texts }, { signal });
      if (reply.ok) return reply.lines;
      throw new Error(reply.message);
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof ProcessMissingError) throw new VoiceError('voice_engine_missing', cause.message, { cause });
      throw new VoiceError('voice_failed', 'the Japanese dictionary could not be read', { cause });
    }
  }

  /** Ends its process now instead of after ten seconds. */
  close(): void {
    this.processes.close();
  }
}
