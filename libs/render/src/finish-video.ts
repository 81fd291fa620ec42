import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  subtitleCues,
  toSrt,
  toVtt,
  type VideoFiles,
  type VideoJob,
  type VideoWarning,
  msOf,
  type Timeline,
} from '@app/picture';
import { pictureWarnings } from './checks/picture-checks';
import type { EncodedSegments } from './encode/encode-segments';
import type { EncodedSound } from './encode/encode-sound';
import { joinVideo } from './encode/join-video';
import { outputSize } from './encode/output-size';
import { ffmpegVersion } from './encode/resolve-ffmpeg';

/** Segments and sound of a video, all there. */
export interface FinishRequest {
  job: VideoJob;
  timeline: Timeline;
  files: FileNames;
  segments: EncodedSegments;
  sound: EncodedSound;
  /** What was found in the video and in its sound. */
  found: { video: VideoWarning[]; sound: VideoWarning[] };
  scratchDir: string;
  ffmpeg: string;
  signal?: AbortSignal;
}

type FileNames = Pick<VideoFiles, 'video' | 'web' | 'poster' | 'vtt' | 'srt'>;

/** Where a video's files go. */
export function fileNames(outDir: string): FileNames {
  return {
    video: join(outDir, 'video.mp4'),
    web: join(outDir, 'web.mp4'),
    poster: join(outDir, 'poster.jpg'),
    vtt: join(outDir, 'captions.vtt'),
    srt: join(outDir, 'captions.srt'),
  };
}

/** The hook when all has entered. */
export function posterFrame({ scenes }: Timeline): number {
  const hook = scenes[0];
  return hook ? hook.from + Math.floor(hook.frames * 0.7) : 0;
}

/** Joins what was encoded and tells what the video has become. Throws EncodingError, RenderAbortedError. */
export async function finishVideo(request: FinishRequest): Promise<VideoFiles> {
  const { job, timeline, files, segments, sound, found, scratchDir, ffmpeg, signal } = request;
  const cues = subtitleCues(job.narration, timeline.scenes);
  await writeFile(files.vtt, toVtt(cues));
  await writeFile(files.srt, toSrt(cues));
  await joinVideo({ segments, sound, video: files.video, web: files.web, scratchDir, ffmpeg, signal });
  return {
    ...files,
    ...outputSize(job, timeline.stage),
    frames: timeline.frames,
    durationMs: Math.round(msOf(timeline.frames)),
    scenes: timeline.scenes.map((scene) => ({
      id: scene.id,
      fromMs: Math.round(msOf(scene.from)),
      durationMs: Math.round(msOf(scene.frames)),
    })),
    warnings: [...found.video, ...pictureWarnings(segments.seen, timeline.scenes), ...found.sound],
    sha256: await sha256(files.video),
    encoder: ffmpegVersion(ffmpeg),
  };
}

/** Waits for both to end before a failure of either is told, so that scratch files are not pulled away under the other. */
export async function bothOrNeither<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b]);
  return Promise.all([a, b]);
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
