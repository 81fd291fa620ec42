import { burstPoints } from './sticker.layer';

describe('a burst', () => {
  it('alternates tips and notches, first tip upwards', () => {
    const corners = burstPoints(0, 0, 100, 0.8, 12);
    expect(corners).toHaveLength(24);
    expect(corners.map(([x, y]) => Math.round(Math.hypot(x, y)))).toEqual(
      Array.from({ length: 24 }, (_, at) => (at % 2 ? 80 : 100)),
    );
    expect(corners[0]?.[1]).toBeCloseTo(-100);
  });
});
