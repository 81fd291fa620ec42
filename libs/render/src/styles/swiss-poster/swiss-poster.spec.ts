import { hostileJob, HOSTILITIES } from '../../../test/hostile-job';
import { sampleJob } from '../../../test/sample-job';
import { overlaps } from '../../checks/film-checks';
import { measureBoxes } from '../../checks/measure-boxes';
import { CanvasMeasurer } from '../../fonts/canvas-measurer';
import type { FilmJob } from '../../storyboard/film-job';
import { FORMATS } from '../../storyboard/storyboard';
import { buildTimeline } from '../../timeline/build-timeline';

const TOLERANCE = 4;

/** What a film's settled frames do wrong: text outside the safe box, text over text. */
function faultsOf(job: FilmJob): string[] {
  const timeline = buildTimeline(job);
  const measurer = new CanvasMeasurer(timeline.language);
  const { safe } = timeline.stage;
  const faults = new Set<string>();
  for (const scene of timeline.scenes) {
    const boxes = measureBoxes(timeline, scene.from + Math.floor(scene.frames * 0.85), measurer);
    boxes.forEach(({ box, layer }, index) => {
      const out =
        box.x < safe.x - TOLERANCE ||
        box.y < safe.y - TOLERANCE ||
        box.x + box.w > safe.x + safe.w + TOLERANCE ||
        box.y + box.h > safe.y + safe.h + TOLERANCE;
      if (out) faults.add(`${scene.layout}: ${layer} leaves the safe box`);
      for (const other of boxes.slice(index + 1))
        if (other.layer !== layer && overlaps(box, other.box))
          faults.add(`${scene.layout}: ${layer} over ${other.layer}`);
    });
  }
  return [...faults];
}

describe('swiss-poster', () => {
  it.each(FORMATS)('sets every layout cleanly in %s', (format) => {
    expect(faultsOf(sampleJob({ style: 'swiss-poster', format }))).toEqual([]);
  });

  it.each(FORMATS.flatMap((format) => HOSTILITIES.map((hostility) => [format, hostility] as const)))(
    'holds hostile content in %s: %s',
    (format, hostility) => {
      expect(faultsOf(hostileJob({ style: 'swiss-poster', format, hostility }))).toEqual([]);
    },
  );

  it('shows the hook on the first frame', () => {
    const timeline = buildTimeline(sampleJob({ style: 'swiss-poster' }));
    const layers = measureBoxes(timeline, 0, new CanvasMeasurer('en')).map(({ layer }) => layer);
    expect(layers).toEqual(expect.arrayContaining(['s1.figure', 's1.label', 's1.kicker']));
  });
});
