import { samplesOf, silence } from '../synth/stereo-buffer';
import { quietSpans } from './quiet-spans';

describe('quietSpans', () => {
  it('finds stretches without sound, to the end of the video too', () => {
    const sound = silence(samplesOf(6));
    sound.left.fill(0.1, 0, samplesOf(1));
    sound.right.fill(0.1, samplesOf(3), samplesOf(4));
    expect(quietSpans(sound, 1000)).toEqual([
      { fromMs: 1000, toMs: 3000 },
      { fromMs: 4000, toMs: 6000 },
    ]);
    expect(quietSpans(sound, 2500)).toEqual([]);
  });

  it('takes noise under -50 dBFS for silence, and one that is heard for sound', () => {
    const sound = silence(samplesOf(2));
    sound.left.fill(0.002);
    sound.right.fill(0.002);
    expect(quietSpans(sound, 1000)).toEqual([{ fromMs: 0, toMs: 2000 }]);
    sound.left.fill(0.006);
    expect(quietSpans(sound, 1000)).toEqual([]);
  });
});
