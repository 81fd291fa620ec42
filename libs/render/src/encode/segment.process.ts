import { writeFile } from 'node:fs/promises';
import { PictureWatch, type PictureReport } from '../checks/picture-watch';
import { openVideo, type OpenVideo } from '../frames/open-video';
import { answerTask, type TaskWork } from './answer-task';
import { segmentArgs } from './ffmpeg-args';
import { FrameConverter } from './frame-converter';
import { FramePipe } from './frame-pipe';
import { outputSize } from './output-size';
import { posterOf } from './poster';
import type { SegmentTask } from './task-message';
import { frameHead, streamHead } from './timed-frames';

const REPORT_EVERY = 10;
/**
 * Each frame leaves up to 8 MB of pixels behind. Left to itself V8 counts them as pressure and walks its whole heap every
 * five frames: with a short collection of what is young, drawing takes a quarter less (swiss-poster 8.9 to 5.7 ms).
 */
const COLLECT_EVERY = 2;
/** Frames of a segment that are drawn while ffmpeg still ends the one before: enough to start on, too few to fill memory twice. */
const AHEAD = 12;

/** Draws and encodes segments of one video, one after another; the video is opened once. */
function segmentRenderer(): TaskWork<SegmentTask, PictureReport | null> {
  let opened: Promise<OpenVideo & { converter: FrameConverter }> | null = null;
  let ending: Promise<void> = Promise.resolve();
  return async (request, tell, onStop) => {
    if (!request) {
      await ending;
      return null;
    }
    opened ??= openVideo(request.job).then((video) => {
      const { width, height } = video.timeline.stage;
      return { ...video, converter: new FrameConverter(width, height) };
    });
    const { timeline, compositor, converter } = await opened;
    const { width, height } = timeline.stage;
    const test = request.job.test ? { test: outputSize(request.job, { width, height }) } : {};
    const args = segmentArgs({ width, height, ...test, video: request.video, web: request.web });
    const pipe = new FramePipe(request.ffmpeg, args, streamHead({ width, height, fps: timeline.fps }));
    onStop(() => pipe.kill());
    if (request.poster) {
      const { frame, path } = request.poster;
      await writeFile(path, await posterOf(compositor.still(frame)));
    }
    const watch = new PictureWatch(width, height);
    // Two frames may be on their way to ffmpeg while the next is drawn; the converter has three buffers for that.
    let before: Promise<void> = Promise.resolve();
    let inFlight: Promise<void> = Promise.resolve();
    let shown: Buffer | null = null;
    for (let frame = request.from; frame < request.to; frame += 1) {
      if (frame - request.from === AHEAD) await ending;
      const planes = converter.toI420(compositor.frame(frame));
      watch.see(frame, planes);
      // A frame that stays is sent once more at the end only, which says how long it stayed.
      if (planes !== shown || frame === request.to - 1) {
        await before;
        before = inFlight;
        inFlight = pipe.write(frameHead(frame - request.from, planes.length), planes);
        inFlight.catch(() => undefined);
        shown = planes;
      }
      if ((frame - request.from) % REPORT_EVERY === 0) tell(frame - request.from);
      if (frame % COLLECT_EVERY === 0) gc?.({ type: 'minor' });
      // Without a turn of the event loop the canvas keeps 8 MB a frame.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([inFlight, ending]);
    ending = pipe.finish();
    ending.catch(() => undefined);
    return watch.report();
  };
}

answerTask(segmentRenderer());
