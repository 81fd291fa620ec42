import { momentAt } from './moment';

const SCENES = [
  { n: 1, duration: 3 },
  { n: 2, duration: 4.5 },
  { n: 3, duration: 2 },
];

describe('a note on a moment of a video', () => {
  it.each([
    [0, 1],
    [2.99, 1],
    [3, 2],
    [7.4, 2],
    [7.5, 3],
    [9.5, 3],
    [60, 3],
  ])('at %d seconds is on scene %d', (seconds, scene) => {
    expect(momentAt(SCENES, seconds)).toEqual({ seconds, scene });
  });
});
