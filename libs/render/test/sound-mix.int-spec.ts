import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_FULL } from '@app/testing';
import { MUSIC_MOODS } from '@app/picture';
import { mixVideo } from '../src/sound/mix/mix-video';
import { voiceTrack } from '../src/sound/mix/voice-track';
import { MOOD_BOOK } from '../src/sound/music/moods/mood-book';
import { musicBed } from '../src/sound/music/music-bed';
import { mixSound, type SoundRequest } from '../src/sound/sound';
import { loudnessOf } from '../src/sound/synth/loudness.meter';
import { peakOf, samplesOf, type StereoBuffer } from '../src/sound/synth/stereo-buffer';
import { levels, measureSound, readSound, SPEECH, stretch } from './sound-tools';

/** The short run hears every sixth bed, `npm run test:full` all of them. */
const BEDS = MUSIC_MOODS.filter((_, index) => IS_FULL || index % 6 === 0);

const durationMs = 13_000;
const sceneCutsMs = [4300, 7600, 10_000];
const voice = SPEECH.map((path, index) => ({ path, atMs: [120, 4500, 7800][index]! }));

describe('mixSound', () => {
  let dir: string;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sound-spec-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const request = (changes: Partial<SoundRequest>): SoundRequest => ({
    durationMs,
    voice,
    cues: [
      { sound: 'sting', atMs: 200 },
      { sound: 'riser', atMs: 7600 },
      { sound: 'impact', atMs: 7600 },
    ],
    music: { mood: 'news-bed' },
    sceneCutsMs,
    outPath: join(dir, 'out.wav'),
    seed: 11,
    ...changes,
  });

  const cases: Array<[string, Partial<SoundRequest>]> = [
    ...BEDS.map((mood): [string, Partial<SoundRequest>] => [`voice over ${mood}`, { music: { mood } }]),
    ['voice alone', { music: null, cues: [] }],
    ['music alone', { voice: [], cues: [] }],
    ['music and effects', { voice: [] }],
    ['a single bar', { voice: [], cues: [], durationMs: 2000, sceneCutsMs: [] }],
  ];

  it.each(cases)(
    'masters %s to -14 LUFS, under -1 dBTP, to the sample, without a click at either end',
    async (_, changes) => {
      const asked = request(changes);
      const report = await mixSound(asked);
      const { lufs, truePeak, stream } = await measureSound(report.path);
      expect(Math.abs(lufs + 14)).toBeLessThan(1);
      expect(truePeak).toBeLessThan(-1);
      expect(Math.abs(report.integratedLufs - lufs)).toBeLessThan(0.3);
      expect(stream).toMatch(/pcm_s16le.*48000 Hz, (stereo|2 channels)/);
      const sound = await readSound(report.path);
      expect(sound.left).toHaveLength(samplesOf(asked.durationMs / 1000));
      for (const channel of [sound.left, sound.right]) {
        expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.02);
        expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.002);
      }
    },
  );

  it.each(BEDS)('lets %s ring out, and never fall silent before', async (mood) => {
    const changes = { music: { mood }, cues: [], voice: [], durationMs: 9000, sceneCutsMs: [3000, 6000] };
    const sound = await readSound((await mixSound(request(changes))).path);
    const [chord, breath, close] = [
      levels(stretch(sound, 7, 8), 1000),
      levels(stretch(sound, 8.3, 8.7), 400),
      levels(stretch(sound, 8.95, 9), 50),
    ];
    expect(chord[0]).toBeGreaterThan(-40);
    expect(breath[0]).toBeLessThan(chord[0]!);
    expect(close[0]).toBeLessThan(-50);
    for (const level of levels(stretch(sound, 0, 8), 400)) expect(level).toBeGreaterThan(-60);
  });

  it.each(BEDS)('keeps %s 12 to 18 LU under the voice while it speaks', async (mood) => {
    const [spokenMs, samples] = [7600, samplesOf(7.6)];
    const mixed = async (withMusic: boolean): Promise<StereoBuffer> => {
      const bed = { mood: MOOD_BOOK[mood], durationMs: spokenMs, cutsMs: [4300], seed: 11 };
      const music = withMusic ? await musicBed(bed) : null;
      return mixVideo({ voice: await voiceTrack(voice.slice(0, 2), samples), music, effects: null }, samples);
    };
    const [both, alone] = [await mixed(true), await mixed(false)];
    const music = {
      left: both.left.map((sample, i) => sample - alone.left[i]!),
      right: both.right.map((sample, i) => sample - alone.right[i]!),
    };
    for (const [from, to] of [
      [0.4, 3.6],
      [4.7, 7.1],
    ] as const) {
      const ratio = loudnessOf(stretch(alone, from, to))! - loudnessOf(stretch(music, from, to))!;
      expect(ratio).toBeGreaterThan(12);
      expect(ratio).toBeLessThan(18);
    }
  });

  it('leaves nothing but the room before the turn of a trailer, and strikes on its reveal', async () => {
    const turn = { fromMs: 7100, toMs: 7900, dropDb: MOOD_BOOK['trailer-drums'].arc.dropDb };
    const changes = { voice: [], cues: [], music: { mood: 'trailer-drums' as const }, turn };
    const sound = await readSound((await mixSound(request(changes))).path);
    const [room] = levels(stretch(sound, 7.2, 7.8), 600);
    expect(room).toBeLessThan(-52);
    expect(room).toBeGreaterThan(-80);
    expect(peakOf(stretch(sound, 7.9, 7.95))).toBeGreaterThan(peakOf(sound) * 0.3);
  });

  it('lets the room be heard where a voice without music pauses', async () => {
    const { path, silences } = await mixSound(request({ music: null, cues: [], voice: voice.slice(0, 1) }));
    const [pause] = levels(stretch(await readSound(path), 9, 12), 3000);
    expect(pause).toBeGreaterThan(-80);
    expect(pause).toBeLessThan(-52);
    expect(silences.length).toBeGreaterThan(0);
  });

  it('lets a line come forward with the music under it, the further the more its plan says', async () => {
    const level = async (gainDb: number): Promise<number> => {
      const arc = [0, 4000].map((atMs) => ({ atMs, gainDb: 0 })).concat([4300, 7400].map((atMs) => ({ atMs, gainDb })));
      const sound = await readSound((await mixSound(request({ arc, cues: [] }))).path);
      return loudnessOf(stretch(sound, 4.7, 7.1))! - loudnessOf(stretch(sound, 0.4, 3.6))!;
    };
    const [back, same, forward] = [await level(-3), await level(0), await level(3)];
    expect(same - back).toBeGreaterThan(1);
    expect(forward - same).toBeGreaterThan(1);
    // Speech at -14 LUFS stands in the limiter, which leaves about two of three decibels.
    expect(forward - back).toBeGreaterThan(3);
  });

  it('writes silence for a video without any sound', async () => {
    const report = await mixSound(request({ voice: [], music: null, cues: [], durationMs: 1500 }));
    expect(report).toMatchObject({ integratedLufs: -70, truePeakDb: -120 });
    expect((await readSound(report.path)).left).toHaveLength(72_000);
  });

  it('gives the same bytes twice', async () => {
    const first = await readFile((await mixSound(request({}))).path);
    const second = await readFile((await mixSound(request({ outPath: join(dir, 'again.wav') }))).path);
    expect(first.equals(second)).toBe(true);
  });

  it('stops when it is aborted', async () => {
    const abort = new AbortController();
    const mixing = mixSound(request({ signal: abort.signal }));
    setTimeout(() => abort.abort(), 60);
    await expect(mixing).rejects.toMatchObject({ code: 'sound_aborted' });
  });

  it('says which line cannot be read', async () => {
    const path = join(dir, 'text.wav');
    await writeFile(path, 'not a sound');
    await expect(mixSound(request({ voice: [{ path, atMs: 0 }] }))).rejects.toMatchObject({ code: 'voice_unreadable' });
  });
});
