import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Slots } from '@app/platform';
import { festivalScript } from './festival.script';
import { enliven, rises } from './melody';
import type { RawSentence, Sentence, SpeechEngine } from './sentence';
import { VoiceError } from './voice.errors';
import { decodeWav } from './wav.file';

const LINE_TIMEOUT_MS = 20_000;
const ATTEMPTS = 2;
const AT_ONCE = 2;

/** English by Festival's HTS voice: one process a line (0.13 s to start), so lines never disturb each other. */
export class FestivalEngine implements SpeechEngine {
  private readonly slots = new Slots(AT_ONCE);

  /** `binary` is the path of festival. */
  constructor(private readonly binary: string) {}

  async speak(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.slots.run(() => this.attempt(sentences, pace, signal), signal);
      } catch (cause) {
        signal?.throwIfAborted();
        if (attempt >= ATTEMPTS) throw new VoiceError('voice_failed', 'festival could not speak a line', { cause });
      }
    }
  }

  private async attempt(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-voice-'));
    try {
      const report = await this.run(festivalScript(sentences, pace), folder, signal);
      const spans = readReport(report, sentences);
      return await Promise.all(
        sentences.map(async (sentence, index) => {
          const { samples, sampleRate } = decodeWav(await readFile(join(folder, `${index}.wav`)));
          const asks = sentence.ending === 'question' && rises(sentence.words[0]?.text ?? '');
          return { samples: enliven(samples, sampleRate, asks), sampleRate, words: spans[index] ?? [] };
        }),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Runs a Scheme program over stdin and gives what it printed; the user's own festivalrc is kept out. */
  private run(script: string, cwd: string, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const child = spawn(this.binary, ['--pipe'], { cwd, env: { HOME: cwd, LC_ALL: 'C' }, stdio: 'pipe' });
      const kill = () => child.kill('SIGKILL');
      const timer = setTimeout(kill, LINE_TIMEOUT_MS);
      signal?.addEventListener('abort', kill, { once: true });
      let printed = '';
      let complaint = '';
      const settle = (error?: Error) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', kill);
        if (error) reject(error);
        else resolve(printed);
      };
      child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-500)));
      // A process that died early closes its stdin; its exit tells the story.
      child.stdin.on('error', () => undefined);
      child.once('error', settle);
      child.once('close', (code) =>
        printed.trimEnd().endsWith('done') ? settle() : settle(new Error(`festival ended with ${code}: ${complaint}`)),
      );
      child.stdin.end(script);
    });
  }
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
