import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { RenderAbortedError } from '../encode/encode.errors';
import { resolveFfmpeg } from '../encode/resolve-ffmpeg';
import { fileNames, finishFilm } from '../finish-film';
import type { FilmFiles, FilmJob, RenderOptions } from '../storyboard/film-job';
import { buildTimeline } from '../timeline/build-timeline';
import type { PartReport } from './render-part';

/** Where the parts of a film are, and where the film goes. */
export interface JoinOptions extends Pick<RenderOptions, 'outDir' | 'signal' | 'ffmpegPath'> {
  /** Holds the files of all parts; the poster is moved out of it. */
  partsDir: string;
}

/**
 * Makes a film out of all its parts, `reports` in the order of `planParts`: byte for byte what `renderFilm` makes. No
 * file of the job is opened. Throws as `renderFilm` does.
 */
export async function joinParts(
  job: FilmJob,
  reports: readonly PartReport[],
  options: JoinOptions,
): Promise<FilmFiles> {
  const { outDir, partsDir, signal } = options;
  const files = fileNames(outDir);
  const all = reports.flatMap((report) => report.files);
  const paths = (start: string): string[] =>
    all.filter((name) => name.startsWith(start)).map((name) => join(partsDir, name));
  const [video, web] = [paths('sound.'), paths('sound-web.')].map(([path]) => path);
  if (video === undefined) throw new RangeError('the film has no sound part');
  await rename(fileNames(partsDir).poster, files.poster);
  try {
    return await finishFilm({
      job,
      timeline: buildTimeline(job),
      files,
      segments: { videos: paths('video-'), webs: paths('web-'), seen: reports.flatMap(({ seen }) => seen) },
      sound: { video, web: web ?? null },
      found: { film: reports.flatMap(({ found }) => found), sound: reports.flatMap(({ heard }) => heard) },
      scratchDir: partsDir,
      ffmpeg: resolveFfmpeg(options.ffmpegPath),
      signal,
    });
  } catch (error) {
    throw signal?.aborted ? new RenderAbortedError() : error;
  }
}
