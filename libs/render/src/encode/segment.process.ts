import { openFilm } from '../frames/open-film';
import { segmentArgs } from './ffmpeg-args';
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
  const pipe = new FramePipe(request.ffmpeg, segmentArgs({ width, height, video: request.video, web: request.web }));
  onStop(() => pipe.kill());
  // Two frames are in flight at most: one in ffmpeg's pipe while the next is drawn.
  let inFlight: Promise<void> = Promise.resolve();
  for (let frame = request.from; frame < request.to; frame += 1) {
    const pixels = compositor.pixels(frame);
    await inFlight;
    inFlight = pipe.write(pixels);
    inFlight.catch(() => undefined);
    if ((frame - request.from) % REPORT_EVERY === 0) tell(frame - request.from);
    // Without a turn of the event loop the canvas keeps 8 MB a frame (STACK.md, Leak).
    await new Promise((resolve) => setImmediate(resolve));
  }
  await inFlight;
  await pipe.finish();
}

answerTask(renderSegment);
