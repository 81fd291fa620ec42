import type { Corner } from './measure-boxes';
import { overlaps } from './overlaps';

function square(x: number, y: number, size: number, degrees = 0): { corners: Corner[] } {
  const turn = (degrees * Math.PI) / 180;
  const half = size / 2;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([dx = 0, dy = 0]): Corner => [
    x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y + dx * Math.sin(turn) + dy * Math.cos(turn),
  ]);
  return { corners };
}

describe('overlaps', () => {
  it('tells boxes that lie over each other', () => {
    expect(overlaps(square(0, 0, 100), square(60, 60, 100))).toBe(true);
  });

  it('lets boxes touch within the tolerance', () => {
    expect(overlaps(square(0, 0, 100), square(97, 0, 100))).toBe(false);
  });

  it('sees that a tilted box passes a corner which its bounds would cover', () => {
    expect(overlaps(square(0, 0, 100), square(95, 95, 100, 45))).toBe(false);
    expect(overlaps(square(0, 0, 100), square(70, 70, 100, 45))).toBe(true);
  });
});
