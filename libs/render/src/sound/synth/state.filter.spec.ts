import { seededRandom } from '@app/picture';
import { filter } from './state.filter';
import { whiteNoise } from './noise';
import { playDecay } from './oscillator';
import { samplesOf } from './stereo-buffer';

function levelAt(hertz: number, kind: 'low' | 'band' | 'high', cutOff: number): number {
  const channel = new Float32Array(samplesOf(0.5));
  playDecay(channel, { from: hertz, decay: 1e9, gain: 1 });
  filter(channel, kind, cutOff);
  return Math.max(...channel.subarray(samplesOf(0.3)));
}

describe('filter', () => {
  it('lets pass what it is asked to and holds back the rest', () => {
    expect(levelAt(100, 'low', 1000)).toBeCloseTo(1, 1);
    expect(levelAt(8000, 'low', 1000)).toBeLessThan(0.03);
    expect(levelAt(8000, 'high', 1000)).toBeGreaterThan(0.9);
    expect(levelAt(100, 'high', 1000)).toBeLessThan(0.02);
    expect(levelAt(1000, 'band', 1000)).toBeCloseTo(1, 1);
  });

  it('stays finite and bounded while its cut-off races', () => {
    const noise = whiteNoise(samplesOf(1), seededRandom(1));
    filter(noise, 'low', (s) => 40 + 20_000 * Math.abs(Math.sin(90 * s)), 3);
    expect(noise.every((sample) => Math.abs(sample) < 6)).toBe(true);
  });
});
