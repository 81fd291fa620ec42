import { forkTask } from './encode/fork-task';
import { resolveFfmpeg } from './encode/resolve-ffmpeg';
import type { SceneStill } from './frames/scene-stills';
import type { VideoJob } from '@app/picture';

/**
 * A small JPEG of every scene of a video, drawn in a process of its own that ends with `signal`. The narration's files are
 * not opened. Throws EncodingError, RenderAbortedError, TaskProcessMissingError.
 */
export async function drawStills(
  job: VideoJob,
  options: { scale: number; quality: number; ffmpegPath?: string; signal?: AbortSignal },
): Promise<SceneStill[]> {
  const { scale, quality, ffmpegPath, signal } = options;
  const request = { job, scale, quality, ffmpeg: resolveFfmpeg(ffmpegPath) };
  return await forkTask('stills', request, () => undefined, signal);
}
