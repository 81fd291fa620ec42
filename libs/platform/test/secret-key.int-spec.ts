import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, resolveSecretKey } from '../src';

describe('the secret key', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-key-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('is the configured one if set', async () => {
    expect(resolveSecretKey('configured-by-hand', folder)).toBe('configured-by-hand');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is generated once, readable only by its owner, and stays', async () => {
    const dataDir = join(folder, 'not/there/yet');
    const key = resolveSecretKey(undefined, dataDir);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(resolveSecretKey(undefined, dataDir)).toBe(key);
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['secret.key']);
  });

  it('is refused if its file is damaged, instead of making secrets unreadable', async () => {
    await writeFile(join(folder, 'secret.key'), '');
    expect(() => resolveSecretKey(undefined, folder)).toThrow(ConfigError);
  });
});
