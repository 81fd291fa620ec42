import { donutArcs } from './donut.layer';

describe('donutArcs', () => {
  it('gives each part the angle of its share, clockwise from the top', () => {
    const arcs = donutArcs([50, 25, 25]);
    expect(arcs[0]).toEqual({ from: 0, to: Math.PI });
    expect(arcs[2]?.to).toBeCloseTo(Math.PI * 2);
  });

  it('gives nothing to what is no part of a whole', () => {
    expect(donutArcs([Number.NaN, -3, 10]).map(({ from, to }) => to - from)).toEqual([0, 0, Math.PI * 2]);
  });
});
