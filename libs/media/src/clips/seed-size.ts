import type { VideoWarning, Still } from '@app/picture';

/** Shortest side that a service animates, pixels. */
const LEAST_SEED = 300;

/** Warning about a picture too small to animate, which stays a still (docs/specification.md 7, rule 3); null where it is large enough. */
export function seedFault({ width, height }: Pick<Still, 'width' | 'height'>, scene: number): VideoWarning | null {
  if (Math.min(width, height) >= LEAST_SEED) return null;
  const message = `A clip needs a picture of at least ${LEAST_SEED} pixels on its short side; this one has ${width} x ${height} and stays a still.`;
  return { code: 'clip_seed_too_small', message, scene, atMs: null };
}
