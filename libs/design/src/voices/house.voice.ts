import { writeFile } from 'node:fs/promises';
import { breathe } from './breathing';
import { normalisePeak, shelf } from './pcm';
import { toSentences, type SpeechEngine } from './sentence';
import { VoiceError } from './voice.errors';
import type { SpokenLine, Voice, VoiceLine } from './voice';
import { encodeWav } from './wav.file';
import { settleTimings } from './word-timings';

/** What makes one engine's voice pleasant: shelves in decibels, and how its words are cleaned. */
export interface VoiceTone {
  warmthDb: number;
  presenceDb: number;
}

const WARMTH_HZ = 220;
const PRESENCE_HZ = 4200;
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
    const warm = shelf(spoken.samples, spoken.sampleRate, 'low', WARMTH_HZ, this.tone.warmthDb);
    const samples = shelf(warm, spoken.sampleRate, 'high', PRESENCE_HZ, this.tone.presenceDb);
    normalisePeak(samples, PEAK_DB);
    await writeFile(outPath, encodeWav(samples, spoken.sampleRate), { signal });
    const durationMs = Math.floor((samples.length / spoken.sampleRate) * 1000);
    return { durationMs, words: settleTimings(line.tokens.length, spoken.words, durationMs) };
  }
}
