import { NATURE } from './preset';
import type { LogData } from './wood.painters';

/** Colours of a trunk that the sun strikes, or of one under moss. */
export function bark(lit: boolean): Pick<LogData, 'bark' | 'grain' | 'face' | 'rings'> {
  if (lit)
    return {
      bark: [[NATURE.ember, NATURE.ink, 0.28], NATURE.amber, [NATURE.ember, NATURE.ink, 0.66]],
      grain: [NATURE.ember, NATURE.ink, 0.8],
      face: [NATURE.amber, NATURE.sun, 0.6],
      rings: [NATURE.ember, NATURE.ink, 0.3],
    };
  return {
    bark: [
      [NATURE.teal, NATURE.ink, 0.25],
      [NATURE.green, NATURE.sage, 0.55],
      [NATURE.deep, NATURE.ink, 0.55],
    ],
    grain: [NATURE.deep, NATURE.ink, 0.7],
    face: [NATURE.sage, NATURE.mist, 0.35],
    rings: [NATURE.green, NATURE.ink, 0.3],
  };
}
