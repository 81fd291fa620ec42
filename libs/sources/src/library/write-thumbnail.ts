import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { THUMBNAIL } from './library-asset.entity';
import { UnusableMediaError } from './library.errors';
import type { MediaInput, MediaProcess } from './media-process';

const WIDTH = 720;
/** JPEG of ffmpeg's scale, 2 (best) to 31. */
const QUALITY = '4';

/** Writes a small JPEG of one moment; answers its path. Throws `UnusableMediaError` where no picture can be decoded. */
export async function writeThumbnail(
  media: MediaProcess,
  input: MediaInput,
  { folder, atSeconds }: { folder: string; atSeconds: number },
): Promise<string> {
  const path = join(folder, THUMBNAIL);
  const filters = `scale='min(${WIDTH},iw)':-2,format=yuvj420p`;
  const then = ['-an', '-frames:v', '1', '-vf', filters, '-q:v', QUALITY, '-update', '1', '-f', 'image2', path];
  await media.run({ input, before: atSeconds > 0 ? ['-ss', String(atSeconds)] : [], then });
  if (!existsSync(path)) throw new UnusableMediaError('cannot be decoded');
  return path;
}
