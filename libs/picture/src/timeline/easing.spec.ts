import { EASINGS } from './easing';

describe('easings', () => {
  it.each(Object.entries(EASINGS))('%s starts at 0 and ends at 1', (_name, easing) => {
    expect(easing(0)).toBeCloseTo(0, 2);
    expect(easing(1)).toBeCloseTo(1, 2);
  });

  it('holds until the very end', () => {
    expect(EASINGS.hold(0.999)).toBe(0);
  });

  it('overshoots where it says so', () => {
    expect(Math.max(...[0.5, 0.6, 0.7, 0.8].map(EASINGS['back-out']))).toBeGreaterThan(1);
  });
});
