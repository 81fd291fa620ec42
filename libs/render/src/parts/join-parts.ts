import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { RenderAbortedError } from '../encode/encode.errors';
import { resolveFfmpeg } from '../encode/resolve-ffmpeg';
import { fileNames, finishVideo } from '../finish-video';
import { type VideoFiles, type VideoJob, type RenderOptions, buildTimeline } from '@app/picture';
import { serverSurface } from '../frames/server-surface';
import type { PartReport } from './render-part';

/** Where the parts of a video are, and where the video goes. */
export interface JoinOptions extends Pick<RenderOptions, 'outDir' | 'signal' | 'ffmpegPath'> {
  /** Holds the files of all parts; the poster is moved out of it. */
  partsDir: string;
}

/**
 * Makes a video out of all its parts, `reports` in the order of `planParts`: byte for byte what `renderVideo` makes. No
 * file of the job is opened. Throws as `renderVideo` does.
 */
export async function joinParts(
  job: VideoJob,
  reports: readonly PartReport[],
  options: JoinOptions,
): Promise<VideoFiles> {
  const { outDir, partsDir, signal } = options;
  const files = fileNames(outDir);
  const all = reports.flatMap((report) => report.files);
  const paths = (start: string): string[] =>
    all.filter((name) => name.startsWith(start)).map((name) => join(partsDir, name));
  const [video, web] = [paths('sound.'), paths('sound-web.')].map(([path]) => path);
  if (video === undefined) throw new RangeError('the video has no sound part');
  await rename(fileNames(partsDir).poster, files.poster);
  try {
    return await finishVideo({
      job,
      timeline: buildTimeline(job, serverSurface),
      files,
      segments: { videos: paths('video-'), webs: paths('web-'), seen: reports.flatMap(({ seen }) => seen) },
      sound: { video, web: web ?? null },
      found: { video: reports.flatMap(({ found }) => found), sound: reports.flatMap(({ heard }) => heard) },
      scratchDir: partsDir,
      ffmpeg: resolveFfmpeg(options.ffmpegPath),
      signal,
    });
  } catch (error) {
    throw signal?.aborted ? new RenderAbortedError() : error;
  }
}
