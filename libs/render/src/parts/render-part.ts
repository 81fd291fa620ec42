import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkScenes, checkWhole } from '../checks/video-checks';
import type { PictureReport } from '../checks/picture-watch';
import { RenderAbortedError } from '../encode/encode.errors';
import { encodeSegments } from '../encode/encode-segments';
import { encodeSound } from '../encode/encode-sound';
import { resolveFfmpeg } from '../encode/resolve-ffmpeg';
import { bothOrNeither, fileNames, posterFrame } from '../finish-video';
import { decodeFootage } from '../frames/load-footage';
import { openVideo } from '../frames/open-video';
import { throttled } from '../render-video';
import { videoSound } from '../sound/video-sound';
import { type VideoJob, type VideoWarning, type RenderOptions, buildTimeline } from '@app/picture';
import { serverSurface } from '../frames/server-surface';
import { scenesAround, segmentNamed, SOUND } from './plan-parts';

/** What is known of a part besides its files; plain data. */
export interface PartReport {
  /** Files of the part; no two parts of a video have one of the same name. */
  files: string[];
  /** Findings in its scenes; of the sound, those in the video as a whole. */
  found: VideoWarning[];
  /** Of the sound: what was heard. */
  heard: VideoWarning[];
  /** Of a segment: what it showed. */
  seen: PictureReport[];
}

/** Of `RenderOptions`, what a part is made with; `onProgress` tells the share of the part. */
export type PartOptions = Pick<RenderOptions, 'outDir' | 'signal' | 'onProgress' | 'ffmpegPath'>;

/**
 * Makes one part of a video; its files are left in `outDir`. The job's files that the part does not read (`planParts`)
 * need not be there. Throws as `renderVideo` does, and `RangeError` for a part that the video does not have.
 */
export async function renderPart(job: VideoJob, name: string, options: PartOptions): Promise<PartReport> {
  const { outDir, signal } = options;
  const scratchDir = await mkdtemp(join(outDir, 'part-'));
  try {
    return await (name === SOUND
      ? renderSound(job, options, scratchDir)
      : renderSegment(job, name, options, scratchDir));
  } catch (error) {
    throw signal?.aborted ? new RenderAbortedError() : error;
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}

async function renderSound(job: VideoJob, options: PartOptions, scratchDir: string): Promise<PartReport> {
  const { outDir, signal } = options;
  const ffmpeg = resolveFfmpeg(options.ffmpegPath);
  const opened = await openVideo(job);
  const { path, warnings } = await videoSound({ job, timeline: opened.timeline, scratchDir, ffmpeg, signal });
  const { video, web } = await encodeSound({ sound: path, web: true, scratchDir: outDir, ffmpeg, signal });
  return {
    files: named([video, ...(web === null ? [] : [web])]),
    found: checkWhole(opened, job),
    heard: warnings,
    seen: [],
  };
}

async function renderSegment(
  job: VideoJob,
  name: string,
  options: PartOptions,
  scratchDir: string,
): Promise<PartReport> {
  const { outDir, signal } = options;
  const ffmpeg = resolveFfmpeg(options.ffmpegPath);
  const planned = buildTimeline(job, serverSurface);
  const segment = segmentNamed(planned, name);
  const scenes = scenesAround(job, planned, segment);
  const decoded = await decodeFootage(job, { folder: scratchDir, ffmpeg, signal, scenes });
  const video = await openVideo(decoded);
  const poster = { frame: posterFrame(video.timeline), path: fileNames(outDir).poster };
  const report = throttled(options.onProgress);
  const encoding = encodeSegments({
    job: { ...decoded, inks: video.inks },
    segments: [segment],
    ffmpeg,
    scratchDir: outDir,
    parallel: 1,
    poster,
    web: true,
    onFrames: (drawn) => report(drawn / (segment.to - segment.from)),
    signal,
  });
  const [{ videos, webs, seen }, found] = await bothOrNeither(encoding, checkScenes(video, segment, signal));
  const hasPoster = poster.frame >= segment.from && poster.frame < segment.to;
  return { files: named([...videos, ...webs, ...(hasPoster ? [poster.path] : [])]), found, heard: [], seen };
}

function named(paths: string[]): string[] {
  return paths.map((path) => basename(path));
}
