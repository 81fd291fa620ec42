import { captionsFault } from './is-captions.decorator';

describe('captionsFault', () => {
  it('finds nothing wrong with texts by network', () => {
    expect(captionsFault({ x: 'Short', 'instagram-standalone': 'Longer\nwords' })).toBeNull();
    expect(captionsFault({})).toBeNull();
  });

  it.each([
    ['x', 'an object'],
    [['x'], 'an object'],
    [null, 'an object'],
    [{ Twitter: 'a' }, 'lower case'],
    [{ 'x y': 'a' }, 'lower case'],
    [{ x: 7 }, 'a text for x'],
    [{ x: ' \n' }, 'a text for x'],
    [{ x: 'a'.repeat(5001) }, 'at most 5000 letters for x'],
    [Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`n${n}`, 'a'])), 'at most 40 networks'],
  ])('names what is wrong with %j', (value, fault) => {
    expect(captionsFault(value)).toContain(fault);
  });
});
