import { join } from 'node:path';
import { readScenes } from '../footage/read-scenes';
import { shotsOf } from '../footage/shots-of';
import { UnusableMediaError } from './library.errors';
import type { MediaProcess } from './media-process';
import { checkLength, LONGEST_S, type PreparedMedia, type RawMedia } from './prepared-media';
import { readProbe } from './read-probe';
import { writeThumbnail } from './write-thumbnail';

/** What the renderer and players of today read as it is, inside an MP4. */
const KEPT_PICTURES = new Set(['h264', 'hevc', 'vp9', 'av1']);
const KEPT_SOUNDS = new Set(['aac', 'mp3']);
const AAC = ['-c:a', 'aac', '-b:a', '192k', '-ac', '2'];
const H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', '-threads', '1'];
/** Even sides, none longer than a video's. */
const FIT = `scale='min(1920,iw)':'min(1920,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
/** Copying takes seconds; what must be encoded anew may take longer. */
const TIMEOUT_MS = 180_000;

/**
 * A recording as an MP4 that starts at once, with its first picture and sound and nothing else. Codecs of today are
 * copied, rotation and varying frame rate with them; old ones become H.264. Its cuts are found for free, so that the
 * template engine has shots to choose from; what they show and sound like is what the paid index adds.
 */
export async function prepareVideo(media: MediaProcess, raw: RawMedia): Promise<PreparedMedia> {
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
  await media.run({ input, then: [...only, ...form, ...codecs], timeoutMs: TIMEOUT_MS });
}
