import { SAMPLE_RATE, silence, type StereoBuffer } from '../synth/stereo-buffer';
import { dropOut, ride } from './ride';

function steady(): StereoBuffer {
  const sound = silence(SAMPLE_RATE);
  sound.left.fill(0.5);
  sound.right.fill(0.5);
  return sound;
}

const at = ({ left }: StereoBuffer, ms: number): number =>
  20 * Math.log10((left[(ms * SAMPLE_RATE) / 1000] ?? 0) / 0.5);

describe('ride', () => {
  it('moves straight from point to point and stays level outside', () => {
    const sound = steady();
    ride(sound, [
      { atMs: 200, gainDb: -6 },
      { atMs: 600, gainDb: 2 },
    ]);
    expect([100, 400, 800].map((ms) => Math.round(at(sound, ms) * 10) / 10)).toEqual([-6, -2, 2]);
  });

  it('leaves a sound without points as it is', () => {
    const sound = steady();
    ride(sound, []);
    expect(sound).toEqual(steady());
  });
});

describe('dropOut', () => {
  it('holds the bed down before the turn and is back on its stroke', () => {
    const sound = steady();
    dropOut(sound, { fromMs: 300, toMs: 700 }, 60);
    expect(at(sound, 290)).toBeCloseTo(0);
    expect(at(sound, 400)).toBeCloseTo(-60);
    expect(at(sound, 690)).toBeCloseTo(-60);
    expect(at(sound, 700)).toBeCloseTo(0);
  });
});
