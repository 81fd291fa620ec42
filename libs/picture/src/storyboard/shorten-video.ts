import type { VideoJob } from './video-job';
import type { NarrationLine } from './narration';
import type { Layout } from './scene-content';
import { lineAir } from '../timeline/scene-spans';

/** A scene that a loop keeps: its number in the video from 1, or the first of a layout, and how long it stays, seconds. */
export interface LoopScene {
  scene: number | Layout;
  seconds: number;
}

/** A loop asks for a scene that the video does not have, or for too little of one. */
export class LoopSceneError extends Error {
  readonly code = 'loop_scene';
}

/** A frame and more to spare around a line and its silence. */
const SPARE_MS = 50;
const LEAST_SECONDS = 1;
/** Nobody hears the pauses. */
const HURRIED_AIR = 0.6;

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
  const short = { ...storyboard, scenes, music: false, air: HURRIED_AIR };
  const airs = lineAir(short);
  const lines = scenes.flatMap((scene, index) => {
    const line = narration.lines.find(({ sceneId }) => sceneId === scene.id);
    const { lead, pad } = airs[index] ?? { lead: 0, pad: 0 };
    return line ? [hurried(line, scene.minSeconds * 1000 - lead - pad - SPARE_MS)] : [];
  });
  return { ...job, storyboard: short, narration: { ...narration, lines } };
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
