import { shotsOf } from './shots-of';

describe('shots', () => {
  it('are the stretches between cuts, each with what most of it is and how loud', () => {
    const momentary = [100, 200, 1_000, 1_100, 1_900, 2_100].map((atMs) => ({ atMs, lufs: atMs > 1_000 ? -20 : -80 }));
    const black = [
      { fromMs: 0, toMs: 400 },
      { fromMs: 800, toMs: 1_200 },
    ];
    const shots = shotsOf(3, {
      cutsMs: [1_000, 1_100, 2_000],
      black,
      frozen: [{ fromMs: 900, toMs: 3_000 }],
      momentary,
    });
    expect(shots).toEqual([
      { fromMs: 0, toMs: 1_000, isBlack: true, isFrozen: false, loudness: null },
      { fromMs: 1_000, toMs: 2_000, isBlack: false, isFrozen: true, loudness: -20 },
      { fromMs: 2_000, toMs: 3_000, isBlack: false, isFrozen: true, loudness: -20 },
    ]);
  });

  it('of an hour that is cut and marked as often as can be are there at once', () => {
    const every = <T>(ms: number, make: (at: number) => T): T[] =>
      Array.from({ length: 3_600_000 / ms }, (_, n) => make(n * ms));
    const marked = every(200, (fromMs) => ({ fromMs, toMs: fromMs + 160 }));
    const shots = shotsOf(3_600, {
      cutsMs: every(300, (at) => at).slice(1),
      black: marked,
      frozen: marked,
      momentary: every(100, (atMs) => ({ atMs, lufs: -14 })),
    });
    expect(shots).toHaveLength(12_000);
    expect(shots.every(({ isBlack, isFrozen, loudness }) => isBlack && isFrozen && loudness === -14)).toBe(true);
  });
});
