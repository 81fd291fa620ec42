import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundWarnings } from '../src/checks/sound-checks';
import { mixSound, type SoundRequest } from '../src/sound/sound';
import { silence, samplesOf } from '../src/sound/synth/stereo-buffer';
import { writeWav } from '../src/sound/mix/wav-file';
import { SPEECH } from './sound-tools';

describe('a finished sound with a fault', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'finished-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  const heard = async (changes: Partial<SoundRequest>): Promise<string[]> => {
    const report = await mixSound({
      durationMs: 7000,
      voice: [],
      cues: [],
      music: null,
      sceneCutsMs: [],
      outPath: join(dir, 'mix.wav'),
      seed: 1,
      ...changes,
    });
    const words = ['Said', 'aloud.'].map((text, index) => ({ text, fromMs: index * 900, toMs: index * 900 + 700 }));
    const line = { sceneId: 's1', audioPath: changes.voice?.[0]?.path ?? null, durationMs: 3000, words };
    const scene = { id: 's1', layout: 'hero', from: 0, frames: 210, lineFrom: 0, transition: 'cut' } as const;
    const warnings = soundWarnings(report, { voiceId: 'any', lines: [line] }, [scene]);
    return warnings.map(({ code }) => code);
  };

  it('is told of a line whose recording is silent', async () => {
    const path = join(dir, 'silent.wav');
    await writeWav(path, silence(samplesOf(3)));
    expect(await heard({ voice: [{ path, atMs: 0 }], music: { mood: 'news-bed' } })).toEqual(['speech_missing']);
    expect(await heard({ voice: [{ path, atMs: 0 }] })).toEqual(['silence', 'speech_missing', 'loudness']);
  });

  it('is told of a loud click that leaves no room for the rest', async () => {
    const click = silence(samplesOf(3));
    const [speech] = SPEECH;
    if (!speech) throw new Error('There is no speech');
    const path = join(dir, 'click.wav');
    click.left.fill(1, 4800, 4830);
    for (let i = 0; i < click.left.length; i += 1) click.left[i]! += 0.002 * Math.sin(i / 20);
    click.right.set(click.left);
    await writeWav(path, click);
    expect(await heard({ voice: [{ path, atMs: 0 }] })).toContain('loudness');
    expect(await heard({ voice: [{ path: speech, atMs: 0 }], music: { mood: 'news-bed' } })).toEqual([]);
  });
});
