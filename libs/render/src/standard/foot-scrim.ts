import type { Fill } from '../layers/fill';

/** Darkens the foot of a full-frame picture, where captions stand. */
export function footScrim(height: number): Fill {
  return {
    gradient: 'linear',
    from: [0, height * 0.55],
    to: [0, height * 0.86],
    stops: [
      [0, '#00000000'],
      [1, '#000000B3'],
    ],
  };
}
