import { REFUSED_ADDRESSES } from '@app/testing';
import { SafeFetch } from '../src/fetch/safe-fetch';

describe('SafeFetch', () => {
  const safeFetch = new SafeFetch([]);

  it('knows at least 45 ways to hide an address', () => {
    expect(REFUSED_ADDRESSES.length).toBeGreaterThanOrEqual(45);
    expect(new Set(REFUSED_ADDRESSES.map(({ url }) => url)).size).toBe(REFUSED_ADDRESSES.length);
  });

  it.each(REFUSED_ADDRESSES.map(({ why, url }) => [why, url]))('refuses %s: %j', (_why, url) => {
    expect(() => safeFetch.assertFetchable(url)).toThrow(expect.objectContaining({ reason: 'refused' }) as Error);
  });

  it.each([
    'https://example.com/',
    'http://bücher.example/',
    'https://example.com:8443/a?b=http://127.0.0.1/',
    'http://8.8.8.8/',
  ])('permits %s', (url) => {
    expect(safeFetch.assertFetchable(url).href).toContain('http');
  });
});
