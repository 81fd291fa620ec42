import type { RawSentence, Sentence, SpeechEngine } from '../sentence';
import { type Analyse, readKanji } from './readings';

/** Lets an engine that knows only kana speak kanji: each sentence is read as a whole, word by word kept apart. */
export class ReadingEngine implements SpeechEngine {
  constructor(
    private readonly engine: SpeechEngine,
    private readonly analyse: (texts: string[], signal?: AbortSignal) => ReturnType<Analyse>,
  ) {}

  async speak(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    const read: Sentence[] = [];
    for (const sentence of sentences) {
      const tokens = sentence.words.map(({ text }) => ({ display: text, spoken: text }));
      const said = await readKanji(tokens, (texts) => this.analyse(texts, signal));
      const words = sentence.words.map((word, index) => ({ ...word, text: said[index]?.spoken ?? word.text }));
      read.push({ ...sentence, words });
    }
    return await this.engine.speak(read, pace, signal);
  }
}
