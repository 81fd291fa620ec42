import { seededRandom, SOUND_NAMES } from '@app/picture';
import { interleave, peakOf, SAMPLE_RATE, samplesOf, type StereoBuffer } from '../synth/stereo-buffer';
import { EFFECT_KIT } from './effect-kit';
import { effectsTrack } from './effects.track';

/** How a sound meets its cue, where it does not simply strike: it ends there, or is loudest there. */
const RISING = ['riser', 'whoosh', 'swell', 'swish', 'splash', 'flare', 'drumroll'];
const FRAME = 1 / 30;

/** Where a track meets its cue, seconds: where a sound that ends there stops, the crest of one that swells, the onset of a hit. */
function landing(name: string, { left, right }: StereoBuffer): number {
  const window = samplesOf(0.01);
  const levels = Array.from({ length: Math.floor(left.length / window) }, (_, n) => {
    let sum = 0;
    for (let i = n * window; i < (n + 1) * window; i++) sum += left[i]! ** 2 + right[i]! ** 2;
    return sum;
  });
  const most = Math.max(...levels);
  if (name === 'riser') return ((levels.findLastIndex((level) => level > most * 0.3) + 1) * window) / SAMPLE_RATE;
  if (RISING.includes(name)) {
    // A crest is a hill: its middle is where it stands within 1.5 dB of its top.
    const top = levels.flatMap((level, n) => (level > most * 0.7 ? [n] : []));
    return ((top.reduce((sum, n) => sum + n, 0) / top.length + 0.5) * window) / SAMPLE_RATE;
  }
  const peak = peakOf({ left, right });
  return left.findIndex((sample) => Math.abs(sample) > peak * 0.25) / SAMPLE_RATE;
}

describe.each(SOUND_NAMES)('a cued %s', (name) => {
  it.each([3, 12])('lands within a frame of its cue (seed %d)', (seed) => {
    const track = effectsTrack({ cues: [{ sound: name, atMs: 2000 }], samples: samplesOf(5), seed, tonic: 41 })!;
    expect(Math.abs(landing(name, track) - 2)).toBeLessThan(FRAME);
  });
});

describe.each(SOUND_NAMES)('%s', (name) => {
  const { sound, strike } = EFFECT_KIT[name].make({ random: seededRandom(4), tonic: 41, run: 0 });

  it('starts and ends at rest, without an offset', () => {
    const peak = peakOf(sound);
    for (const channel of [sound.left, sound.right]) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(peak * 0.02);
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(peak * 0.02);
      const mean = channel.reduce((sum, sample) => sum + sample, 0) / channel.length;
      expect(Math.abs(mean)).toBeLessThan(peak * 0.02);
    }
  });

  it('is the same for the same seed', () => {
    const again = EFFECT_KIT[name].make({ random: seededRandom(4), tonic: 41, run: 0 });
    expect(interleave(again.sound).equals(interleave(sound))).toBe(true);
  });

  if (!RISING.includes(name)) {
    it('strikes at once', () => {
      const loud = peakOf(sound) * 0.3;
      expect(strike).toBe(0);
      expect(sound.left.findIndex((sample) => Math.abs(sample) > loud)).toBeLessThan(samplesOf(0.008));
    });
  }
});

describe('effectsTrack', () => {
  const samples = samplesOf(3);

  it('ends a riser on its cue', () => {
    const track = effectsTrack({ cues: [{ sound: 'riser', atMs: 2000 }], samples, seed: 1, tonic: 41 })!;
    const before = peakOf({ left: track.left.subarray(0, samplesOf(2)), right: track.right.subarray(0, samplesOf(2)) });
    const after = peakOf({ left: track.left.subarray(samplesOf(2.02)), right: track.right.subarray(samplesOf(2.02)) });
    expect(before).toBeGreaterThan(after * 4);
  });

  it('turns a sound up by the decibels of its cue', () => {
    const [plain, louder] = [0, 6].map((gainDb) =>
      peakOf(effectsTrack({ cues: [{ sound: 'pop', atMs: 500, gainDb }], samples, seed: 1, tonic: 41 })!),
    );
    expect(louder! / plain!).toBeCloseTo(2, 1);
  });

  it('has no track for cues outside the video, and plays one of two that fall together', () => {
    expect(effectsTrack({ cues: [{ sound: 'pop', atMs: 9000 }], samples, seed: 1, tonic: 41 })).toBeNull();
    const cue = { sound: 'thud', atMs: 500 } as const;
    const one = effectsTrack({ cues: [cue], samples, seed: 1, tonic: 41 })!;
    const both = effectsTrack({ cues: [cue, { ...cue, atMs: 510 }], samples, seed: 1, tonic: 41 })!;
    expect(interleave(both).equals(interleave(one))).toBe(true);
  });
});
