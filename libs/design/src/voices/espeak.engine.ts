import type { EspeakHost } from './espeak.host';
import type { EspeakLanguage } from './espeak.languages';
import type { EspeakSound } from './espeak.protocol';
import type { RawSentence, Sentence, SpeechEngine } from './sentence';
import { sentenceText } from './sentence-text';

/** Slowest and fastest that espeak speaks without tearing words. */
const SLOWEST = 80;
const FASTEST = 400;

/** Maps espeak's word events to our words; a word without an event of its own ("of the") gets null. */
function espeakSpans(starts: number[], sound: EspeakSound): RawSentence['words'] {
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
    const { name, rate, pitch, range, and, respell } = this.language;
    const texts = sentences.map((sentence) => sentenceText(respelled(sentence, respell), and));
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

function respelled(sentence: Sentence, respell: EspeakLanguage['respell']): Sentence {
  if (!respell) return sentence;
  return { ...sentence, words: sentence.words.map((word) => ({ ...word, text: respell(word.text) })) };
}
