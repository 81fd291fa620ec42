import type { EspeakHost } from './espeak.host';
import type { EspeakLanguage } from './espeak.languages';
import type { EspeakSound } from './espeak.protocol';
import type { RawSentence, Sentence, SpeechEngine } from './sentence';

/** Slowest and fastest that espeak speaks without tearing words. */
const SLOWEST = 80;
const FASTEST = 400;

const PUNCTUATION = { none: '', comma: ',', clause: ';', stop: '.', trail: ',' } as const;
const ENDING = { statement: '.', question: '?', exclamation: '!' } as const;

/** A sentence as espeak reads it, and where each word begins in it (code points from 0). */
export function espeakText(sentence: Sentence, and: string): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  let length = 0;
  const append = (part: string) => {
    text += part;
    length += Array.from(part).length;
  };
  for (const [index, word] of sentence.words.entries()) {
    if (index > 0) append(' ');
    starts.push(length);
    append(word.text.replaceAll('&', and));
    append(index === sentence.words.length - 1 ? ENDING[sentence.ending] : PUNCTUATION[word.rest]);
  }
  return { text, starts };
}

/** Maps espeak's word events to our words; a word without an event of its own ("of the") gets null. */
export function espeakSpans(starts: number[], sound: EspeakSound): RawSentence['words'] {
  const endMs = (sound.samples.length / sound.sampleRate) * 1000;
  const firsts = starts.map((start, index) => {
    const next = starts[index + 1] ?? Infinity;
    // Events may point at the space before a word, as they do before a digit.
    return sound.words.find((word) => word.at >= start - 1 && word.at < next - 1)?.fromMs ?? null;
  });
  return firsts.map((fromMs, index) => {
    if (fromMs === null) return null;
    const toMs = firsts.slice(index + 1).find((ms) => ms !== null) ?? endMs;
    return { fromMs, toMs: Math.max(fromMs, toMs) };
  });
}

/** All thirteen languages by espeak-ng, in a process of its own. */
export class EspeakEngine implements SpeechEngine {
  constructor(
    private readonly host: EspeakHost,
    private readonly language: EspeakLanguage,
  ) {}

  async speak(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    const { name, rate, pitch, range, and } = this.language;
    const texts = sentences.map((sentence) => espeakText(sentence, and));
    const paced = Math.round(Math.min(FASTEST, Math.max(SLOWEST, rate * pace)));
    const request = { name, rate: paced, pitch, range, texts: texts.map(({ text }) => text) };
    const sounds = await this.host.say(request, signal);
    return sounds.map((sound, index) => ({
      samples: Float32Array.from(sound.samples, (sample) => sample / 32_768),
      sampleRate: sound.sampleRate,
      words: espeakSpans(texts[index]?.starts ?? [], sound),
    }));
  }
}
