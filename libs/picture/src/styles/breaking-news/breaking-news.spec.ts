import { serverSurface } from '@app/render';
import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { measureBoxes } from '../../checks/measure-boxes';
import { SurfaceMeasurer } from '../../surface/surface-measurer';
import { drawnTexts } from '../../proof/drawn-texts';
import { buildTimeline } from '../../timeline/build-timeline';

describeStyle('breaking-news');

describe('breaking-news', () => {
  it('shows the whole hero figure on the first frame', () => {
    const timeline = buildTimeline(sampleJob({ style: 'breaking-news' }), serverSurface);
    const layers = measureBoxes(timeline, 0, new SurfaceMeasurer(serverSurface, 'en')).map(({ layer }) => layer);
    expect(layers).toContain('s1.figure');
    expect(timeline.layers.find(({ id }) => id === 's1.figure')?.kind).toBe('text');
  });

  it('says LIVE where the source is live, and nowhere else', () => {
    const job = sampleJob({ style: 'breaking-news', only: ['hero'] });
    const bug = (): string[] =>
      drawnTexts(buildTimeline(job, serverSurface)).flatMap(({ id, text }) =>
        /^video[.](live|topic|date)#/u.test(id) ? [text] : [],
      );
    expect(bug()).toEqual(['RATES', '28 SEP 2026']);
    job.storyboard.furniture.live = true;
    expect(bug()).toEqual(['LIVE', 'RATES', '28 SEP 2026']);
  });

  it('crawls what the video is about where it has no ticker', () => {
    const job = sampleJob({ style: 'breaking-news', only: ['hero'] });
    job.storyboard.furniture = { topic: 'Rates', subject: 'USDC on Base', ticker: [] };
    const crawl = buildTimeline(job, serverSurface).layers.find(({ id }) => id === 'video.crawl');
    expect(crawl?.kind === 'ticker' && crawl.props.items.length).toBe(2);
  });
});
