import type { FilmWarning, Still } from '@app/render';

/** Shortest side that a service animates, pixels (specification 8). */
const LEAST_SEED = 300;

/** What is told of a picture too small to be set in motion, which stays a still (specification 7, rule 3); null where it will do. */
export function seedFault({ width, height }: Pick<Still, 'width' | 'height'>, scene: number): FilmWarning | null {
  if (Math.min(width, height) >= LEAST_SEED) return null;
  const message = `A clip needs a picture of at least ${LEAST_SEED} pixels on its short side; this one has ${width} x ${height} and stays a still.`;
  return { code: 'clip_seed_too_small', message, scene, atMs: null };
}
