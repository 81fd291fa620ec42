import { takeToken } from './frame';

const stored = (entries: Record<string, string>) => () => ({ getItem: (key: string) => entries[key] ?? null });
const blocked = () => {
  throw new Error('The operation is insecure.');
};

describe('the token of an embedded studio', () => {
  it('is the one that was left for this session', () => {
    const storage = stored({ 'factreel.embed.p1': 'et_1', 'factreel.embed.p2': 'et_2' });
    expect(takeToken('p2', { storage, window: { name: '' } })).toBe('et_2');
    expect(takeToken('p3', { storage, window: { name: '' } })).toBeNull();
  });

  it('is taken out of the name of a frame that has no storage', () => {
    const window = { name: JSON.stringify({ key: 'factreel.embed.p1', token: 'et_1' }) };
    expect(takeToken('p1', { storage: blocked, window })).toBe('et_1');
    expect(window.name).toBe('');
  });

  it.each([
    '',
    'studio',
    'null',
    '{"key":"factreel.embed.p9","token":"et_9"}',
    '{"key":"factreel.embed.p1","token":4}',
  ])('is not read out of a name such as %j, which stays', (name) => {
    const window = { name };
    expect(takeToken('p1', { storage: blocked, window })).toBeNull();
    expect(window.name).toBe(name);
  });
});
