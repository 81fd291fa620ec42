import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { subtitleCues, toSrt, toVtt } from './captions/subtitle-files';
import { checkFilm } from './checks/film-checks';
import { pictureWarnings } from './checks/picture-checks';
import { RenderAbortedError } from './encode/encode.errors';
import { encodeSegments } from './encode/encode-segments';
import { encodeSound } from './encode/encode-sound';
import { joinFilm } from './encode/join-film';
import { ffmpegVersion, resolveFfmpeg } from './encode/resolve-ffmpeg';
import { segmentsOf } from './encode/segments';
import { decodeFootage } from './frames/load-footage';
import { openFilm } from './frames/open-film';
import { filmSound } from './sound/film-sound';
import type { FilmFiles, FilmJob, RenderOptions } from './storyboard/film-job';
import { msOf } from './timeline/frame-rate';
import type { Timeline } from './timeline/timeline';

const REPORT_MS = 100;
/** Share of the way that is drawing and encoding; the rest is joining. */
const DRAWING = 0.95;
/** One process draws while its ffmpeg encodes two sizes: together they keep two processors busy. */
const PROCESSORS_EACH = 2;

/**
 * Makes all files of a film in `outDir`: video.mp4, web.mp4, poster.jpg, captions.vtt, captions.srt.
 * Throws RenderAbortedError, EncodingError, FfmpegMissingError and what `buildTimeline` throws.
 */
export async function renderFilm(job: FilmJob, options: RenderOptions): Promise<FilmFiles> {
  const { outDir, signal } = options;
  const ffmpeg = resolveFfmpeg(options.ffmpegPath);
  const scratchDir = await mkdtemp(join(outDir, 'render-'));
  try {
    const decoded = await decodeFootage(job, { folder: scratchDir, ffmpeg, signal });
    return await renderDecoded(decoded, options, { ffmpeg, scratchDir });
  } catch (error) {
    throw signal?.aborted ? new RenderAbortedError() : error;
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}

async function renderDecoded(
  job: FilmJob,
  options: RenderOptions,
  { ffmpeg, scratchDir }: { ffmpeg: string; scratchDir: string },
): Promise<FilmFiles> {
  const { signal } = options;
  const film = await openFilm(job);
  const { timeline } = film;
  const files = fileNames(options.outDir);
  const report = throttled(options.onProgress);
  const web = options.web ?? true;
  const sound = filmSound({ job, timeline, scratchDir, ffmpeg, signal }).then(async ({ path, warnings }) => ({
    encoded: await encodeSound({ sound: path, web, scratchDir, ffmpeg, signal }),
    warnings,
  }));
  const video = encodeSegments({
    job,
    segments: segmentsOf(timeline.scenes),
    ffmpeg,
    scratchDir,
    parallel: options.parallel ?? Math.max(1, Math.floor(availableParallelism() / PROCESSORS_EACH)),
    poster: { frame: posterFrame(timeline), path: files.poster },
    web,
    onFrames: (drawn) => report((drawn / timeline.frames) * DRAWING),
    signal,
  });
  const sides = writeSideFiles(job, timeline, files);
  const checks = checkFilm(film, job, signal);
  const [[mixed, segments], [, found]] = await bothOrNeither(bothOrNeither(sound, video), bothOrNeither(sides, checks));
  await joinFilm({ segments, sound: mixed.encoded, video: files.video, web: files.web, scratchDir, ffmpeg, signal });
  options.onProgress?.(1);
  return {
    ...files,
    width: timeline.stage.width,
    height: timeline.stage.height,
    frames: timeline.frames,
    durationMs: Math.round(msOf(timeline.frames)),
    scenes: timeline.scenes.map((scene) => ({
      id: scene.id,
      fromMs: Math.round(msOf(scene.from)),
      durationMs: Math.round(msOf(scene.frames)),
    })),
    warnings: [...found, ...pictureWarnings(segments.seen, timeline.scenes), ...mixed.warnings],
    sha256: await sha256(files.video),
    encoder: ffmpegVersion(ffmpeg),
  };
}

function fileNames(outDir: string): Pick<FilmFiles, 'video' | 'web' | 'poster' | 'vtt' | 'srt'> {
  return {
    video: join(outDir, 'video.mp4'),
    web: join(outDir, 'web.mp4'),
    poster: join(outDir, 'poster.jpg'),
    vtt: join(outDir, 'captions.vtt'),
    srt: join(outDir, 'captions.srt'),
  };
}

/** The hook when all has entered. */
function posterFrame({ scenes }: Timeline): number {
  const hook = scenes[0];
  return hook ? hook.from + Math.floor(hook.frames * 0.7) : 0;
}

async function writeSideFiles(job: FilmJob, timeline: Timeline, files: ReturnType<typeof fileNames>): Promise<void> {
  const cues = subtitleCues(job.narration, timeline.scenes);
  await writeFile(files.vtt, toVtt(cues));
  await writeFile(files.srt, toSrt(cues));
}

/** Waits for both to end before a failure of either is told, so that scratch files are not pulled away under the other. */
async function bothOrNeither<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b]);
  return Promise.all([a, b]);
}

function throttled(listener: ((share: number) => void) | undefined): (share: number) => void {
  let last = -Infinity;
  return (share) => {
    const now = performance.now();
    if (now - last < REPORT_MS) return;
    last = now;
    listener?.(share);
  };
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
