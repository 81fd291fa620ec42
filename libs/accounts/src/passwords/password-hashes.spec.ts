import { hash } from '@node-rs/argon2';
import { PasswordHashes } from './password-hashes';

describe('PasswordHashes', () => {
  const passwords = new PasswordHashes();

  it('hashes with argon2id as OWASP advises, with a new salt each time', async () => {
    const [first, second] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify(first, 'correct horse')).toBe(true);
    expect(await passwords.verify(first, 'correct horsE')).toBe(false);
  });

  it('never accepts a password for an account that does not exist', async () => {
    expect(await passwords.verify(null, '')).toBe(false);
  });

  it('detects a weaker hash', async () => {
    const weak = await hash('correct horse', { memoryCost: 4096, timeCost: 1 });
    expect(await passwords.verify(weak, 'correct horse')).toBe(true);
    expect([passwords.isDated(weak), passwords.isDated(await passwords.hash('x'))]).toEqual([true, false]);
  });
});
