import { openFilm } from '../frames/open-film';
import { segmentArgs } from './ffmpeg-args';
import { FrameConverter } from './frame-converter';
import { FramePipe } from './frame-pipe';
import { answerTask } from './answer-task';
import type { SegmentRequest } from './task-message';

const REPORT_EVERY = 10;

/** Draws and encodes one segment, then leaves. Dies with its parent and takes its ffmpeg along. */
async function renderSegment(
  request: SegmentRequest,
  tell: (frames: number) => void,
  onStop: (stop: () => void) => void,
): Promise<void> {
  const { timeline, compositor } = await openFilm(request.job);
  const { width, height } = timeline.stage;
  const converter = new FrameConverter(width, height);
  const pipe = new FramePipe(request.ffmpeg, segmentArgs({ width, height, video: request.video, web: request.web }));
  onStop(() => pipe.kill());
  // One frame is on its way to ffmpeg while the next is drawn and converted; the converter has two buffers for that.
  let inFlight: Promise<void> = Promise.resolve();
  for (let frame = request.from; frame < request.to; frame += 1) {
    const planes = converter.toI420(compositor.pixels(frame));
    await inFlight;
    inFlight = pipe.write(planes);
    inFlight.catch(() => undefined);
    if ((frame - request.from) % REPORT_EVERY === 0) tell(frame - request.from);
    // Without a turn of the event loop the canvas keeps 8 MB a frame (STACK.md, Leak).
    await new Promise((resolve) => setImmediate(resolve));
  }
  await inFlight;
  await pipe.finish();
}

answerTask(renderSegment);
