import type { SoundReport } from '../sound/sound';
import type { VideoJob, TimedScene } from '@app/picture';
import { soundWarnings } from './sound-checks';

const scenes: TimedScene[] = [0, 120].map((from, index) => ({
  id: `s${index + 1}`,
  layout: 'hero',
  from,
  frames: 120,
  lineFrom: from,
  transition: 'cut',
}));

const narration = (audioPath: string | null = 'line.wav'): VideoJob['narration'] => ({
  voiceId: 'any',
  lines: scenes.map(({ id }) => ({
    sceneId: id,
    audioPath,
    durationMs: 3500,
    words: ['One', 'two', 'three.'].map((text, index) => ({
      text,
      fromMs: index * 1200,
      toMs: index * 1200 + 500,
    })),
  })),
});

const sound = (changes: Partial<SoundReport> = {}): SoundReport => ({
  path: 'sound.wav',
  integratedLufs: -14.1,
  truePeakDb: -2,
  silences: [],
  pauses: [],
  wantsNothing: false,
  ...changes,
});

const codes = (report: SoundReport, spoken = narration()): unknown[] =>
  soundWarnings(report, spoken, scenes).map(({ code, scene, atMs }) => [code, scene, atMs]);

describe('soundWarnings', () => {
  it('finds nothing in a video as it should be', () => {
    expect(codes(sound({ pauses: [{ fromMs: 3500, toMs: 4000 }] }))).toEqual([]);
  });

  it('finds silence over 3 s anywhere, and over 2 s where somebody speaks', () => {
    expect(codes(sound({ silences: [{ fromMs: 3600, toMs: 6700 }] }))).toEqual([['silence', 1, 3600]]);
    expect(codes(sound({ silences: [{ fromMs: 4500, toMs: 6600 }] }))).toEqual([['silence', 2, 4500]]);
    expect(codes(sound({ silences: [{ fromMs: 2900, toMs: 5500 }] }))).toEqual([]);
    expect(codes(sound({ silences: [{ fromMs: 4500, toMs: 6600 }] }), narration(null))).toEqual([]);
  });

  it('finds words that the voice leaves out', () => {
    expect(codes(sound({ pauses: [{ fromMs: 5100, toMs: 6000 }] }))).toEqual([['speech_missing', 2, 5200]]);
    const [warning] = soundWarnings(sound({ pauses: [{ fromMs: 0, toMs: 4000 }] }), narration(), scenes);
    expect(warning).toMatchObject({ code: 'speech_missing', scene: 1, message: 'The line is not heard' });
  });

  it('finds loudness and peaks that a feed would change', () => {
    expect(codes(sound({ integratedLufs: -15.2 }))).toEqual([['loudness', null, null]]);
    expect(codes(sound({ integratedLufs: -12.8 }))).toEqual([['loudness', null, null]]);
    expect(codes(sound({ truePeakDb: -0.4 }))).toEqual([['true_peak', null, null]]);
  });

  it('leaves a video alone that was asked to be silent', () => {
    const nothing = {
      integratedLufs: -70,
      truePeakDb: -120,
      silences: [{ fromMs: 0, toMs: 8000 }],
      wantsNothing: true,
    };
    expect(codes(sound(nothing))).toEqual([]);
  });
});
