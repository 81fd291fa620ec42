import { execFile } from 'node:child_process';
import { resolveFfmpeg } from '@app/render';
import { MediaError } from './media.errors';

/** What ffmpeg finds in a file: `video` and `audio` are null where it has none. */
export interface Recording {
  seconds: number;
  video: { width: number; height: number } | null;
  audio: boolean;
}

const TIMEOUT_MS = 30_000;
/** Enough of the file to know that it decodes. */
const TASTE_S = '0.5';

/** Reads a made clip or piece of music as the renderer will. Throws `MediaError` for what ffmpeg cannot decode. */
export async function probeRecording(
  path: string,
  ffmpegPath: string | undefined,
  signal: AbortSignal,
): Promise<Recording> {
  const told = await new Promise<string>((resolve, reject) => {
    // The file protocol alone: a playlist must not open a connection or another file.
    const args = [
      '-hide_banner',
      '-nostdin',
      '-protocol_whitelist',
      'file',
      '-i',
      path,
      '-t',
      TASTE_S,
      '-f',
      'null',
      '-',
    ];
    const options = { signal, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' as const, maxBuffer: 4_000_000 };
    execFile(resolveFfmpeg(ffmpegPath), args, options, (error, _stdout, stderr) => {
      if (!error) resolve(stderr);
      else reject(new MediaError('bad_file', 'the made file cannot be decoded', stderr.slice(-DETAIL_LENGTH)));
    });
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
  const size = /Stream #\S+.*Video: .*?\b(\d{2,5})x(\d{2,5})\b/.exec(told);
  return {
    seconds: secondsOf(told),
    video: size ? { width: Number(size[1]), height: Number(size[2]) } : null,
    audio: /Stream #\S+.*Audio: /.test(told),
  };
}

const DETAIL_LENGTH = 300;

function secondsOf(told: string): number {
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(told) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
