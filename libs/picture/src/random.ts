/** The next number in [0, 1). */
export type Random = () => number;

/** Bound once, as in sound/synth/oscillator.ts: noise draws it for every sample. */
const { imul } = Math;

/**
 * Seeded generator (mulberry32): the same seed and salt always give the same sequence. Videos must come out the same every
 * time, so nothing of theirs may draw from chance itself.
 */
export function seededRandom(seed: number, salt = ''): Random {
  let state = seed >>> 0;
  for (const char of salt) state = imul(state ^ (char.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
