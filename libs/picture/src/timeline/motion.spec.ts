import { fadeOut, rise, slam, staggered } from './motion';

describe('motions', () => {
  it('lands a slam in seven frames with its impact on the landing frame', () => {
    const motion = slam({ at: 1000 });
    expect(motion.tracks[0]?.keys.map((key) => key.frame)).toEqual([30, 37]);
    expect(motion.cues).toEqual([{ sound: 'impact', frame: 37 }]);
  });

  it('enters from below and comes to rest at zero', () => {
    expect(rise({ by: 20 }).tracks[0]?.keys.map((key) => key.value)).toEqual([20, 0]);
  });

  it('leaves on the last frame of the scene', () => {
    expect(fadeOut(90).tracks[0]?.keys.at(-1)).toMatchObject({ frame: 90, value: 0 });
  });

  it('staggers by 70 ms', () => {
    expect(staggered(3, 100)).toBe(310);
  });
});
