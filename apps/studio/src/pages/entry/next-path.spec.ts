import { nextPath } from './next-path';

describe('nextPath', () => {
  it('goes on to the page that was asked for', () =>
    expect(nextPath('/videos/vid-7?tab=proof')).toBe('/videos/vid-7?tab=proof'));

  it.each([null, '', 'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'goes to the videos for %j',
    (asked) => expect(nextPath(asked)).toBe('/videos'),
  );
});
