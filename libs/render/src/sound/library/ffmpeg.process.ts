import { execFile } from 'node:child_process';
import { SoundError } from '../sound.errors';

const LAST_LINES = 8;

/**
 * Runs ffmpeg to its end and gives what it wrote to stderr.
 * @throws SoundError coded `sound_aborted` (the process is killed) or `ffmpeg_failed`.
 */
export function runFfmpeg(binary: string, args: string[], signal?: AbortSignal): Promise<string> {
  const all = ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'info', '-y', ...args];
  return new Promise((resolve, reject) => {
    execFile(binary, all, { signal, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 * 1024 }, (error, _stdout, stderr) => {
      if (!error) resolve(stderr);
      else if (signal?.aborted) reject(new SoundError('sound_aborted', 'Mixing was aborted', { cause: error }));
      else {
        const told = stderr.trim().split('\n').slice(-LAST_LINES).join('\n');
        reject(new SoundError('ffmpeg_failed', `ffmpeg failed: ${told || error.message}`, { cause: error }));
      }
    });
  });
}
