import type { EspeakHost } from './espeak.host';
import type { EspeakLanguage } from './espeak.languages';
import type { EspeakSound } from './espeak.protocol';
import type { RawSentence, Sentence, SpeechEngine } from './sentence';
import { sentenceText, type SentenceText } from './sentence-text';

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
    const texts = sentences.map((sentence) => marked(respelled(sentence, respell), and));
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

/** Per cent of its pitch by which espeak's `prosody` raises a voice by a semitone, measured at the pitch of the house. */
const PERCENT_A_SEMITONE = 16;
/** What stress does to words. */
const STRESS = { rate: 0.92, semitones: 1.3 };

/** A sentence in espeak's own SSML: its tune around all of it, and its stress around the words that carry it. */
export function marked(sentence: Sentence, and: string): SentenceText {
  const { tune } = sentence;
  if (!tune) return sentenceText(sentence, and);
  const { from, to } = tune.stress ?? { from: -1, to: -1 };
  const { text, starts } = sentenceText(sentence, and, {
    before: (place) => (place === from ? prosody(STRESS.rate, STRESS.semitones) : ''),
    after: (place) => (place === to - 1 ? END : ''),
  });
  const opening = prosody(tune.rate, tune.pitch);
  return { text: opening + text + END, starts: starts.map((start) => opening.length + start) };
}

const END = '</prosody>';

function prosody(rate: number, semitones: number): string {
  const pitch = Math.round(semitones * PERCENT_A_SEMITONE);
  return `<prosody rate="${Math.round(rate * 100)}%" pitch="${pitch < 0 ? '' : '+'}${pitch}%">`;
}

function respelled(sentence: Sentence, respell: EspeakLanguage['respell']): Sentence {
  if (!respell) return sentence;
  return { ...sentence, words: sentence.words.map((word) => ({ ...word, text: respell(word.text) })) };
}
