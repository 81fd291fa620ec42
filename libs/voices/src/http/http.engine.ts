import type { RawSentence, Sentence, SpeechEngine } from '../sentence';
import { type TextHabits, writtenText } from '../sentence-text';
import { VoiceError } from '../voice.errors';

/** One sentence for a speech server, with its neighbours for those that listen to them. */
export interface HttpUtterance {
  text: string;
  starts: number[];
  words: string[];
  pace: number;
  before: string | undefined;
  after: string | undefined;
}

/** A speech server's own way of asking and answering. Throws `VoiceError` or the signal's reason. */
export interface SpeechDialect {
  say(utterance: HttpUtterance, signal: AbortSignal): Promise<RawSentence>;
}

const LINE_TIMEOUT_MS = 20_000;

/** A voice on a server: sentence by sentence, a whole line within 20 seconds. */
export class HttpEngine implements SpeechEngine {
  constructor(
    private readonly dialect: SpeechDialect,
    private readonly habits: TextHabits,
  ) {}

  async speak(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    signal?.throwIfAborted();
    const limit = AbortSignal.timeout(LINE_TIMEOUT_MS);
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    const texts = sentences.map((sentence) => writtenText(sentence, this.habits));
    const spoken: RawSentence[] = [];
    try {
      for (const [index, { text, starts }] of texts.entries()) {
        const words = (sentences[index]?.words ?? []).map((word) => word.text);
        const [before, after] = [texts[index - 1]?.text, texts[index + 1]?.text];
        const rate = sentences[index]?.tune?.rate ?? 1;
        spoken.push(await this.dialect.say({ text, starts, words, pace: pace * rate, before, after }, either));
      }
      return spoken;
    } catch (cause) {
      signal?.throwIfAborted();
      if (!limit.aborted) throw cause;
      throw new VoiceError('voice_failed', 'the speech server took over 20 seconds for a line', { cause });
    }
  }
}
