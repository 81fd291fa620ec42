import type { StylePainter } from '../../layers/painter';
import { dustPainter, emberPainter, leakPainter, raysPainter } from './ground.painters';
import { flarePainter, glintPainter, mirrorPainter, shadePainter } from './metal.painters';
import { monolithPainter, shaftPainter } from './monolith.painters';

/** The style's own drawings by the names that its layers use. */
export const hypePainters: Record<string, StylePainter> = {
  ember: emberPainter,
  leak: leakPainter,
  rays: raysPainter,
  dust: dustPainter,
  shade: shadePainter,
  glint: glintPainter,
  flare: flarePainter,
  mirror: mirrorPainter,
  monoliths: monolithPainter,
  shaft: shaftPainter,
};
