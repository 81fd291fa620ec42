import { SecretBox } from './secret-box';

const KEY = 'a key of sixteen or more';

describe('SecretBox', () => {
  const box = new SecretBox(KEY);
  const sealed = box.seal('whsec_ünïcode');

  it('opens what it sealed, also in another process with the same key', () => {
    expect(new SecretBox(KEY).open(sealed)).toBe('whsec_ünïcode');
    expect(box.open(box.seal(''))).toBe('');
  });

  it('shows nothing of the secret and never seals twice alike', () => {
    expect(sealed).toMatch(/^v1(\.[\w-]+){3}$/);
    expect(box.seal('whsec_ünïcode')).not.toBe(sealed);
  });

  it('does not open under another key', () => {
    expect(() => new SecretBox(`${KEY}!`).open(sealed)).toThrow();
  });

  it('does not open what was altered, part by part', () => {
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

  it.each(['', 'v1', 'v1...', 'plain text'])('does not open %j', (text) => {
    expect(() => box.open(text)).toThrow();
  });
});
