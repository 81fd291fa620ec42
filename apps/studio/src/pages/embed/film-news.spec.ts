import type { Film } from '../../films/film-query';
import { createFilmNews } from './film-news';

const aFilm = (status: Film['status'], videoId = 'vid-1', version = 1) => ({
  videoId,
  status,
  version,
  url: `https://x/${videoId}`,
});
const events = (news: { event: string }[]) => news.map(({ event }) => event);

describe('what the page around the studio hears', () => {
  it('hears of a film when it is ordered and when its file is there, each once', () => {
    const news = createFilmNews();
    news.ordered('vid-1', true);
    expect(news.saw(aFilm('draft'))).toEqual([{ event: 'video.created', videoId: 'vid-1', url: 'https://x/vid-1' }]);
    expect(news.saw(aFilm('rendering'))).toEqual([]);
    expect(news.underWay()).toEqual(['vid-1']);
    expect(events(news.saw(aFilm('rendered')))).toEqual(['video.rendered']);
    expect(news.saw(aFilm('rendered'))).toEqual([]);
    expect(news.underWay()).toEqual([]);
  });

  it('hears both of a film that was done before anybody looked', () => {
    const news = createFilmNews();
    news.ordered('vid-1', true);
    expect(events(news.saw(aFilm('rendered')))).toEqual(['video.created', 'video.rendered']);
  });

  it('hears of a new cut of a film that was changed, and nothing of one that was only looked at', () => {
    const news = createFilmNews();
    expect(news.saw(aFilm('rendered', 'vid-2'))).toEqual([]);
    expect(news.saw(aFilm('rendering'))).toEqual([]);
    expect(events(news.saw(aFilm('rendered')))).toEqual(['video.rendered']);
  });

  it('hears of a change once its version is there, not of the cut that stands until then', () => {
    const news = createFilmNews();
    news.saw(aFilm('rendered'));
    news.ordered('vid-1', false);
    expect(news.saw(aFilm('rendered'))).toEqual([]);
    expect(news.underWay()).toEqual(['vid-1']);
    expect(events(news.saw(aFilm('rendered', 'vid-1', 2)))).toEqual(['video.rendered']);
    expect(news.underWay()).toEqual([]);
  });

  it('looks no longer for a change that came to nothing', () => {
    const news = createFilmNews();
    news.saw(aFilm('rendered'));
    news.ordered('vid-1', false);
    for (let look = 0; look < 240; look += 1) expect(news.saw(aFilm('rendered'))).toEqual([]);
    expect(news.underWay()).toEqual([]);
  });

  it('hears nothing of what failed', () => {
    const news = createFilmNews();
    news.ordered('vid-1', false);
    expect(news.saw(aFilm('error'))).toEqual([]);
    expect(news.saw(aFilm('rendered'))).toEqual([]);
  });
});
