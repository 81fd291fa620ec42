import { enliven, rises } from './melody';
import { pitchPeriod } from './pitch';
import { bendPitch, pitchMarks } from './pitch-bend';

const RATE = 16_000;

/** A buzz like a voice's: harmonics of `hzAt(second)` under a falling slope. */
function buzz(seconds: number, hzAt: (second: number) => number): Float32Array {
  let phase = 0;
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    phase += (2 * Math.PI * hzAt(i / RATE)) / RATE;
    return [1, 2, 3, 4, 5, 6].reduce((sum, k) => sum + (0.2 / k) * Math.sin(k * phase + k), 0);
  });
}

const hzAt = (samples: Float32Array, second: number) =>
  RATE / (pitchPeriod(samples, RATE, Math.round(second * RATE)) ?? Infinity);

describe('pitchPeriod', () => {
  it.each([110, 180, 320])('finds the period of a voice at %i Hz', (hz) => {
    expect(
      Math.abs(
        hzAt(
          buzz(0.3, () => hz),
          0.15,
        ) /
          hz -
          1,
      ),
    ).toBeLessThan(0.02);
  });

  it('finds none in silence or noise', () => {
    let seed = 1;
    const noise = Float32Array.from(
      { length: 4000 },
      () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5,
    );
    expect(pitchPeriod(new Float32Array(4000), RATE, 2000)).toBeNull();
    expect(pitchPeriod(noise, RATE, 2000)).toBeNull();
  });
});

describe('bendPitch', () => {
  it('raises the pitch and keeps the length and the level', () => {
    const voice = buzz(0.6, () => 170);
    const bent = bendPitch(voice, pitchMarks(voice, RATE, 0, voice.length), () => 1.25);
    expect(bent).toHaveLength(voice.length);
    expect(Math.abs(hzAt(bent, 0.3) / 212.5 - 1)).toBeLessThan(0.03);
    const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
    expect(Math.abs(10 * Math.log10(power(bent) / power(voice)))).toBeLessThan(2);
  });

  it('leaves silence as it is', () => {
    const silence = new Float32Array(8000);
    expect(bendPitch(silence, pitchMarks(silence, RATE, 0, 8000), () => 1.2)).toEqual(silence);
  });
});

const PLAIN = { asks: false, pitch: 0, stress: null };

describe('enliven', () => {
  it('lets a question end well above a statement', () => {
    const voice = buzz(0.8, () => 170);
    expect(hzAt(enliven(voice, RATE, { ...PLAIN, asks: true }), 0.74)).toBeGreaterThan(190);
    expect(Math.abs(hzAt(enliven(voice, RATE, PLAIN), 0.74) - 170)).toBeLessThan(5);
  });

  it('raises the words that carry the sentence above the others, and the whole line as asked', () => {
    const voice = buzz(1, () => 170);
    const stressed = enliven(voice, RATE, { ...PLAIN, stress: { fromMs: 400, toMs: 700 } });
    expect(hzAt(stressed, 0.55) / 170).toBeGreaterThan(1.06);
    expect(Math.abs(hzAt(stressed, 0.2) - 170)).toBeLessThan(5);
    expect(hzAt(enliven(voice, RATE, { ...PLAIN, pitch: 2 }), 0.5) / 170).toBeCloseTo(2 ** (2 / 12), 1);
  });

  it('widens the melody that is there', () => {
    const voice = buzz(1, (second) => 200 - 50 * second);
    const lively = enliven(voice, RATE, PLAIN);
    expect(hzAt(lively, 0.15) / hzAt(lively, 0.85)).toBeGreaterThan((hzAt(voice, 0.15) / hzAt(voice, 0.85)) * 1.05);
  });
});

describe('rises', () => {
  it('raises yes-or-no questions and lets the others fall', () => {
    expect(['Is', 'Three-month', 'And'].map(rises)).toEqual([true, true, true]);
    expect(['What', 'who', "What's", 'How'].map(rises)).toEqual([false, false, false, false]);
  });
});
