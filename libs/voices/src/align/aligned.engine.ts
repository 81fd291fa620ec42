import type { RawSentence, Sentence, SpeechEngine } from '../sentence';
import { alignWords } from './align-words';

/**
 * Gives timings to an engine that tells none (all of a sentence's spans null): a timed engine says the same words, and
 * its timings are warped onto the recording. Sentences that came with timings stay as they are.
 */
export class AlignedEngine implements SpeechEngine {
  constructor(
    private readonly engine: SpeechEngine,
    private readonly timed: SpeechEngine,
  ) {}

  async speak(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    const recordings = await this.engine.speak(sentences, pace, signal);
    const untimed = sentences.filter((_, index) => recordings[index]?.words.every((span) => span === null));
    const renditions = untimed.length > 0 ? await this.timed.speak(untimed, pace, signal) : [];
    return recordings.map((recording, index) => {
      const sentence = sentences[index];
      const rendition = sentence && renditions[untimed.indexOf(sentence)];
      return rendition ? { ...recording, words: alignWords(recording, rendition) } : recording;
    });
  }
}
