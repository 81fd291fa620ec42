import { crestUpTo } from './series';

describe('crestUpTo', () => {
  const points: Array<[number, number]> = [
    [0, 100],
    [100, 40],
    [200, 80],
  ];

  it('counts what a line climbs between two points', () => {
    expect(crestUpTo(points, 50)).toBe(70);
  });

  it('keeps the highest point that lies before', () => {
    expect(crestUpTo(points, 150)).toBe(40);
  });

  it('takes the whole series where the text is wider than it', () => {
    expect(crestUpTo(points, 400)).toBe(40);
  });
});
