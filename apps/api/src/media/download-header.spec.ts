import { downloadHeader } from './download-header';

describe('downloadHeader', () => {
  it.each([
    ['Bread is up', `filename="Bread is up.mp4"; filename*=UTF-8''Bread%20is%20up.mp4`],
    [
      'Crème "brûlée" 3 %',
      `filename="Creme brulee 3.mp4"; filename*=UTF-8''Cr%C3%A8me%20br%C3%BBl%C3%A9e%203%20%25.mp4`,
    ],
    ['今週のパン', `filename="video.mp4"; filename*=UTF-8''%E4%BB%8A%E9%80%B1%E3%81%AE%E3%83%91%E3%83%B3.mp4`],
    ['../\r\nSet-Cookie: a', `filename=".. Set-Cookie a.mp4"; filename*=UTF-8''..%20Set-Cookie%20a.mp4`],
    [' ', `filename="video.mp4"; filename*=UTF-8''video.mp4`],
    ["it's (new)!", `filename="it's (new)!.mp4"; filename*=UTF-8''it%27s%20%28new%29%21.mp4`],
  ])('names the file of %j', (title, named) => {
    expect(downloadHeader(title, '.mp4')).toBe(`attachment; ${named}`);
  });

  it('keeps names short and half letters out', () => {
    const header = downloadHeader(`${'🍞'.repeat(300)}\ud83c`, '.mp4');
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(`${'🍞'.repeat(100)}.mp4`);
    expect(downloadHeader('\ud83c', '.mp4')).toContain('%EF%BF%BD.mp4');
  });
});
