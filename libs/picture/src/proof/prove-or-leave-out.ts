import type { VideoJob, VideoWarning } from '../storyboard/video-job';
import type { Scene } from '../storyboard/storyboard';
import type { Surface } from '../surface/surface';
import { type ProofOfFigures, NO_SOURCE, type ProvenFigure } from './video-proof';
import { proveVideo } from './prove-video';

/** A video with its proof, and what had to be left out of it for the proof to be complete. */
export interface ProvenVideo<J extends VideoJob> {
  job: J;
  proof: ProofOfFigures;
  warnings: VideoWarning[];
}

/** Texts that a scene can do without. */
const SPARE = ['support', 'kicker', 'relation', 'delta', 'role'] as const;
/** What stands over all scenes and a video can do without. */
const SPARE_FURNITURE = ['source', 'asOf', 'subject'] as const;

/**
 * Proves a video. An element with a figure that no fact wrote is left out, a spare text first and else its whole scene, and
 * the proof is taken again; it may still be incomplete. Throws what `buildTimeline` throws.
 */
export function proveOrLeaveOut<J extends VideoJob>(job: J, surface: Surface): ProvenVideo<J> {
  let proof = proveVideo(job, surface);
  let kept = job;
  const warnings: VideoWarning[] = [];
  for (let stray = strayIn(proof); stray; stray = strayIn(proof)) {
    const { scene, text } = stray;
    const better = without(kept, surface, proof, stray);
    if (!better) break;
    const what = better.job.storyboard.scenes.length < kept.storyboard.scenes.length ? 'scene' : 'text';
    const message = `A ${what} was left out: "${text}" is not a figure of the data.`;
    warnings.push({ code: 'unproven_left_out', message, scene, atMs: null });
    ({ job: kept, proof } = better);
  }
  return { job: kept, proof, warnings };
}

/** The first figure without a source. */
function strayIn({ figures }: ProofOfFigures): ProvenFigure | undefined {
  return figures.find(({ formatter }) => formatter === NO_SOURCE);
}

/** The video without the first thing whose absence leaves fewer figures without a source. */
function without<J extends VideoJob>(
  job: J,
  surface: Surface,
  before: ProofOfFigures,
  { scene }: ProvenFigure,
): { job: J; proof: ProofOfFigures } | null {
  const count = ({ figures }: ProofOfFigures): number =>
    figures.filter(({ formatter }) => formatter === NO_SOURCE).length;
  for (const smaller of scene === null
    ? withoutFurniture(job)
    : [...withoutSpares(job, scene), ...withoutScene(job, scene)]) {
    const proof = proveVideo(smaller, surface);
    if (count(proof) < count(before)) return { job: smaller, proof };
  }
  return null;
}

function withoutSpares<J extends VideoJob>(job: J, number: number): J[] {
  const { scenes } = job.storyboard;
  const scene = scenes[number - 1];
  if (!scene) return [];
  return SPARE.filter((name) => name in scene).map((name) => {
    const less = Object.fromEntries(Object.entries(scene).filter(([key]) => key !== name)) as unknown as Scene;
    return { ...job, storyboard: { ...job.storyboard, scenes: scenes.with(number - 1, less) } };
  });
}

/** Never the last scene, which is the call to action, and never the only one before it. */
function withoutScene<J extends VideoJob>(job: J, number: number): J[] {
  const { scenes } = job.storyboard;
  const scene = scenes[number - 1];
  if (!scene || scenes.length < 3 || number === scenes.length) return [];
  return [
    {
      ...job,
      storyboard: { ...job.storyboard, scenes: scenes.toSpliced(number - 1, 1) },
      narration: { ...job.narration, lines: job.narration.lines.filter(({ sceneId }) => sceneId !== scene.id) },
    },
  ];
}

function withoutFurniture<J extends VideoJob>(job: J): J[] {
  const { furniture } = job.storyboard;
  const smaller = [
    { ...furniture, ticker: [] },
    ...SPARE_FURNITURE.map((name) => ({ ...furniture, [name]: undefined })),
  ];
  return smaller.map((less) => ({ ...job, storyboard: { ...job.storyboard, furniture: less } }));
}
