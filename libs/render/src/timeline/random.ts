/** The next number in [0, 1). */
export type Random = () => number;

/** Seeded generator (mulberry32): the same seed and salt always give the same sequence. */
export function seededRandom(seed: number, salt = ''): Random {
  let state = seed >>> 0;
  for (const char of salt) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
