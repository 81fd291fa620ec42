import type { FilmWarning } from '@app/render';

/** Below this share of what was asked for a film is called short. */
const SHORT = 0.6;

/** Tells who pays by the target that a film is shorter by far: whatever it is made from, it is not padded. */
export function shortFilm(seconds: number, targetSeconds: number): FilmWarning[] {
  if (seconds >= targetSeconds * SHORT) return [];
  const message = `The film runs ${Math.round(seconds)} of ${targetSeconds} seconds: there is no more to tell, and it is not padded.`;
  return [{ code: 'short_film', message, scene: null, atMs: null }];
}
