import { FlashWatch, type FlashReport } from '../src/checks/flash-watch';
import { FrameConverter } from '../src/encode/frame-converter';
import { openVideo } from '../src/frames/open-video';
import type { VideoJob } from '@app/picture';

/** Draws every frame of a video as for the encoder and measures its flashes. */
export async function flashesOf(job: VideoJob): Promise<FlashReport> {
  const { timeline, compositor } = await openVideo(job);
  const { width, height } = timeline.stage;
  const converter = new FrameConverter(width, height);
  const watch = new FlashWatch(width, height);
  for (let frame = 0; frame < timeline.frames; frame += 1) {
    watch.see(frame, converter.toI420(compositor.frame(frame)));
    // Without a turn of the event loop the canvas keeps 8 MB a frame.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return watch.report(0, timeline.frames);
}
