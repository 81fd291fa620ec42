import { reverberate } from './reverb';
import { peakOf, samplesOf, silence } from './stereo-buffer';

describe('reverberate', () => {
  const strike = silence(samplesOf(3));
  strike.left[0] = 1;
  strike.right[0] = 1;

  it('keeps the first moment dry and then fills both sides differently', () => {
    const wet = reverberate(strike, { decay: 1, preDelay: 0.02, damping: 0.3 });
    expect(peakOf({ left: wet.left.slice(0, samplesOf(0.02)), right: wet.right.slice(0, samplesOf(0.02)) })).toBe(0);
    expect(peakOf(wet)).toBeGreaterThan(0.01);
    expect(wet.left).not.toEqual(wet.right);
  });

  it('has died away after twice its decay', () => {
    const wet = reverberate(strike, { decay: 1, preDelay: 0.02, damping: 0.3 });
    const tail = { left: wet.left.subarray(samplesOf(2.2)), right: wet.right.subarray(samplesOf(2.2)) };
    expect(peakOf(tail)).toBeLessThan(peakOf(wet) / 300);
  });
});
