import { missingScope } from './key-scopes';

describe('missingScope', () => {
  it('names the first missing scope', () => {
    expect(missingScope(['videos:read'], ['videos:read', 'library', 'tools'])).toBe('library');
  });

  it.each([
    [null, ['library'] as const],
    [['library', 'tools'] as const, ['tools'] as const],
    [[] as const, [] as const],
  ])('finds none missing of %j for %j', (scopes, needed) => {
    expect(missingScope(scopes, needed)).toBeNull();
  });
});
