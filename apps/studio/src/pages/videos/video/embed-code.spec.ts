import type { Video } from '../../../videos/video-query';
import { embedCode } from './embed-code';

describe('embedCode', () => {
  it('shows the player of the video in its shape, whatever the title holds', () => {
    const video = {
      title: 'Bread "up" <3%>',
      format: '9:16',
      watchUrl: 'https://videos.example/w/vid-1?k=a&b',
    } as Video;
    const code = embedCode(video);
    expect(code).toContain('<iframe src="https://videos.example/w/vid-1/player?k=a&amp;b"');
    expect(code).toContain('title="Bread &quot;up&quot; &lt;3%>" style="width:100%;aspect-ratio:9/16;border:0"');
  });
});
