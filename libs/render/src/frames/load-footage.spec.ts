import { footageFilters, openReels } from './load-footage';

const size = { width: 1080, height: 1920 };

describe('footage', () => {
  it('is brought to its speed before the video rate, and cropped around its subject', () => {
    const filters = footageFilters({ speed: 0.5, subject: { x: 0.7, y: 0.4 } }, size);
    expect(filters.split(',')[0]).toBe('setpts=PTS/0.5');
    expect(filters).toContain("'max(0,min(iw-1080,iw*0.7000-1080/2))'");
  });

  it('that was never decoded has no reel', () => {
    const cut = {
      path: 'none.mp4',
      width: 1,
      height: 1,
      from: 0,
      to: 1,
      speed: 1,
      subject: { x: 0.5, y: 0.5 },
      alt: '',
    };
    expect(openReels([cut, { ...cut, frames: { folder: 'no-such-folder', count: 3 } }]).size).toBe(0);
  });
});
