import { hostileJob, HOSTILITIES } from '../../../test/hostile-job';
import { sampleJob } from '../../../test/sample-job';
import { overlaps } from '../../checks/film-checks';
import { measureBoxes } from '../../checks/measure-boxes';
import { CanvasMeasurer } from '../../fonts/canvas-measurer';
import type { FilmJob } from '../../storyboard/film-job';
import { FORMATS } from '../../storyboard/storyboard';
import { buildTimeline } from '../../timeline/build-timeline';

const TOLERANCE = 4;

/** Settled frames' faults: text outside the safe box, text over text. */
function faultsOf(job: FilmJob): string[] {
  const timeline = buildTimeline(job);
  const measurer = new CanvasMeasurer(timeline.language);
  const { x, y, w, h } = timeline.stage.safe;
  const faults = new Set<string>();
  for (const scene of timeline.scenes) {
    const boxes = measureBoxes(timeline, scene.from + Math.floor(scene.frames * 0.85), measurer);
    boxes.forEach(({ box, layer }, index) => {
      const inside =
        box.x >= x - TOLERANCE &&
        box.y >= y - TOLERANCE &&
        box.x + box.w <= x + w + TOLERANCE &&
        box.y + box.h <= y + h + TOLERANCE;
      if (!inside) faults.add(`${scene.layout}: ${layer} leaves the safe box`);
      for (const other of boxes.slice(index + 1))
        if (other.layer !== layer && overlaps(box, other.box))
          faults.add(`${scene.layout}: ${layer} over ${other.layer}`);
    });
  }
  return [...faults];
}

describe('breaking-news', () => {
  it.each(FORMATS)('sets every layout cleanly in %s', (format) => {
    expect(faultsOf(sampleJob({ style: 'breaking-news', format }))).toEqual([]);
  });

  it.each(FORMATS.flatMap((format) => HOSTILITIES.map((hostility) => [format, hostility] as const)))(
    'holds hostile content in %s: %s',
    (format, hostility) => {
      expect(faultsOf(hostileJob({ style: 'breaking-news', format, hostility }))).toEqual([]);
    },
  );

  it('shows the whole hero figure on the first frame', () => {
    const timeline = buildTimeline(sampleJob({ style: 'breaking-news' }));
    const layers = measureBoxes(timeline, 0, new CanvasMeasurer('en')).map(({ layer }) => layer);
    expect(layers).toContain('s1.figure');
    expect(timeline.layers.find(({ id }) => id === 's1.figure')?.kind).toBe('text');
  });

  it('crawls what the film is about where it has no ticker', () => {
    const job = sampleJob({ style: 'breaking-news', only: ['hero'] });
    job.storyboard.furniture = { topic: 'Rates', subject: 'USDC on Base', ticker: [] };
    const crawl = buildTimeline(job).layers.find(({ id }) => id === 'film.crawl');
    expect(crawl?.kind === 'ticker' && crawl.props.items.length).toBe(2);
  });
});
