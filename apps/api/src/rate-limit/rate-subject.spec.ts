import { rateLimitOf, rateSubject } from './rate-subject';

describe('rateSubject', () => {
  it('counts a key for itself, and an owner for the account', () => {
    expect(rateSubject({ accountId: 'acc_1', keyId: 'key_1', scopes: null }, '192.0.2.1')).toBe('key_1');
    expect(rateSubject({ accountId: 'acc_1', keyId: null, scopes: null }, '192.0.2.1')).toBe('acc_1');
  });

  it('counts an embedded studio for its user, whatever token they hold, and not for the key that minted it', () => {
    const settled = { channelId: null, showId: null, brand: null, maxCredits: null, locale: null };
    const place = { ...settled, origin: 'https://shop.example', expiresAt: new Date() };
    const subjects = ['emb_1', 'emb_2'].map((tokenId) =>
      rateSubject(
        { accountId: 'acc_1', keyId: 'key_1', scopes: null, embed: { ...place, tokenId, externalUserId: 'u-1' } },
        '',
      ),
    );
    expect(subjects).toEqual(['acc_1 u-1', 'acc_1 u-1']);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['', 'unknown'],
  ])('counts %j without a key for %s', (ip, subject) => {
    expect(rateSubject(undefined, ip)).toBe(subject);
  });
});

describe('rateLimitOf', () => {
  const owner = { accountId: 'acc_1', keyId: null, scopes: null };
  const key = { accountId: 'acc_1', keyId: 'key_1', scopes: null };
  const limit = (url: string, user?: typeof owner | typeof key, method = 'GET') =>
    rateLimitOf({ url, user, method, ip: '192.0.2.1' });

  it('counts the question who is signed in apart from all else that a page asks', () => {
    expect(limit('/v1/auth/session', owner)).toEqual({ policy: 'session', subject: 'acc_1 session', times: 5 });
    expect(limit('/v1/embed/session?a=b', key)).toEqual({ policy: 'session', subject: 'key_1 session', times: 1 });
    expect(limit('/v1/videos', owner)).toEqual({ policy: 'default', subject: 'acc_1', times: 5 });
  });

  it.each([
    ['/v1/auth/session', undefined, 'GET', '192.0.2.1'],
    ['/v1/auth/session', key, 'POST', 'key_1'],
    ['/v1/auth/sessions', key, 'GET', 'key_1'],
    ['/v1/videos?x=/v1/auth/session', key, 'GET', 'key_1'],
    ['/embed/session', undefined, 'POST', '192.0.2.1'],
  ])('counts %s of %j by %s with the rest', (url, user, method, subject) => {
    expect(limit(url, user, method)).toEqual({ policy: 'default', subject, times: 1 });
  });
});
