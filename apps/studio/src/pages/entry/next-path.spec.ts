import { nextPath } from './next-path';

describe('nextPath', () => {
  it('goes on to the page that was asked for', () =>
    expect(nextPath('/films/vid-7?tab=proof')).toBe('/films/vid-7?tab=proof'));

  it.each([null, '', 'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'goes to the films for %j',
    (asked) => expect(nextPath(asked)).toBe('/films'),
  );
});
