import { shortVideo } from './short-video';

describe('a video that is shorter than was asked for', () => {
  it('says by how much, whatever it was made from', () => {
    expect(shortVideo(2.1, 30)).toEqual([
      {
        code: 'short_video',
        message: 'The video runs 2 of 30 seconds: there is no more to tell, and it is not padded.',
        scene: null,
        atMs: null,
      },
    ]);
  });

  it('is not called short from three fifths of it on', () => {
    expect(shortVideo(18, 30)).toEqual([]);
    expect(shortVideo(17.9, 30)).toHaveLength(1);
  });
});
