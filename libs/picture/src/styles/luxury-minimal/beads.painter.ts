import { barShare } from '../../layers/bars.layer';
import { stylePainter } from '../../layers/painter';
import { drawSphere, type SphereSkin } from './sphere.painter';

/** A bead on the end of each stem; it rises from `foot` to `tip` with its stem, pixels. */
export interface BeadsData {
  r: number;
  beads: Array<{ x: number; foot: number; tip: number; skin: SphereSkin }>;
}

/** Beads that ride on bars: they stand where `bars` has its ends at the same `progress`. */
export const beadsPainter = stylePainter<BeadsData>((ctx, { r, beads }, state) => {
  beads.forEach(({ x, foot, tip, skin }, index) => {
    const y = foot + (tip - foot) * barShare(state.progress, index, beads.length);
    drawSphere(ctx, { x, y, r, skin, shadow: null });
  });
});
