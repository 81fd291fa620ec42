import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkScenes, checkWhole } from '../checks/film-checks';
import type { PictureReport } from '../checks/picture-watch';
import { RenderAbortedError } from '../encode/encode.errors';
import { encodeSegments } from '../encode/encode-segments';
import { encodeSound } from '../encode/encode-sound';
import { resolveFfmpeg } from '../encode/resolve-ffmpeg';
import { bothOrNeither, fileNames, posterFrame } from '../finish-film';
import { decodeFootage } from '../frames/load-footage';
import { openFilm } from '../frames/open-film';
import { throttled } from '../render-film';
import { filmSound } from '../sound/film-sound';
import type { FilmJob, FilmWarning, RenderOptions } from '../storyboard/film-job';
import { buildTimeline } from '../timeline/build-timeline';
import { scenesAround, segmentNamed, SOUND } from './plan-parts';

/** What is known of a part besides its files; plain data. */
export interface PartReport {
  /** Files of the part; no two parts of a film have one of the same name. */
  files: string[];
  /** Findings in its scenes; of the sound, those in the film as a whole. */
  found: FilmWarning[];
  /** Of the sound: what was heard. */
  heard: FilmWarning[];
  /** Of a segment: what it showed. */
  seen: PictureReport[];
}

/** Of `RenderOptions`, what a part is made with; `onProgress` tells the share of the part. */
export type PartOptions = Pick<RenderOptions, 'outDir' | 'signal' | 'onProgress' | 'ffmpegPath'>;

/**
 * Makes one part of a film; its files are left in `outDir`. The job's files that the part does not read (`planParts`)
 * need not be there. Throws as `renderFilm` does, and `RangeError` for a part that the film does not have.
 */
export async function renderPart(job: FilmJob, name: string, options: PartOptions): Promise<PartReport> {
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

async function renderSound(job: FilmJob, options: PartOptions, scratchDir: string): Promise<PartReport> {
  const { outDir, signal } = options;
  const ffmpeg = resolveFfmpeg(options.ffmpegPath);
  const opened = await openFilm(job);
  const { path, warnings } = await filmSound({ job, timeline: opened.timeline, scratchDir, ffmpeg, signal });
  const { video, web } = await encodeSound({ sound: path, web: true, scratchDir: outDir, ffmpeg, signal });
  return {
    files: named([video, ...(web === null ? [] : [web])]),
    found: checkWhole(opened, job),
    heard: warnings,
    seen: [],
  };
}

async function renderSegment(
  job: FilmJob,
  name: string,
  options: PartOptions,
  scratchDir: string,
): Promise<PartReport> {
  const { outDir, signal } = options;
  const ffmpeg = resolveFfmpeg(options.ffmpegPath);
  const planned = buildTimeline(job);
  const segment = segmentNamed(planned, name);
  const scenes = scenesAround(job, planned, segment);
  const decoded = await decodeFootage(job, { folder: scratchDir, ffmpeg, signal, scenes });
  const film = await openFilm(decoded);
  const poster = { frame: posterFrame(film.timeline), path: fileNames(outDir).poster };
  const report = throttled(options.onProgress);
  const encoding = encodeSegments({
    job: { ...decoded, inks: film.inks },
    segments: [segment],
    ffmpeg,
    scratchDir: outDir,
    parallel: 1,
    poster,
    web: true,
    onFrames: (drawn) => report(drawn / (segment.to - segment.from)),
    signal,
  });
  const [{ videos, webs, seen }, found] = await bothOrNeither(encoding, checkScenes(film, segment, signal));
  const hasPoster = poster.frame >= segment.from && poster.frame < segment.to;
  return { files: named([...videos, ...webs, ...(hasPoster ? [poster.path] : [])]), found, heard: [], seen };
}

function named(paths: string[]): string[] {
  return paths.map((path) => basename(path));
}
