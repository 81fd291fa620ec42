import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { digestOf, DigestTap } from './digest';

const CHUNKS = [Buffer.from('nothing is '), Buffer.alloc(200_000, 7), Buffer.from('lost')];
const WHOLE = Buffer.concat(CHUNKS);
const SHA256 = createHash('sha256').update(WHOLE).digest('hex');

describe('a digest', () => {
  it('reads a stream to its end', async () => {
    expect(await digestOf(Readable.from(CHUNKS))).toEqual({ sha256: SHA256, bytes: WHOLE.length });
    expect((await digestOf(Readable.from([]))).bytes).toBe(0);
  });

  it('passes all bytes through unchanged', async () => {
    const tap = new DigestTap();
    const [passed] = await Promise.all([buffer(tap), pipeline(Readable.from(CHUNKS), tap)]);
    expect(passed.equals(WHOLE)).toBe(true);
    expect(tap.digest()).toEqual({ sha256: SHA256, bytes: WHOLE.length });
  });

  it('fails if its source fails', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('gone')) });
    await expect(digestOf(broken)).rejects.toThrow('gone');
  });
});
