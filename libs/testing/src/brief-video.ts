/**
 * The order of a video for tests that ask what becomes of a video, not how it looks: one fact in a square without captions
 * or music is eight seconds in the style that is drawn and encoded with the least work, 5 s of a processor for the 17 of
 * a video that fills its fifteen. `changes` go over it.
 */
export function briefVideo<T extends object>(changes?: T) {
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
