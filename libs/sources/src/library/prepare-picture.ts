import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { UnusableMediaError } from './library.errors';
import type { MediaProcess } from './media-process';
import { writeThumbnail } from './write-thumbnail';
import type { PreparedMedia, RawMedia } from './prepared-media';
import { readProbe } from './read-probe';

/** The head of a picture, in which its size stands. */
const HEAD_BYTES = 1_000_000;
const MOST_PIXELS = 40_000_000;
/** A picture is looked at, then written anew: within 20 s and 512 MB together, for what is allowed is not what it takes. */
export const PICTURE_LIMITS = { timeoutMs: 9_000, memoryMb: 800 };
/** Longest side that is kept: twice what a video shows. */
const MOST_SIDE = 3_840;
const SEE_THROUGH = /^(rgba|bgra|argb|abgr|ya|yuva|gbrap|pal8)/;

/** Throws `UnusableMediaError` for a picture whose head claims more pixels than are taken; nothing is decoded for it. */
export async function checkPictureSize(path: string): Promise<void> {
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
export async function preparePicture(media: MediaProcess, { input, probe, folder }: RawMedia): Promise<PreparedMedia> {
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
