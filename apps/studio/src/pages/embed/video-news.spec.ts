import type { Video } from '../../videos/video-query';
import { createVideoNews } from './video-news';

const aVideo = (status: Video['status'], videoId = 'vid-1', version = 1) => ({
  videoId,
  status,
  version,
  url: `https://x/${videoId}`,
});
const events = (news: { event: string }[]) => news.map(({ event }) => event);

describe('what the page around the studio hears', () => {
  it('hears of a video when it is ordered and when its file is there, each once', () => {
    const news = createVideoNews();
    news.ordered('vid-1', true);
    expect(news.saw(aVideo('draft'))).toEqual([{ event: 'video.created', videoId: 'vid-1', url: 'https://x/vid-1' }]);
    expect(news.saw(aVideo('rendering'))).toEqual([]);
    expect(news.underWay()).toEqual(['vid-1']);
    expect(events(news.saw(aVideo('rendered')))).toEqual(['video.rendered']);
    expect(news.saw(aVideo('rendered'))).toEqual([]);
    expect(news.underWay()).toEqual([]);
  });

  it('hears both of a video that was done before anybody looked', () => {
    const news = createVideoNews();
    news.ordered('vid-1', true);
    expect(events(news.saw(aVideo('rendered')))).toEqual(['video.created', 'video.rendered']);
  });

  it('hears of a new cut of a video that was changed, and nothing of one that was only looked at', () => {
    const news = createVideoNews();
    expect(news.saw(aVideo('rendered', 'vid-2'))).toEqual([]);
    expect(news.saw(aVideo('rendering'))).toEqual([]);
    expect(events(news.saw(aVideo('rendered')))).toEqual(['video.rendered']);
  });

  it('hears of a change once its version is there, not of the cut that stands until then', () => {
    const news = createVideoNews();
    news.saw(aVideo('rendered'));
    news.ordered('vid-1', false);
    expect(news.saw(aVideo('rendered'))).toEqual([]);
    expect(news.underWay()).toEqual(['vid-1']);
    expect(events(news.saw(aVideo('rendered', 'vid-1', 2)))).toEqual(['video.rendered']);
    expect(news.underWay()).toEqual([]);
  });

  it('looks no longer for a change that came to nothing', () => {
    const news = createVideoNews();
    news.saw(aVideo('rendered'));
    news.ordered('vid-1', false);
    for (let look = 0; look < 240; look += 1) expect(news.saw(aVideo('rendered'))).toEqual([]);
    expect(news.underWay()).toEqual([]);
  });

  it('hears nothing of what failed', () => {
    const news = createVideoNews();
    news.ordered('vid-1', false);
    expect(news.saw(aVideo('error'))).toEqual([]);
    expect(news.saw(aVideo('rendered'))).toEqual([]);
  });
});
