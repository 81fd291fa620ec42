import { ConflictError, SecretBox } from '@app/platform';
import { RETIRED_FOR_MS, retiredSecrets, withRetired } from './retired-secrets';

const box = new SecretBox('a key for these tests');
const AT = new Date('2026-11-27T08:00:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const signing = (sealed: string | null, at: Date) => retiredSecrets(box, sealed, at).map(({ secret }) => secret);

describe('replaced secrets', () => {
  it('sign for a day, the latest first', () => {
    const one = withRetired(box, null, 'whsec_1', AT);
    const two = withRetired(box, one, 'whsec_2', later(1_000));
    expect(signing(two, later(RETIRED_FOR_MS - 1))).toEqual(['whsec_2', 'whsec_1']);
    expect(signing(two, later(RETIRED_FOR_MS))).toEqual(['whsec_2']);
    expect(signing(two, later(RETIRED_FOR_MS + 1_000))).toEqual([]);
    expect(signing(null, AT)).toEqual([]);
  });

  it('are kept sealed', () => {
    expect(withRetired(box, null, 'whsec_1', AT)).not.toContain('whsec_1');
  });

  it('are at most four, until the oldest has expired', () => {
    const four = ['1', '2', '3', '4'].reduce<string | null>((kept, secret) => withRetired(box, kept, secret, AT), null);
    expect(() => withRetired(box, four, '5', later(1_000))).toThrow(ConflictError);
    expect(signing(withRetired(box, four, '5', later(RETIRED_FOR_MS)), later(RETIRED_FOR_MS))).toEqual(['5']);
  });
});
