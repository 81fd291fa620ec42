import {
  FPS,
  type ProofOfFigures,
  type VideoWarning,
  proveOrLeaveOut,
  sceneSpans,
  type Storyboard,
} from '@app/picture';
import { serverSurface } from '@app/render';
import type { WholeFiles } from './version-files';
import { UnprovenVideoError } from './videos.errors';

/** A design before it becomes a version. */
type Design = WholeFiles & { storyboard: Storyboard; warnings: VideoWarning[]; durationSeconds: number };

/**
 * A design whose every figure is proven, with its proof; what could not be proven is left out and named in a warning.
 * Throws `UnprovenVideoError` where a figure without a source stays.
 */
export function provenDesign<D extends Design>(design: D): { design: D; proof: ProofOfFigures } {
  const { job, proof, warnings } = proveOrLeaveOut(design, serverSurface);
  refuseUnproven(proof);
  if (warnings.length === 0) return { design, proof };
  const frames = sceneSpans(job.storyboard, job.narration.lines).reduce((sum, span) => sum + span.frames, 0);
  return { design: { ...job, warnings: [...design.warnings, ...warnings], durationSeconds: frames / FPS }, proof };
}

/** Throws `UnprovenVideoError` for an incomplete proof. */
export function refuseUnproven({ complete, figures }: ProofOfFigures): void {
  if (!complete) throw new UnprovenVideoError(figures.find(({ formatter }) => formatter === 'none'));
}
