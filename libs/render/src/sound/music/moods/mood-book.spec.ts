import { IS_FULL } from '@app/testing';
import { seededRandom, MUSIC_MOODS } from '@app/picture';
import { musicBed } from '../music-bed';
import { readPattern } from '../pattern';
import { writeScore } from '../score';
import { planSections } from '../sections';
import { interleave, peakOf, samplesOf, type StereoBuffer } from '../../synth/stereo-buffer';
import { MOOD_BOOK } from './mood-book';

/** One player plays all moods: that it plays alike twice is heard of one of them in the short run. */
/** Long enough to build; what is played to its last sample is shorter, for time's sake. */
const video = { durationMs: 15_000, cutsMs: [3000, 6200, 9100, 12_000] };
const cutsMs = [2300, 4600];
const durationMs = 7_000;

describe.each(MUSIC_MOODS)('%s', (name) => {
  const mood = MOOD_BOOK[name];
  const plan = planSections({ ...video, bpm: mood.bpm, tail: mood.tail });
  const score = writeScore(mood, plan, seededRandom(1));
  let bed: StereoBuffer;

  beforeAll(async () => {
    bed = await musicBed({ mood, durationMs, cutsMs, seed: 1 });
  });

  it('is written correctly', () => {
    for (const part of [...mood.parts, ...mood.hits, ...mood.fills]) {
      expect(() => readPattern(part.pattern)).not.toThrow();
      expect(part.level).toBeLessThanOrEqual(0);
      const [least, most] = part.energy ?? [0, 1];
      expect(least).toBeLessThan(most);
    }
    for (const part of mood.parts) {
      for (const bar of part.pattern.split('|')) expect(bar).toHaveLength(16);
    }
    expect(mood.tonic).toBeGreaterThanOrEqual(36);
    expect(mood.tonic).toBeLessThanOrEqual(47);
  });

  it('marks the first moment, every cut and the end with a hit', () => {
    for (const moment of [0, ...video.cutsMs, plan.sections.at(-1)!.from * 1000]) {
      expect(score.some(({ at }) => Math.abs(at * 1000 - moment) < 12)).toBe(true);
    }
  });

  it('has more players at the lift than in the hook', () => {
    const busy = (opens: string): number => {
      const { from, to } = plan.sections.find((section) => section.opens === opens)!;
      return score.filter(({ at }) => at >= from && at < to).length / (to - from);
    };
    expect(busy('lift')).toBeGreaterThan(busy('intro') * 1.15);
  });

  it('begins at once and rings out to nothing at the very end', () => {
    const peak = peakOf(bed);
    const part = (from: number, to: number): number =>
      peakOf({
        left: bed.left.subarray(samplesOf(from), samplesOf(to)),
        right: bed.right.subarray(samplesOf(from), samplesOf(to)),
      });
    expect(bed.left).toHaveLength(samplesOf(durationMs / 1000));
    expect(part(0, 0.05)).toBeGreaterThan(peak * 0.3);
    expect(part(5.7, 6.3)).toBeGreaterThan(peak * 0.02);
    expect(part(6.995, 7)).toBeLessThan(peak * 0.001);
  });

  it('is bounded, centred and the same every time', async () => {
    expect(peakOf(bed)).toBeLessThan(1.5);
    expect(Math.abs(bed.left.reduce((sum, sample) => sum + sample, 0) / bed.left.length)).toBeLessThan(1e-4);
    if (!IS_FULL && name !== MUSIC_MOODS[0]) return;
    const again = interleave(await musicBed({ mood, durationMs, cutsMs, seed: 1 }));
    expect(again.equals(interleave(bed))).toBe(true);
  });
});
