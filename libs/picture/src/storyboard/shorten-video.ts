import type { VideoJob } from './video-job';
import type { NarrationLine } from './narration';
import type { Layout } from './scene-content';

/** A scene that a loop keeps: its number in the video from 1, or the first of a layout, and how long it stays, seconds. */
export interface LoopScene {
  scene: number | Layout;
  seconds: number;
}

/** A loop asks for a scene that the video does not have, or for too little of one. */
export class LoopSceneError extends Error {
  readonly code = 'loop_scene';
}

/** Before and after a line (`sceneSpans`), with a frame to spare. */
const AROUND_LINE_MS = 600;
const LEAST_SECONDS = 1;

/**
 * The same video with some of its scenes alone, each exactly as long as asked: its words pass as much faster as that
 * needs. To be seen, not heard: the recordings no longer fit. Throws LoopSceneError.
 */
export function shortenVideo(job: VideoJob, kept: readonly LoopScene[]): VideoJob {
  const { storyboard, narration } = job;
  const scenes = kept.map(({ scene: wanted, seconds }) => {
    const scene = storyboard.scenes.find(({ layout }, index) => wanted === layout || wanted === index + 1);
    const known = storyboard.scenes.map(({ layout }, index) => `${index + 1} ${layout}`).join(', ');
    if (!scene) throw new LoopSceneError(`There is no scene ${wanted}; the video has ${known}.`);
    if (!(seconds >= LEAST_SECONDS)) throw new LoopSceneError(`Scene ${wanted} needs ${LEAST_SECONDS} s or more.`);
    return { ...scene, minSeconds: seconds };
  });
  const lines = scenes.flatMap((scene) => {
    const line = narration.lines.find(({ sceneId }) => sceneId === scene.id);
    return line ? [hurried(line, scene.minSeconds * 1000 - AROUND_LINE_MS)] : [];
  });
  return { ...job, storyboard: { ...storyboard, scenes }, narration: { ...narration, lines } };
}

function hurried(line: NarrationLine, mostMs: number): NarrationLine {
  if (line.durationMs <= mostMs) return line;
  const share = mostMs / line.durationMs;
  return {
    ...line,
    durationMs: mostMs,
    words: line.words.map((word) => ({ ...word, fromMs: word.fromMs * share, toMs: word.toMs * share })),
    ...(line.mouth ? { mouth: line.mouth.map(({ atMs, open }) => ({ atMs: atMs * share, open })) } : {}),
  };
}
