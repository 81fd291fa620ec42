import { join } from 'node:path';
import { ProcessMissingError, ProcessPool } from '@app/platform';
import type { VoiceModel } from './models/voice-models';
import type { RawSentence, Sentence, SpeechEngine } from './sentence';
import { type TextHabits, writtenText } from './sentence-text';
import type { SherpaModelFiles, SherpaReply, SherpaRequest } from './sherpa.protocol';
import { VoiceError } from './voice.errors';

const PACKAGE = 'sherpa-onnx-node';

/** Keeps the process with the natural voice; opening one takes seconds, so it stays for a minute. */
export class SherpaHost extends ProcessPool<SherpaRequest, SherpaReply> {
  constructor() {
    super(join(__dirname, 'sherpa.process'), { atOnce: 1, timeoutMs: 60_000, idleMs: 60_000 });
  }
}

/** Whether the optional package is there; without it installed voices cannot speak. */
export function hasSherpa(): boolean {
  try {
    require.resolve(PACKAGE);
    return true;
  } catch {
    return false;
  }
}

const FILES: Record<VoiceModel['kind'], (folder: string, file: string) => SherpaModelFiles> = {
  piper: (folder, file) => ({
    vits: { model: join(folder, file), tokens: join(folder, 'tokens.txt'), dataDir: join(folder, 'espeak-ng-data') },
  }),
  kokoro: (folder, file) => ({
    kokoro: {
      model: join(folder, file),
      voices: join(folder, 'voices.bin'),
      tokens: join(folder, 'tokens.txt'),
      dataDir: join(folder, 'espeak-ng-data'),
    },
  }),
};

/** An installed voice (Kokoro, Piper) by sherpa-onnx; brings no timings. */
export class SherpaEngine implements SpeechEngine {
  /** `folder` holds the voice's files. */
  constructor(
    private readonly host: SherpaHost,
    private readonly model: VoiceModel,
    private readonly folder: string,
    private readonly habits: TextHabits,
  ) {}

  async speak(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    const { kind, file, speaker, name } = this.model;
    const texts = sentences.map((sentence) => ({
      text: writtenText(sentence, this.habits).text,
      speed: pace * (sentence.tune?.rate ?? 1),
    }));
    try {
      const model = FILES[kind](this.folder, file);
      const reply = await this.host.request({ model, speaker, texts }, { signal });
      if (!reply.ok) throw new VoiceError(reply.missing ? 'voice_engine_missing' : 'voice_failed', reply.message);
      return reply.sounds.map((sound, index) => ({
        ...sound,
        words: (sentences[index]?.words ?? []).map(() => null),
      }));
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof VoiceError) throw cause;
      if (cause instanceof ProcessMissingError) throw new VoiceError('voice_engine_missing', cause.message, { cause });
      throw new VoiceError('voice_failed', `${name} could not speak a line`, { cause });
    }
  }
}
