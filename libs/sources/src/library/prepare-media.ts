import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Shot } from '../footage/footage-reading';
import { readScenes } from '../footage/read-footage';
import { shotsOf } from '../footage/shots-of';
import { type AssetKind, THUMBNAIL } from './library-asset.entity';
import { UnusableMediaError } from './library.errors';
import type { MediaInput, MediaProcess } from './media-process';
import { sniffMedia } from './media-types';
import { type Probe, readProbe } from './read-probe';

/** A file as the library keeps it: written anew by us, so that nothing of what it carried along is left. */
export interface PreparedMedia {
  kind: AssetKind;
  path: string;
  thumbnailPath: string | null;
  seconds: number | null;
  width: number | null;
  height: number | null;
  shots: Shot[] | null;
}

/** A file that was looked at, and where to write. */
interface RawMedia {
  input: MediaInput;
  probe: Probe;
  folder: string;
}

/** Longest recording that is kept. */
const LONGEST_S = 3_600;
/** Copying takes seconds; an hour of sound takes about a minute, and what must be encoded anew may take longer. */
const MAKE_TIMEOUT_MS = 180_000;

/** Makes of any file what the library keeps, in `folder`. Throws `UnusableMediaError` for what is no media that is taken. */
export async function prepareMedia(media: MediaProcess, path: string, folder: string): Promise<PreparedMedia> {
  const { demuxer, family } = await sniffMedia(path);
  const input = { path, demuxer };
  if (family === 'picture') await checkPictureSize(path);
  const probe = readProbe(await media.run({ input, ...(family === 'picture' ? PICTURE_LIMITS : {}) }));
  const raw = { input, probe, folder };
  if (family === 'picture') return await preparePicture(media, raw);
  if ((probe.seconds ?? 0) > LONGEST_S) throw new UnusableMediaError('plays for longer than the hour that is taken');
  // What is inside decides, not what the container is usually for: an MP4 may hold a sound, an MP3 a picture of its cover.
  if (probe.video) return await prepareVideo(media, raw);
  if (probe.audio) return await prepareAudio(media, raw);
  throw new UnusableMediaError('holds neither picture nor sound');
}

/** The head of a picture, in which its size stands. */
const HEAD_BYTES = 1_000_000;
const MOST_PIXELS = 40_000_000;
/** A picture is looked at, then written anew: within 20 s and 512 MB together, for what is allowed is not what it takes. */
export const PICTURE_LIMITS = { timeoutMs: 9_000, memoryMb: 800 };
/** Longest side that is kept: twice what a video shows. */
const MOST_SIDE = 3_840;
const SEE_THROUGH = /^(rgba|bgra|argb|abgr|ya|yuva|gbrap|pal8)/;

/** Throws `UnusableMediaError` for a picture whose head claims more pixels than are taken; nothing is decoded for it. */
async function checkPictureSize(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const { width, height } = sizeOf(buffer.subarray(0, bytesRead));
    if (width * height > MOST_PIXELS)
      throw new UnusableMediaError(`is too large a picture (${width} x ${height} pixels)`);
  } finally {
    await file.close();
  }
}

/** A picture as PNG where it may be seen through, else as JPEG; of moving ones the first picture. */
async function preparePicture(media: MediaProcess, { input, probe, folder }: RawMedia): Promise<PreparedMedia> {
  const isSeenThrough = SEE_THROUGH.test(probe.video?.pixelFormat ?? '');
  const [name, demuxer, quality] = isSeenThrough
    ? ['media.png', 'png_pipe', []]
    : ['media.jpg', 'jpeg_pipe', ['-q:v', '2', '-pix_fmt', 'yuvj420p']];
  const path = join(folder, name);
  const size = `scale='min(${MOST_SIDE},iw)':'min(${MOST_SIDE},ih)':force_original_aspect_ratio=decrease`;
  const then = ['-frames:v', '1', '-an', '-vf', size, '-map_metadata', '-1', ...quality, '-update', '1', path];
  await media.run({ input, then, ...PICTURE_LIMITS });
  const kept = { path, demuxer };
  const { video } = readProbe(await media.run({ input: kept }));
  if (!video) throw new UnusableMediaError('cannot be decoded');
  const thumbnailPath = await writeThumbnail(media, kept, { folder, atSeconds: 0 });
  const { width, height } = video;
  return { kind: 'image', path, thumbnailPath, seconds: null, width, height, shots: null };
}

function sizeOf(head: Buffer): { width: number; height: number } {
  try {
    return imageSize(head);
  } catch {
    throw new UnusableMediaError('is a picture that cannot be read');
  }
}

/** What the renderer and players of today read as it is, inside an MP4. */
const KEPT_PICTURES = new Set(['h264', 'hevc', 'vp9', 'av1']);
const KEPT_SOUNDS = new Set(['aac', 'mp3']);
const AAC = ['-c:a', 'aac', '-b:a', '192k', '-ac', '2'];
const H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', '-threads', '1'];
/** Even sides, none longer than a video's. */
const FIT = `scale='min(1920,iw)':'min(1920,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;

/**
 * A recording as an MP4 that starts at once, with its first picture and sound and nothing else. Codecs of today are
 * copied, rotation and varying frame rate with them; old ones become H.264. Its cuts are found for free, so that the
 * template engine has shots to choose from; what they show and sound like is what the paid index adds.
 */
async function prepareVideo(media: MediaProcess, raw: RawMedia): Promise<PreparedMedia> {
  const path = join(raw.folder, 'media.mp4');
  await copied(media, raw, path).catch(async (error: unknown) => {
    if (!(error instanceof UnusableMediaError)) throw error;
    await encoded(media, raw, path);
  });
  const input = { path, demuxer: 'mov' };
  const { seconds: length, video } = readProbe(await media.run({ input }));
  const seconds = checkLength(length);
  if (!video) throw new UnusableMediaError('holds no moving picture that can be decoded');
  const thumbnailPath = await writeThumbnail(media, input, { folder: raw.folder, atSeconds: Math.min(1, seconds / 4) });
  const shots = shotsOf(seconds, { cutsMs: await readScenes(media, input, seconds) });
  const { width, height } = video;
  return { kind: 'video', path, thumbnailPath, seconds, width, height, shots };
}

async function copied(media: MediaProcess, { input, probe }: RawMedia, path: string): Promise<void> {
  const codec = probe.video?.codec ?? '';
  if (!KEPT_PICTURES.has(codec)) throw new UnusableMediaError('is of an old type');
  // The name by which Apple's players know it.
  const tag = codec === 'hevc' ? ['-tag:v', 'hvc1'] : [];
  await write(media, input, [...tag, '-c:v', 'copy', ...soundOf(probe.audio?.codec), path]);
}

async function encoded(media: MediaProcess, { input, probe }: RawMedia, path: string): Promise<void> {
  await write(media, input, ['-vf', FIT, ...H264, ...soundOf(probe.audio?.codec), path]);
}

function soundOf(codec = ''): string[] {
  return KEPT_SOUNDS.has(codec) ? ['-c:a', 'copy'] : AAC;
}

async function write(media: MediaProcess, input: RawMedia['input'], codecs: string[]): Promise<void> {
  const only = ['-y', '-map', '0:V:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'];
  const form = ['-t', String(LONGEST_S + 1), '-movflags', '+faststart'];
  await media.run({ input, then: [...only, ...form, ...codecs], timeoutMs: MAKE_TIMEOUT_MS });
}

/** What players and the renderer read as it is, and the file that it goes into. */
const KEPT_SOUND_FILES: Readonly<Record<string, { name: string; demuxer: string }>> = {
  aac: { name: 'media.m4a', demuxer: 'mov' },
  mp3: { name: 'media.mp3', demuxer: 'mp3' },
};
const MADE_SOUND = { name: 'media.m4a', demuxer: 'mov' };

/** A sound without its cover art and tags: AAC and MP3 as they are, all else as AAC. */
async function prepareAudio(media: MediaProcess, { input, probe, folder }: RawMedia): Promise<PreparedMedia> {
  const kept = KEPT_SOUND_FILES[probe.audio?.codec ?? ''];
  const { name, demuxer } = kept ?? MADE_SOUND;
  const path = join(folder, name);
  const codec = kept ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '192k', '-ac', '2', '-ar', '48000'];
  const only = ['-map', '0:a:0', '-vn', '-map_metadata', '-1', '-map_chapters', '-1', '-t', String(LONGEST_S + 1)];
  await media.run({ input, then: [...only, ...codec, path], timeoutMs: MAKE_TIMEOUT_MS });
  const seconds = checkLength(readProbe(await media.run({ input: { path, demuxer } })).seconds);
  return { kind: 'audio', path, thumbnailPath: null, seconds, width: null, height: null, shots: null };
}

const THUMBNAIL_WIDTH = 720;
/** JPEG of ffmpeg's scale, 2 (best) to 31. */
const THUMBNAIL_QUALITY = '4';

/** Writes a small JPEG of one moment; answers its path. Throws `UnusableMediaError` where no picture can be decoded. */
async function writeThumbnail(
  media: MediaProcess,
  input: MediaInput,
  { folder, atSeconds }: { folder: string; atSeconds: number },
): Promise<string> {
  const path = join(folder, THUMBNAIL);
  const filters = `scale='min(${THUMBNAIL_WIDTH},iw)':-2,format=yuvj420p`;
  const then = [
    '-an',
    '-frames:v',
    '1',
    '-vf',
    filters,
    '-q:v',
    THUMBNAIL_QUALITY,
    '-update',
    '1',
    '-f',
    'image2',
    path,
  ];
  await media.run({ input, before: atSeconds > 0 ? ['-ss', String(atSeconds)] : [], then });
  if (!existsSync(path)) throw new UnusableMediaError('cannot be decoded');
  return path;
}

/** Throws `UnusableMediaError` for a length that cannot be told, is none, or is too much. */
export function checkLength(seconds: number | null): number {
  if (seconds === null || seconds <= 0) throw new UnusableMediaError('holds nothing that plays');
  if (seconds > LONGEST_S) throw new UnusableMediaError('plays for longer than the hour that is taken');
  return seconds;
}
