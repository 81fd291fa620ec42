/**
 * The order of a film for tests that ask what becomes of a film, not how it looks: one fact in a square without captions
 * or music is eight seconds in the style that is drawn and encoded with the least work, 5 s of a processor for the 17 of
 * a film that fills its fifteen. `changes` go over it.
 */
export function briefFilm<T extends object>(changes?: T) {
  return { ...BRIEF, ...changes } as typeof BRIEF & T;
}

const BRIEF = {
  data: { gate: 'Gate B', waitMinutes: 17 } as Record<string, unknown>,
  targetSeconds: 15,
  format: '1:1',
  style: 'swiss-poster',
  captions: false,
  music: false,
};
