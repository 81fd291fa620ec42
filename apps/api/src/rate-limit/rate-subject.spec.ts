import { rateSubject } from './rate-subject';

describe('rateSubject', () => {
  it('counts a key for itself, and an owner for the account', () => {
    expect(rateSubject({ accountId: 'acc_1', keyId: 'key_1' }, '192.0.2.1')).toBe('key_1');
    expect(rateSubject({ accountId: 'acc_1', keyId: null }, '192.0.2.1')).toBe('acc_1');
  });

  it('counts an embedded studio for its user, whatever token they hold, and not for the key that minted it', () => {
    const settled = { channelId: null, showId: null, brand: null, maxCredits: null };
    const place = { ...settled, origin: 'https://shop.example', expiresAt: new Date() };
    const subjects = ['emb_1', 'emb_2'].map((tokenId) =>
      rateSubject({ accountId: 'acc_1', keyId: 'key_1', embed: { ...place, tokenId, externalUserId: 'u-1' } }, ''),
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
