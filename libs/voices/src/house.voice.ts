import { writeFile } from 'node:fs/promises';
import { breathe } from './breathing';
import { bell, lowShelf, normalisePeak } from './pcm';
import { performed } from './prosody';
import { type Sentence, type SpeechEngine, toSentences } from './sentence';
import { VoiceError } from './voice.errors';
import type { SpokenLine, Voice, VoiceLine } from './voice';
import { encodeWav } from './wav.file';
import { settleTimings } from './word-timings';

/** Corrects an engine towards the long-term spectrum of human speech, decibels. */
export interface VoiceTone {
  /** Below 240 Hz, where a voice is warm or booms. */
  warmthDb: number;
  /** Around 2.8 kHz, where consonants are understood, or harsh. */
  presenceDb: number;
}

const WARMTH_HZ = 240;
const PRESENCE_HZ = 2800;
const PRESENCE_Q = 0.6;
const PEAK_DB = -3;
const SLOWEST = 0.5;
const FASTEST = 2;

/** What the house does to an engine's words and sound. */
export interface VoiceManner {
  /** Absent for natural voices, which need no correction. */
  tone?: VoiceTone;
  /** Natural voices rest by themselves between words; only the rests between sentences are the house's then. */
  ownRests?: boolean;
  /** A written word as bare words that the engine reads well. */
  clean?: (word: string) => string[];
}

/** Rests inside a sentence are left to the engine. */
function unrested(sentence: Sentence): Sentence {
  const last = sentence.words.length - 1;
  return {
    ...sentence,
    words: sentence.words.map((word, index) => (index < last ? { ...word, rest: 'none' } : word)),
  };
}

/** An engine says the sentences, the house gives them breath, tone and level. */
export class HouseVoice implements Voice {
  constructor(
    readonly id: string,
    readonly language: string,
    private readonly engine: SpeechEngine,
    private readonly manner: VoiceManner,
  ) {}

  /** A line with nothing to say (no tokens, punctuation, emoji) becomes an empty WAV of 0 ms. */
  async speak(line: VoiceLine, outPath: string, signal?: AbortSignal): Promise<SpokenLine> {
    signal?.throwIfAborted();
    const pace = Math.min(FASTEST, Math.max(SLOWEST, line.pace));
    const { tone, ownRests, clean } = this.manner;
    const sentences = performed(toSentences(line.tokens, clean), line.pitch ?? 0);
    const raws = sentences.length > 0 ? await this.engine.speak(sentences, pace, signal) : [];
    if (raws.length !== sentences.length) throw new VoiceError('voice_failed', `${this.id} lost a sentence`);
    const spoken = breathe(ownRests ? sentences.map(unrested) : sentences, raws, pace);
    const samples = tone ? toned(spoken.samples, spoken.sampleRate, tone) : spoken.samples;
    normalisePeak(samples, PEAK_DB);
    await writeFile(outPath, encodeWav(samples, spoken.sampleRate), { signal });
    const durationMs = Math.floor((samples.length / spoken.sampleRate) * 1000);
    return { durationMs, words: settleTimings(line.tokens.length, spoken.words, durationMs) };
  }
}

function toned(samples: Float32Array, sampleRate: number, { warmthDb, presenceDb }: VoiceTone): Float32Array {
  const warm = lowShelf(samples, sampleRate, WARMTH_HZ, warmthDb);
  return bell(warm, sampleRate, PRESENCE_HZ, presenceDb, PRESENCE_Q);
}
