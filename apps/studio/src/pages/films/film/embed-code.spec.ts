import type { Film } from '../../../films/film-query';
import { embedCode } from './embed-code';

describe('embedCode', () => {
  it('shows the player of the film in its shape, whatever the title holds', () => {
    const film = {
      title: 'Bread "up" <3%>',
      format: '9:16',
      watchUrl: 'https://films.example/w/vid-1?k=a&b',
    } as Film;
    const code = embedCode(film);
    expect(code).toContain('<iframe src="https://films.example/w/vid-1/player?k=a&amp;b"');
    expect(code).toContain('title="Bread &quot;up&quot; &lt;3%>" style="width:100%;aspect-ratio:9/16;border:0"');
  });
});
