import { groupedGeometry } from './grouped.layer';

const plot = { box: { x: 0, y: 0, w: 200, h: 100 }, gap: 0, inner: 0 };

describe('groupedGeometry', () => {
  it('measures all bars of all groups from one zero', () => {
    const { rects, zero } = groupedGeometry({
      ...plot,
      stacked: false,
      groups: [
        [2, 4],
        [-1, 1],
      ],
    });
    expect(zero).toBe(80);
    expect(rects.flat().map(({ y, h }) => [y, h])).toEqual([
      [40, 40],
      [0, 80],
      [80, 20],
      [60, 20],
    ]);
  });

  it('stands stacked members on each other and scales to the highest sum', () => {
    const { rects } = groupedGeometry({
      ...plot,
      stacked: true,
      groups: [
        [1, 3],
        [1, 1],
      ],
    });
    expect(rects[0]).toEqual([
      { x: 0, y: 75, w: 100, h: 25 },
      { x: 0, y: 0, w: 100, h: 75 },
    ]);
    expect(rects[1]?.[1]?.h).toBe(25);
  });

  it('starts at the right where readers do', () => {
    const { rects } = groupedGeometry({
      ...plot,
      stacked: false,
      groups: [
        [1, 2],
        [3, 4],
      ],
      fromRight: true,
    });
    expect(rects[0]?.[0]?.x).toBe(150);
    expect(rects[1]?.[1]?.x).toBe(0);
  });
});
