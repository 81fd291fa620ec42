import { SecretBox } from './secret-box';

const KEY = 'a key of sixteen or more';

describe('SecretBox', () => {
  const box = new SecretBox(KEY);
  const sealed = box.seal('whsec_ünïcode');

  it('opens what it sealed, also in another process with the same key', () => {
    expect(new SecretBox(KEY).open(sealed)).toBe('whsec_ünïcode');
    expect(box.open(box.seal(''))).toBe('');
  });

  it('hides the secret and never seals it the same way twice', () => {
    expect(sealed).toMatch(/^v1(\.[\w-]+){3}$/);
    expect(box.seal('whsec_ünïcode')).not.toBe(sealed);
  });

  it('does not open under another key', () => {
    expect(() => new SecretBox(`${KEY}!`).open(sealed)).toThrow();
  });

  it('does not open a text with any part altered', () => {
    const parts = sealed.split('.');
    for (const [index, part] of parts.entries()) {
      const altered = parts.with(index, (part[0] === 'A' ? 'B' : 'A') + part.slice(1)).join('.');
      expect(() => box.open(altered)).toThrow();
    }
  });

  it('does not open under a shortened tag', () => {
    const [version, iv, tag = '', body] = sealed.split('.');
    const short = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url');
    expect(() => box.open([version, iv, short, body].join('.'))).toThrow();
  });

  it.each(['', 'v1', 'v1...', 'v2...', 'v2.0123456789abcdef...', 'plain text'])('does not open %j', (text) => {
    expect(() => box.open(text)).toThrow();
  });

  describe('during a key rotation', () => {
    const next = new SecretBox('the key that comes after it', KEY);

    it('opens what the old key sealed, with and without that key’s id', () => {
      expect(next.open(sealed)).toBe('whsec_ünïcode');
      const named = new SecretBox(KEY, 'the key that comes after it').seal('named');
      expect(next.open(named)).toBe('named');
    });

    it('seals with the id of the new key, and only that key opens it', () => {
      const text = next.seal('new');
      expect(text).toMatch(/^v2\.[0-9a-f]{16}(\.[\w-]+){3}$/);
      expect(text.startsWith(next.mark ?? 'none')).toBe(true);
      expect(new SecretBox('the key that comes after it').open(text)).toBe('new');
      expect(() => box.open(text)).toThrow();
    });

    it('seals in the format of the previous release while there is one key', () => {
      expect(box.mark).toBeNull();
      expect(box.seal('x')).toMatch(/^v1\./);
    });

    it('does not open what a third key sealed', () => {
      const third = new SecretBox('a third key of sixteen', 'and a fourth one of it');
      for (const text of [sealed, next.seal('new')]) expect(() => third.open(text)).toThrow();
    });
  });
});
