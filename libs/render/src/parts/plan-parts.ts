import { type Segment, segmentsOf } from '../encode/segments';
import { footageIn } from '../frames/load-footage';
import { serverSurface } from '../frames/server-surface';
import { type VideoJob, type Scene, buildTimeline, type Timeline } from '@app/picture';

/** A piece of a video that any machine can make on its own: one of its segments, or its sound. */
export interface PlannedPart {
  /** `sound`, or `segment-000` and so on. */
  name: string;
  /** Of all the video's frames; the sound has none. */
  share: number;
  /** Paths of the job that are opened to make it. */
  reads: string[];
}

/** The part that is no picture. */
export const SOUND = 'sound';

/** All parts of a video, the sound first. No file of the job is opened. Throws what `buildTimeline` throws. */
export function planParts(job: VideoJob): PlannedPart[] {
  const timeline = buildTimeline(job, serverSurface);
  const pictures = job.stills.map(({ path }) => path);
  const segments = segmentsOf(timeline.scenes).map((segment) => ({
    name: segmentName(segment),
    share: (segment.to - segment.from) / timeline.frames,
    reads: unique([...pictures, ...footagePaths(job, scenesAround(job, timeline, segment))]),
  }));
  return [{ name: SOUND, share: 0, reads: unique([...pictures, ...voicePaths(job)]) }, ...segments];
}

/** The segment of that name. Throws `RangeError` where the video has none. */
export function segmentNamed(timeline: Timeline, name: string): Segment {
  const found = segmentsOf(timeline.scenes).find((segment) => segmentName(segment) === name);
  if (!found) throw new RangeError(`the video has no ${name}`);
  return found;
}

/** Scenes that may be seen in a segment: its own, and those before and after, which a transition shows as well. */
export function scenesAround(job: VideoJob, timeline: Timeline, { from, to }: Segment): Scene[] {
  const within = timeline.scenes.map((scene) => scene.from >= from && scene.from < to);
  const seen = timeline.scenes.filter((_, index) => within[index - 1] || within[index] || within[index + 1]);
  const ids = new Set(seen.map(({ id }) => id));
  return job.storyboard.scenes.filter(({ id }) => ids.has(id));
}

function segmentName({ index }: Segment): string {
  return `segment-${String(index).padStart(3, '0')}`;
}

function footagePaths(job: VideoJob, scenes: readonly Scene[]): string[] {
  return [...footageIn(scenes)].flatMap((index) => job.footage?.[index]?.path ?? []);
}

function voicePaths({ narration, sounds }: VideoJob): string[] {
  return [
    ...narration.lines.flatMap(({ audioPath }) => audioPath ?? []),
    ...(sounds?.music === undefined ? [] : [sounds.music]),
    ...(sounds?.effects ?? []).map(({ path }) => path),
  ];
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)];
}
