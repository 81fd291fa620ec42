import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { designVideo, english } from '@app/design';
import type { VideoJob, StyleName } from '@app/picture';
import { readFacts } from '@app/facts';
import { toneWav } from '@app/testing';

/** What the bench takes from an example request. */
interface Example {
  data: unknown;
  title?: string;
  cta?: string;
}

type BenchVoice = Parameters<typeof designVideo>[1][number];

const RATE = 24_000;
const LONGEST_DESIGN = 30;

/**
 * A video job of about `seconds` that is the same on every machine: an example's storyboard with a hummed voice. Past 30 s
 * the scenes come round again, so that 90 s is three times the work of 30 s and nothing else.
 */
export async function benchJob(example: object, style: StyleName, seconds: number, folder: string): Promise<VideoJob> {
  const { data, title, cta } = example as Example;
  const voices = await mkdtemp(join(folder, 'voice-'));
  await mkdir(voices, { recursive: true });
  const design = await designVideo(
    {
      facts: readFacts(data),
      title,
      cta,
      style,
      targetSeconds: Math.min(seconds, LONGEST_DESIGN),
      format: '9:16',
      language: english,
      seed: 7,
      stills: [],
      captions: true,
      music: true,
    },
    [hum],
    voices,
  );
  const job: VideoJob = { storyboard: design.storyboard, narration: design.narration, stills: [] };
  return repeated(job, Math.max(1, Math.round(seconds / LONGEST_DESIGN)));
}

/** The scenes several times over, the call to action once. */
function repeated(job: VideoJob, times: number): VideoJob {
  const { storyboard, narration } = job;
  const body = storyboard.scenes.slice(0, -1);
  const end = storyboard.scenes.slice(-1);
  const round = (index: number, id: string): string => (index === 0 ? id : `${id}-${index + 1}`);
  const rounds = Array.from({ length: times }, (_, index) => index);
  const last = narration.lines.filter((line) => end.some((scene) => scene.id === line.sceneId));
  const spoken = narration.lines.filter((line) => !last.includes(line));
  return {
    ...job,
    storyboard: {
      ...storyboard,
      scenes: [...rounds.flatMap((index) => body.map((scene) => ({ ...scene, id: round(index, scene.id) }))), ...end],
    },
    narration: {
      ...narration,
      lines: [
        ...rounds.flatMap((index) => spoken.map((line) => ({ ...line, sceneId: round(index, line.sceneId) }))),
        ...last,
      ],
    },
  };
}

/** A voice without a voice: as long as speech of these words, a quiet tone in place of sound. */
const hum: BenchVoice = {
  id: 'hum',
  language: 'en',
  async speak({ tokens }, path) {
    let clock = 0;
    const words = tokens.map(({ spoken }) => {
      const fromMs = clock;
      const toMs = fromMs + 110 + spoken.length * 55;
      clock = toMs + (/[,.:]$/.test(spoken) ? 200 : 20);
      return { fromMs, toMs };
    });
    const durationMs = words.at(-1)?.toMs ?? 0;
    await writeFile(path, toneWav({ seconds: durationMs / 1000, rate: RATE, wave }));
    return { durationMs, words };
  },
};

/** A voice, as far as the renderer can tell. */
function wave(seconds: number): number {
  return 0.27 * Math.sin(seconds * 2 * Math.PI * 140) * Math.sin(seconds * 2 * Math.PI * 2.2);
}
