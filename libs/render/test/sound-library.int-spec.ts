import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeAudio } from '../src/sound/library/decode-audio';
import { mixSound, type SoundRequest } from '../src/sound/sound';
import { peakOf, samplesOf } from '../src/sound/synth/stereo-buffer';
import { ffmpeg, levels, makeFile, measureSound, readSound, SPEECH, stretch } from './sound-tools';

const FRAME_MS = 1000 / 30;
const CODECS = [
  ['mp3', 'libmp3lame'],
  ['m4a', 'aac'],
  ['wav', 'pcm_s24le'],
  ['ogg', 'libvorbis'],
  ['flac', 'flac'],
] as const;

describe('recordings of a video', () => {
  let dir: string;
  const path = (name: string): string => join(dir, name);
  const decode = (name: string, seconds = 30): Promise<boolean> =>
    decodeAudio({ path: path(name), outPath: path(`${name}.f32`), seconds, ffmpeg });

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sound-library-'));
    for (const [ending, codec] of CODECS) {
      await makeFile([
        '-f',
        'lavfi',
        '-i',
        'sine=330:duration=3:sample_rate=44100',
        '-c:a',
        codec,
        path(`music.${ending}`),
      ]);
    }
    await makeFile([
      '-f',
      'lavfi',
      '-i',
      'sine=900:duration=0.5',
      '-af',
      'adelay=400:all=1,apad=pad_dur=0.2',
      path('beep.wav'),
    ]);
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const request = (changes: Partial<SoundRequest>): SoundRequest => ({
    durationMs: 9000,
    voice: [{ path: SPEECH[0]!, atMs: 2000 }],
    cues: [],
    music: { path: path('music.mp3.f32') },
    sceneCutsMs: [4000],
    outPath: path('out.wav'),
    seed: 3,
    ...changes,
  });

  it.each(CODECS)('reads %s', async (ending) => {
    expect(await decode(`music.${ending}`)).toBe(true);
  });

  it('loops music that is too short, ducks it under the voice and fades it at the end', async () => {
    await decode('music.mp3');
    const { path: out } = await mixSound(request({}));
    const { lufs, truePeak } = await measureSound(out);
    expect(Math.abs(lufs + 14)).toBeLessThan(1);
    expect(truePeak).toBeLessThan(-1);
    const sound = await readSound(out);
    for (const level of levels(stretch(sound, 0.2, 1.6), 100)) expect(level).toBeGreaterThan(-35);
    for (const level of levels(stretch(sound, 6.4, 7), 100)) expect(level).toBeGreaterThan(-35);
    expect(peakOf(stretch(sound, 8.97, 9))).toBeLessThan(0.003);
  });

  it('strikes with the first audible sample of an effect', async () => {
    await decode('beep.wav');
    const recordings = [{ path: path('beep.wav.f32'), atMs: 1500 }];
    const { left } = await readSound(
      (await mixSound(request({ voice: [], music: null, recordings, durationMs: 4000 }))).path,
    );
    const peak = left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const onset = left.findIndex((sample) => Math.abs(sample) > peak * 0.25);
    expect(Math.abs(onset - samplesOf(1.5)) / 48).toBeLessThan(FRAME_MS);
  });

  it('decodes no more than it is asked for, and says so where there is nothing to decode', async () => {
    await decode('music.wav', 1);
    expect((await stat(path('music.wav.f32'))).size).toBe(samplesOf(1) * 8);
    await writeFile(path('text.mp3'), 'not a sound');
    expect(await decode('text.mp3')).toBe(false);
    expect(await decode('absent.mp3')).toBe(false);
    await writeFile(path('list.m3u8'), '#EXTM3U\n#EXTINF:3,\nhttp://127.0.0.1:9/a.mp3\n');
    expect(await decode('list.m3u8')).toBe(false);
  });
});
