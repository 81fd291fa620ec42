import type { Film } from '../../../films/film-query';
import { embedCode } from './embed-code';

describe('embedCode', () => {
  it('plays the web copy with its poster, whatever the title holds', () => {
    const film = {
      title: 'Bread "up" <3%>',
      format: '9:16',
      webUrl: 'https://films.example/v1/web.mp4?k=a&b',
      url: 'https://films.example/vid-1.mp4',
      thumbnail: 'https://films.example/poster.jpg',
    } as Film;
    const code = embedCode(film);
    expect(code).toContain(
      'src="https://films.example/v1/web.mp4?k=a&amp;b" poster="https://films.example/poster.jpg"',
    );
    expect(code).toContain('title="Bread &quot;up&quot; &lt;3%>" style="width:100%;aspect-ratio:9/16"');
  });
});
