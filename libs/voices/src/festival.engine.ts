import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FestivalHost } from './festival.host';
import { festivalScript } from './festival.script';
import { enliven, rises } from './melody';
import type { RawSentence, Sentence, SpeechEngine } from './sentence';
import { VoiceError } from './voice.errors';
import { decodeWav } from './wav.file';

const ATTEMPTS = 2;

/** English by Festival's HTS voice; a line sounds the same whatever its process has said before. */
export class FestivalEngine implements SpeechEngine {
  constructor(private readonly host: FestivalHost) {}

  async speak(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(sentences, pace, signal);
      } catch (cause) {
        signal?.throwIfAborted();
        if (attempt >= ATTEMPTS) throw new VoiceError('voice_failed', 'festival could not speak a line', { cause });
      }
    }
  }

  private async attempt(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-voice-'));
    try {
      const report = await this.host.run(festivalScript(sentences, pace, folder), signal);
      const spans = readReport(report, sentences);
      return await Promise.all(
        sentences.map(async (sentence, index) => {
          const { samples, sampleRate } = decodeWav(await readFile(join(folder, `${index}.wav`)));
          const asks = sentence.ending === 'question' && rises(sentence.words[0]?.text ?? '');
          const words = spans[index] ?? [];
          const { pitch = 0, stress } = sentence.tune ?? {};
          const melody = { asks, pitch, stress: stress ? spanOf(words.slice(stress.from, stress.to)) : null };
          return { samples: enliven(samples, sampleRate, melody), sampleRate, words };
        }),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function spanOf(words: RawSentence['words']): { fromMs: number; toMs: number } | null {
  const told = words.filter((span) => span !== null);
  const [first, last] = [told[0], told.at(-1)];
  return first && last ? { fromMs: first.fromMs, toMs: last.toMs } : null;
}

/** The lines `sentence <n>` and `word <place> <from s> <to s>`; a place said in several words spans them all. */
function readReport(report: string, sentences: Sentence[]): RawSentence['words'][] {
  const spans: RawSentence['words'][] = sentences.map(({ words }) => words.map(() => null));
  let current: RawSentence['words'] = [];
  for (const line of report.split('\n')) {
    const [kind, place, from, to] = line.split(' ');
    if (kind === 'sentence') current = spans[Number(place)] ?? [];
    if (kind !== 'word') continue;
    const known = current[Number(place)];
    current[Number(place)] = { fromMs: known?.fromMs ?? Number(from) * 1000, toMs: Number(to) * 1000 };
  }
  return spans;
}
