import { renderVideo } from '@app/render';
import type { VideoJob } from '@app/picture';
import { watchMemory } from './peak-memory';

/** What the bench asks of its render process. */
export interface RenderWork {
  job: VideoJob;
  outDir: string;
  /** Whether the 720p copy is made. */
  web: boolean;
}

/** What it answers: wall seconds, and the most memory its processes held together, bytes. */
export interface RenderReport {
  seconds: number;
  frames: number;
  peakBytes: number;
  video: string;
}

process.once('message', (work: RenderWork) => {
  void report(work);
});

async function report({ job, outDir, web }: RenderWork): Promise<void> {
  const memory = watchMemory(process.pid);
  const started = performance.now();
  const files = await renderVideo(job, { outDir, web, ffmpegPath: process.env['FFMPEG_PATH'] || undefined });
  const seconds = (performance.now() - started) / 1000;
  const answer: RenderReport = { seconds, frames: files.frames, peakBytes: memory.stop(), video: files.video };
  process.send?.(answer, () => process.disconnect());
}
