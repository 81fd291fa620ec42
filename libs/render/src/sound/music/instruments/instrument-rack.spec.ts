import { seededRandom } from '@app/picture';
import { peakOf } from '../../synth/stereo-buffer';
import { INSTRUMENT_RACK, type InstrumentName } from './instrument-rack';

describe.each(Object.keys(INSTRUMENT_RACK) as InstrumentName[])('%s', (name) => {
  it.each([
    [55, 0.1],
    [220, 0.5],
    [880, 2.5],
  ])('plays %d Hz for %d s near full scale and ends at rest', (frequency, seconds) => {
    const sound = INSTRUMENT_RACK[name]({
      frequency,
      seconds,
      velocity: 0.8,
      brightness: 0.6,
      random: seededRandom(2),
    });
    const peak = peakOf(sound);
    expect(peak).toBeGreaterThan(0.15);
    expect(peak).toBeLessThan(2);
    for (const channel of [sound.left, sound.right]) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.02);
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.02);
    }
  });
});
