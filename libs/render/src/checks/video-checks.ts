import { setImmediate } from 'node:timers/promises';
import type { OpenVideo } from '../frames/open-video';
import { serverSurface } from '../frames/server-surface';
import {
  type VideoJob,
  type VideoWarning,
  styleNamed,
  textArea,
  type Box,
  type TextMeasurer,
  videoTexts,
  stateAt,
  FPS,
  msOf,
  type Layer,
  type TimedScene,
  type Timeline,
  captionDrifts,
  faintTexts,
  missingGlyphs,
  measureBoxes,
  type MeasuredBox,
  overlaps,
} from '@app/picture';

/** How far ink may reach over the safe box before it counts, px. */
const OVERLAP = 4;
/** Comfortable silent reading of large type, characters a second. */
const READING_SPEED = 24;

/** Share of a scene at which everything has entered and nothing has left. */
const SETTLED = 0.7;

/**
 * Looks at a video before it is drawn: text outside the safe area, text over text, too
 * little contrast or time to read, pictures and glyphs that are missing, captions beside the voice. Gives way between
 * scenes, so that it may run beside the encoders; an aborted signal ends it with what was found so far.
 */
export async function checkVideo(video: OpenVideo, job: VideoJob, signal?: AbortSignal): Promise<VideoWarning[]> {
  return [...checkWhole(video, job), ...(await checkScenes(video, { from: 0, to: video.timeline.frames }, signal))];
}

/** The part of it that looks at the video as a whole; its footage is not opened. */
export function checkWhole({ timeline, missingStills }: OpenVideo, job: VideoJob): VideoWarning[] {
  return [
    ...missingStills.map((index) => videoWarning('missing_picture', `Picture ${index + 1} could not be read`)),
    ...glyphWarnings(job, timeline),
    ...driftWarnings(timeline, job),
  ];
}

/** The part of it that looks at those scenes that begin in a span of frames. */
export async function checkScenes(
  video: OpenVideo,
  { from, to }: { from: number; to: number },
  signal?: AbortSignal,
): Promise<VideoWarning[]> {
  const { timeline, envAt } = video;
  const found: VideoWarning[] = [];
  for (const [index, scene] of timeline.scenes.entries()) {
    if (scene.from < from || scene.from >= to) continue;
    await setImmediate();
    if (signal?.aborted) return found;
    found.push(
      ...checkScene(timeline, scene, index + 1, envAt(0).measurer),
      ...contrastWarnings(video, scene, index + 1),
    );
  }
  return found;
}

function driftWarnings(timeline: Timeline, job: VideoJob): VideoWarning[] {
  return captionDrifts(timeline, job.narration.lines).map(({ scene, word, atMs, driftMs }) => ({
    code: 'caption_drift',
    message: `"${word}" is marked ${driftMs} ms beside its sound`,
    scene: timeline.scenes.findIndex(({ id }) => id === scene) + 1,
    atMs,
  }));
}

function glyphWarnings({ storyboard, narration }: VideoJob, timeline: Timeline): VideoWarning[] {
  const { families } = styleNamed(timeline.style).preset;
  const missing = missingGlyphs(
    serverSurface,
    videoTexts({ storyboard, narration, stills: [] }),
    families.text,
    timeline.language,
  );
  if (missing.length === 0) return [];
  return [videoWarning('missing_glyph', `No face has the characters ${missing.slice(0, 12).join(' ')}`)];
}

function contrastWarnings({ timeline, envAt }: OpenVideo, scene: TimedScene, number: number): VideoWarning[] {
  const frame = scene.from + Math.floor(scene.frames * SETTLED);
  return faintTexts(timeline, frame, envAt(frame)).map(({ layer, contrast }) => ({
    code: 'low_contrast',
    message: `"${layer}" has a contrast of ${contrast.toFixed(1)} to what is under it`,
    scene: number,
    atMs: Math.round(msOf(frame)),
  }));
}

function videoWarning(code: string, message: string): VideoWarning {
  return { code, message, scene: null, atMs: null };
}

function checkScene(timeline: Timeline, scene: TimedScene, number: number, measurer: TextMeasurer): VideoWarning[] {
  const found = new Map<string, VideoWarning>();
  const add = (code: string, frame: number, message: string): void => {
    if (!found.has(message)) found.set(message, { code, message, scene: number, atMs: Math.round(msOf(frame)) });
  };
  for (const share of [0.5, SETTLED, 0.85]) {
    const frame = scene.from + Math.floor(scene.frames * share);
    const flying = new Set(timeline.layers.filter((layer) => flies(layer, frame)).map(({ id }) => id));
    const boxes = measureBoxes(timeline, frame, measurer).filter(({ layer }) => !flying.has(layer));
    for (const box of boxes)
      if (!inside(box.box, textArea(timeline.stage)))
        add('text_outside_safe_area', frame, `"${box.layer}" leaves the safe area`);
    for (const [a, b] of pairs(boxes))
      if (overlaps(a, b)) add('text_overlap', frame, `"${a.layer}" and "${b.layer}" overlap`);
    const characters = boxes.filter((box) => box.scene === scene.id).reduce((sum, box) => sum + box.characters, 0);
    if (characters / (scene.frames / FPS) > READING_SPEED)
      add('reading_time_short', scene.from, 'More words on screen than time to read them');
  }
  return [...found.values()];
}

/** What still flies in passes over edges and other words on its way; a slow drift does not. */
function flies(layer: Layer, frame: number): boolean {
  const [now, next] = [stateAt(layer, frame), stateAt(layer, frame + 2)];
  return Math.hypot(next.x - now.x, next.y - now.y) > 6 || Math.abs(next.scale - now.scale) > 0.02;
}

function inside(box: Box, safe: Box): boolean {
  return (
    box.x >= safe.x - OVERLAP &&
    box.y >= safe.y - OVERLAP &&
    box.x + box.w <= safe.x + safe.w + OVERLAP &&
    box.y + box.h <= safe.y + safe.h + OVERLAP
  );
}

function pairs(boxes: MeasuredBox[]): Array<[MeasuredBox, MeasuredBox]> {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => b.layer !== a.layer)
      .map((b): [MeasuredBox, MeasuredBox] => [a, b]),
  );
}
