import { barGeometry, barShare } from './bars.layer';

describe('barGeometry', () => {
  const box = { x: 0, y: 0, w: 300, h: 400 };
  const bars = (...values: number[]) => values.map((value) => ({ value, fill: '#000000' }));

  it('measures every bar from the same zero', () => {
    const { rects, zero } = barGeometry({ box, bars: bars(2, 4), direction: 'up', gap: 0.2 });
    expect(zero).toBe(400);
    expect(rects.map((rect) => rect.h)).toEqual([200, 400]);
  });

  it('lets negative values go down', () => {
    const { rects, zero } = barGeometry({ box, bars: bars(3, -1), direction: 'up', gap: 0 });
    expect(zero).toBe(300);
    expect(rects[1]).toMatchObject({ y: 300, h: 100 });
  });

  it('has every bar fully grown at the end', () => {
    for (const index of [0, 1, 2]) expect(barShare(1, index, 3)).toBeCloseTo(1);
  });
});
