import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SCALING } from '../encode/ffmpeg-args';
import { stageFor, type VideoJob, type Footage, type Scene, FPS, type FootageReel } from '@app/picture';
import { Image } from '../fonts/canvas';
import { runFfmpeg } from '../sound/library/ffmpeg.process';

/** JPEG quality of ffmpeg's scale, 2 (best) to 31. */
const QUALITY = '3';
/** The transform that rounds alike on all processors. */
const EXACT_JPEG = ['-dct', 'int'];
/** Longest cut that is ever decoded, seconds: no scene is longer. */
const LONGEST = 20;

/**
 * Decodes the footage of a job's scenes, or of some of them, to pictures at video size in `folder`, cropped so that the
 * subject stays in view, and answers the job with their places. A cut that cannot be read keeps none: styles draw in its
 * place and the checks tell.
 */
export async function decodeFootage(
  job: VideoJob,
  options: { folder: string; ffmpeg: string; signal?: AbortSignal; scenes?: readonly Scene[] },
): Promise<VideoJob> {
  if (!job.footage || job.footage.length === 0) return job;
  const wanted = footageIn(options.scenes ?? job.storyboard.scenes);
  const size = stageFor(job.storyboard.format);
  const footage: Footage[] = [];
  for (const [index, cut] of job.footage.entries()) {
    const folder = join(options.folder, `footage-${index}`);
    const decoded = wanted.has(index) && (await decode(cut, size, folder, options));
    footage.push(decoded ? { ...cut, frames: { folder, count: decoded } } : cut);
  }
  return { ...job, footage };
}

/** Places in the job's footage of what scenes show. */
export function footageIn(scenes: readonly Scene[]): Set<number> {
  return new Set(
    scenes.flatMap((scene) => [
      ...(scene.layout === 'footage' ? [scene.footage] : []),
      ...(scene.bed && 'footage' in scene.bed ? [scene.bed.footage] : []),
    ]),
  );
}

/** Reels of all footage that has been decoded, by index. */
export function openReels(footage: readonly Footage[] = []): ReadonlyMap<number, FootageReel> {
  const reels = new Map<number, FootageReel>();
  footage.forEach(({ frames, loop = false }, index) => {
    if (frames && frames.count > 0 && existsSync(frames.folder)) reels.set(index, new DiskReel(frames, loop));
  });
  return reels;
}

/** Filters that bring a cut to its speed, to the video's rate and to its size with the subject in view. */
export function footageFilters(
  cut: Pick<Footage, 'speed' | 'subject'>,
  size: { width: number; height: number },
): string {
  const { width, height } = size;
  const offset = (whole: string, shown: number, share: number): string =>
    `'max(0,min(${whole}-${shown},${whole}*${share.toFixed(4)}-${shown}/2))'`;
  return [
    `setpts=PTS/${cut.speed}`,
    `fps=${FPS}`,
    `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=${SCALING}`,
    `crop=${width}:${height}:${offset('iw', width, cut.subject.x)}:${offset('ih', height, cut.subject.y)}`,
    'setsar=1',
  ].join(',');
}

/** Arguments that write a cut's frames as numbered pictures into a folder. */
export function footageArgs(
  cut: Pick<Footage, 'path' | 'from' | 'to' | 'speed' | 'subject'>,
  size: { width: number; height: number },
  folder: string,
): string[] {
  const source = Math.min(cut.to - cut.from, LONGEST * cut.speed);
  return [
    ...['-v', 'error', '-protocol_whitelist', 'file', '-ss', String(cut.from), '-t', String(source), '-i', cut.path],
    ...['-an', '-vf', footageFilters(cut, size), '-q:v', QUALITY, ...EXACT_JPEG, '-threads', '1'],
    join(folder, '%05d.jpg'),
  ];
}

async function decode(
  cut: Footage,
  size: { width: number; height: number },
  folder: string,
  { ffmpeg, signal }: { ffmpeg: string; signal?: AbortSignal },
): Promise<number> {
  await mkdir(folder, { recursive: true });
  try {
    await runFfmpeg(ffmpeg, footageArgs(cut, size, folder), signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    return 0;
  }
  return (await readdir(folder)).length;
}

/** Keeps one frame in memory: the one that was asked for last. */
class DiskReel implements FootageReel {
  private shown = -1;
  private image: Image | null = null;

  constructor(
    private readonly frames: { folder: string; count: number },
    private readonly loop: boolean,
  ) {}

  imageAt(frame: number): Image | null {
    const index = this.loop ? toAndFro(frame, this.frames.count) : Math.max(0, Math.min(frame, this.frames.count - 1));
    if (index !== this.shown) {
      this.shown = index;
      this.image = read(join(this.frames.folder, `${String(index + 1).padStart(5, '0')}.jpg`));
    }
    return this.image;
  }
}

/** Place of a frame in a reel that runs forth and back, so that no jump shows. */
function toAndFro(frame: number, count: number): number {
  const way = Math.max(1, 2 * (count - 1));
  const at = Math.max(0, frame) % way;
  return Math.min(at, way - at, count - 1);
}

function read(path: string): Image | null {
  if (!existsSync(path)) return null;
  const image = new Image();
  image.src = readFileSync(path);
  return image.width > 0 ? image : null;
}
