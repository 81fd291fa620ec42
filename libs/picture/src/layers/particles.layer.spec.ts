import { PARTICLE_KINDS, particleAt } from './particles.layer';

describe.each(PARTICLE_KINDS)('%s', (kind) => {
  it('is the same whenever it is asked for, and different for each particle', () => {
    expect(particleAt(kind, 7, '', 3, 1.5)).toEqual(particleAt(kind, 7, '', 3, 1.5));
    expect(particleAt(kind, 7, '', 3, 1.5)).not.toEqual(particleAt(kind, 7, '', 4, 1.5));
  });

  it('moves, and stays about its box for a whole video', () => {
    expect(particleAt(kind, 7, '', 3, 1)).not.toEqual(particleAt(kind, 7, '', 3, 1.2));
    for (const seconds of [0, 10, 90]) {
      const { x, y, scale } = particleAt(kind, 7, '', 5, seconds);
      for (const share of [x, y]) expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.61);
      expect(scale).toBeGreaterThanOrEqual(0);
    }
  });
});
