import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { measureBoxes } from '../../checks/measure-boxes';
import { CanvasMeasurer } from '../../fonts/canvas-measurer';
import { buildTimeline } from '../../timeline/build-timeline';

describeStyle('breaking-news');

describe('breaking-news', () => {
  it('shows the whole hero figure on the first frame', () => {
    const timeline = buildTimeline(sampleJob({ style: 'breaking-news' }));
    const layers = measureBoxes(timeline, 0, new CanvasMeasurer('en')).map(({ layer }) => layer);
    expect(layers).toContain('s1.figure');
    expect(timeline.layers.find(({ id }) => id === 's1.figure')?.kind).toBe('text');
  });

  it('crawls what the video is about where it has no ticker', () => {
    const job = sampleJob({ style: 'breaking-news', only: ['hero'] });
    job.storyboard.furniture = { topic: 'Rates', subject: 'USDC on Base', ticker: [] };
    const crawl = buildTimeline(job).layers.find(({ id }) => id === 'video.crawl');
    expect(crawl?.kind === 'ticker' && crawl.props.items.length).toBe(2);
  });
});
