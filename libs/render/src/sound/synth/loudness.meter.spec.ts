import { loudnessOf } from './loudness.meter';
import { samplesOf, silence } from './stereo-buffer';
import { playDecay } from './oscillator';

function tone(amplitude: number, seconds: number) {
  const sound = silence(samplesOf(seconds));
  playDecay(sound.left, { from: 997, decay: 1e9, gain: amplitude });
  sound.right.set(sound.left);
  return sound;
}

describe('loudnessOf', () => {
  it('reads a 997 Hz tone in both channels as its peak level, as the standard says', () => {
    expect(loudnessOf(tone(0.1, 3))).toBeCloseTo(-20, 1);
  });

  it('leaves pauses out of the measure', () => {
    const spoken = tone(0.1, 2);
    const paused = silence(samplesOf(8));
    paused.left.set(spoken.left, samplesOf(3));
    paused.right.set(spoken.right, samplesOf(3));
    expect(loudnessOf(paused)).toBeGreaterThan(-21.5);
  });

  it('has no figure for silence', () => {
    expect(loudnessOf(silence(samplesOf(1)))).toBeNull();
  });
});
