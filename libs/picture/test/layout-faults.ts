import { serverSurface } from '@app/render';
import { measureBoxes } from '../src/checks/measure-boxes';
import { overlaps } from '../src/checks/overlaps';
import { SurfaceMeasurer } from '../src/surface/surface-measurer';
import { textArea } from '../src/stage/stage';
import type { VideoJob } from '../src/storyboard/video-job';
import { buildTimeline } from '../src/timeline/build-timeline';

const TOLERANCE = 4;

/** What a video's settled frames do wrong, measured on drawn boxes: text outside the safe box, text over text. */
export function layoutFaults(job: VideoJob): string[] {
  const timeline = buildTimeline(job, serverSurface);
  const measurer = new SurfaceMeasurer(serverSurface, timeline.language);
  const safe = textArea(timeline.stage);
  const faults = new Set<string>();
  for (const scene of timeline.scenes) {
    const boxes = measureBoxes(timeline, scene.from + Math.floor(scene.frames * 0.85), measurer);
    boxes.forEach((measured, index) => {
      const { box, layer } = measured;
      const out =
        box.x < safe.x - TOLERANCE ||
        box.y < safe.y - TOLERANCE ||
        box.x + box.w > safe.x + safe.w + TOLERANCE ||
        box.y + box.h > safe.y + safe.h + TOLERANCE;
      if (out) faults.add(`${scene.layout}: ${layer} leaves the safe box`);
      for (const other of boxes.slice(index + 1))
        if (other.layer !== layer && overlaps(measured, other))
          faults.add(`${scene.layout}: ${layer} over ${other.layer}`);
    });
  }
  return [...faults];
}
