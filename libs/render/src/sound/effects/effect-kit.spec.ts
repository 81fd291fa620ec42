import { SOUND_NAMES } from '../sound-cue';
import { seededRandom } from '../synth/random';
import { interleave, peakOf, samplesOf } from '../synth/stereo-buffer';
import { EFFECT_KIT } from './effect-kit';
import { effectsTrack } from './effects.track';

const RISING = ['riser', 'whoosh', 'swell', 'swish', 'splash', 'flare', 'drumroll'];

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

  it('has no track for cues outside the film, and plays one of two that fall together', () => {
    expect(effectsTrack({ cues: [{ sound: 'pop', atMs: 9000 }], samples, seed: 1, tonic: 41 })).toBeNull();
    const cue = { sound: 'thud', atMs: 500 } as const;
    const one = effectsTrack({ cues: [cue], samples, seed: 1, tonic: 41 })!;
    const both = effectsTrack({ cues: [cue, { ...cue, atMs: 510 }], samples, seed: 1, tonic: 41 })!;
    expect(interleave(both).equals(interleave(one))).toBe(true);
  });
});
