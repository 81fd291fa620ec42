import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { EncodingError, RenderAbortedError } from './encode.errors';
import { soundArgs } from './ffmpeg-args';

/** A video's sound as the files of its copies carry it. */
export interface EncodedSound {
  video: string;
  /** For the smaller copy, where there is one. */
  web: string | null;
}

/** Encodes a mixed sound while the pictures are still being drawn: the join then only copies. Throws EncodingError, RenderAbortedError. */
export async function encodeSound(request: {
  sound: string;
  web: boolean;
  scratchDir: string;
  ffmpeg: string;
  signal?: AbortSignal;
}): Promise<EncodedSound> {
  const { sound, scratchDir, ffmpeg, signal } = request;
  const video = join(scratchDir, 'sound.m4a');
  const web = request.web ? join(scratchDir, 'sound-web.m4a') : null;
  const copies = [{ out: video, audioRate: '192k' }, ...(web === null ? [] : [{ out: web, audioRate: '128k' }])];
  await runEncoder(ffmpeg, soundArgs(sound, copies), signal);
  return { video, web };
}

/** Runs ffmpeg to its end; an abort kills it. Throws EncodingError, RenderAbortedError. */
export async function runEncoder(ffmpeg: string, args: string[], signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    execFile(ffmpeg, args, { signal, killSignal: 'SIGKILL' }, (error, _stdout, stderr) => {
      if (!error) resolve();
      else reject(signal?.aborted ? new RenderAbortedError() : new EncodingError(stderr.slice(-2000) || error.message));
    });
  });
}
