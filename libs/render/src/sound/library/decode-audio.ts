import { stat } from 'node:fs/promises';
import { PLAIN_CODE } from '../../encode/ffmpeg-args';
import { runFfmpeg } from './ffmpeg.process';
import { SoundError } from '../sound.errors';
import { SAMPLE_RATE } from '../synth/stereo-buffer';

export interface DecodeRequest {
  /** Any file that ffmpeg reads; pictures in it are passed over. */
  path: string;
  outPath: string;
  /** At most this much is decoded. */
  seconds: number;
  ffmpeg: string;
  signal?: AbortSignal;
}

/**
 * Writes a recording as raw stereo 32-bit floats at 48 kHz. False where the file holds no sound that can be decoded.
 * @throws SoundError coded `sound_aborted`.
 */
export async function decodeAudio({ path, outPath, seconds, ffmpeg, signal }: DecodeRequest): Promise<boolean> {
  // The file protocol alone: a playlist among the uploads must not open a connection or another file list.
  const input = [...PLAIN_CODE, '-protocol_whitelist', 'file', '-i', path, '-map', '0:a:0', '-t', seconds.toFixed(3)];
  const output = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', outPath];
  try {
    await runFfmpeg(ffmpeg, [...input, ...output], signal);
    return (await stat(outPath)).size > 0;
  } catch (error) {
    if (error instanceof SoundError && error.code === 'sound_aborted') throw error;
    return false;
  }
}
