import { writeFile } from 'node:fs/promises';
import { breathe } from './breathing';
import { bell, lowShelf, normalisePeak } from './pcm';
import { toSentences, type SpeechEngine } from './sentence';
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

/** A voice that runs on this machine: an engine says the sentences, the house gives them breath, tone and level. */
export class HouseVoice implements Voice {
  constructor(
    readonly id: string,
    readonly language: string,
    private readonly engine: SpeechEngine,
    private readonly tone: VoiceTone,
    private readonly clean?: (word: string) => string[],
  ) {}

  /** A line with nothing to say (no tokens, punctuation, emoji) becomes an empty WAV of 0 ms. */
  async speak(line: VoiceLine, outPath: string, signal?: AbortSignal): Promise<SpokenLine> {
    signal?.throwIfAborted();
    const pace = Math.min(FASTEST, Math.max(SLOWEST, line.pace));
    const sentences = toSentences(line.tokens, this.clean);
    const raws = sentences.length > 0 ? await this.engine.speak(sentences, pace, signal) : [];
    if (raws.length !== sentences.length) throw new VoiceError('voice_failed', `${this.id} lost a sentence`);
    const spoken = breathe(sentences, raws, pace);
    const warm = lowShelf(spoken.samples, spoken.sampleRate, WARMTH_HZ, this.tone.warmthDb);
    const samples = bell(warm, spoken.sampleRate, PRESENCE_HZ, this.tone.presenceDb, PRESENCE_Q);
    normalisePeak(samples, PEAK_DB);
    await writeFile(outPath, encodeWav(samples, spoken.sampleRate), { signal });
    const durationMs = Math.floor((samples.length / spoken.sampleRate) * 1000);
    return { durationMs, words: settleTimings(line.tokens.length, spoken.words, durationMs) };
  }
}
