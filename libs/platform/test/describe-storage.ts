import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { isMissingObject, type ObjectStorage, type StoredObject } from '../src';

export interface StorageUnderTest {
  storage: ObjectStorage;
  /** Sorted keys of all objects, read without the storage. */
  keys(): Promise<string[]>;
  end(): Promise<void>;
}

/** The contract of `ObjectStorage`; `start` makes an empty one. */
export function describeStorage(name: string, start: () => Promise<StorageUnderTest>): void {
  describe(name, () => {
    let folder: string;
    let tested: StorageUnderTest;
    let storage: ObjectStorage;

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'factreel-storage-'));
      tested = await start();
      storage = tested.storage;
    });

    afterEach(async () => {
      await tested.end();
      await rm(folder, { recursive: true, force: true });
    });

    async function put(key: string, content: string | Buffer): Promise<void> {
      const path = join(folder, 'source');
      await rm(path, { force: true });
      await writeFile(path, content);
      await storage.putFile(key, path);
    }

    async function listed(below: string): Promise<StoredObject[]> {
      const found: StoredObject[] = [];
      for await (const object of storage.list(below)) found.push(object);
      return found.sort((a, b) => (a.key < b.key ? -1 : 1));
    }

    it('keeps a file after its source is gone', async () => {
      await put('videos/vid-1/v1/video.mp4', 'video');
      await rm(join(folder, 'source'));
      expect(await text(storage.read('videos/vid-1/v1/video.mp4'))).toBe('video');
      const found = await storage.stat('videos/vid-1/v1/video.mp4');
      expect(found).toMatchObject({ key: 'videos/vid-1/v1/video.mp4', bytes: 5 });
      expect(found?.etag).toMatch(/^"[^"]+"$/);
      expect(Math.abs(Date.now() - (found?.modifiedAt.getTime() ?? 0))).toBeLessThan(600_000);
      await storage.fetchTo('videos/vid-1/v1/video.mp4', join(folder, 'copy'));
      expect(await readFile(join(folder, 'copy'), 'utf8')).toBe('video');
    });

    it('reads inclusive ranges', async () => {
      await put('a/b', '0123456789');
      for (const [start, end, part] of [
        [2, 4, '234'],
        [0, 0, '0'],
        [9, 9, '9'],
        [0, 9, '0123456789'],
      ] as const) {
        expect(await text(storage.read('a/b', { start, end }))).toBe(part);
      }
    });

    it('keeps an empty file', async () => {
      await put('a/empty', '');
      expect(await storage.stat('a/empty')).toMatchObject({ bytes: 0 });
      expect(await text(storage.read('a/empty'))).toBe('');
      await storage.fetchTo('a/empty', join(folder, 'copy'));
      expect((await stat(join(folder, 'copy'))).size).toBe(0);
    });

    it('keeps a file of many parts byte for byte, and any range of it', async () => {
      const video = randomBytes(17_000_000);
      await put('a/video', video);
      expect(sha256(await buffer(storage.read('a/video')))).toBe(sha256(video));
      const range = { start: 8_388_600, end: 16_777_300 };
      expect(sha256(await buffer(storage.read('a/video', range)))).toBe(
        sha256(video.subarray(range.start, range.end + 1)),
      );
      await storage.fetchTo('a/video', join(folder, 'copy'));
      expect(sha256(await readFile(join(folder, 'copy')))).toBe(sha256(video));
      expect(await tested.keys()).toEqual(['a/video']);
    });

    it('keeps an object if its source is truncated or removed afterwards', async () => {
      await put('a/b', 'whole');
      await rm(join(folder, 'source'));
      await writeFile(join(folder, 'source'), 'other');
      await truncate(join(folder, 'source'), 2);
      expect(await text(storage.read('a/b'))).toBe('whole');
    });

    it('replaces an object atomically: a reader of the old one reads it to its end', async () => {
      const [old, newer] = [randomBytes(3_000_000), randomBytes(2_000_000)];
      await put('a/b', old);
      const before = await storage.stat('a/b');
      const reading = storage.read('a/b');
      const chunks: Buffer[] = [await firstChunk(reading)];
      await put('a/b', newer);
      for await (const chunk of reading) chunks.push(chunk as Buffer);
      expect(sha256(Buffer.concat(chunks))).toBe(sha256(old));
      expect(sha256(await buffer(storage.read('a/b')))).toBe(sha256(newer));
      expect((await storage.stat('a/b'))?.etag).not.toBe(before?.etag);
    });

    it('leaves nothing beside the object after repeated and parallel puts', async () => {
      await put('a/b', 'same');
      await Promise.all(Array.from({ length: 8 }, () => storage.putFile('a/b', join(folder, 'source'))));
      await expect(storage.putFile('a/b', join(folder, 'absent'))).rejects.toThrow('ENOENT');
      expect(await tested.keys()).toEqual(['a/b']);
      expect(await text(storage.read('a/b'))).toBe('same');
    });

    it('finds no object for a missing key or a folder', async () => {
      await put('a/b', 'x');
      for (const key of ['a', 'a/c', 'a/b/c']) expect(await storage.stat(key)).toBeNull();
      await expect(text(storage.read('a/c'))).rejects.toThrow('ENOENT');
      await expect(storage.fetchTo('a/c', join(folder, 'copy'))).rejects.toThrow('ENOENT');
      await storage.fetchTo('a/c', join(folder, 'copy')).catch((error) => expect(isMissingObject(error)).toBe(true));
      await expect(stat(join(folder, 'copy'))).rejects.toThrow('ENOENT');
    });

    it('removes a folder but not one with the same prefix', async () => {
      for (const key of ['vid-7/v1/video.mp4', 'vid-7/v2/video.mp4', 'vid-70/v1/video.mp4', 'vid-7.mp4']) {
        await put(`videos/${key}`, 'x');
      }
      await storage.removeAll('videos/vid-7');
      await storage.removeAll('videos/vid-8');
      expect(await tested.keys()).toEqual(['videos/vid-7.mp4', 'videos/vid-70/v1/video.mp4']);
    });

    it('lists everything below a folder', async () => {
      for (const key of ['videos/vid-7/v1/a', 'videos/vid-7/b', 'videos/vid-70/c', 'library/d']) await put(key, key);
      expect((await listed('videos/vid-7')).map(({ key }) => key)).toEqual(['videos/vid-7/b', 'videos/vid-7/v1/a']);
      expect((await listed('')).map(({ key }) => key)).toEqual(await tested.keys());
      expect(await listed('sounds')).toEqual([]);
      const [object] = await listed('library');
      const { key, bytes, etag } = (await storage.stat('library/d')) as StoredObject;
      expect(object).toMatchObject({ key, bytes, etag });
    });

    it('names the folders below a folder page by page', async () => {
      const names = ['vid-1', 'vid-10', 'vid-2', 'vid-2-b', 'vid-2.b'];
      for (const name of names) for (const file of ['a', 'b/c']) await put(`videos/${name}/${file}`, 'x');
      await put('videos/loose', 'x');
      const found: string[] = [];
      for (let after: string | undefined = ''; after !== undefined;) {
        const page: string[] = await storage.folders('videos', { after, limit: 2 });
        found.push(...page);
        after = page.at(-1);
      }
      expect([...found].sort()).toEqual(names);
      expect(await storage.folders('sounds', { after: '', limit: 2 })).toEqual([]);
    });

    it.each([
      'a b',
      'a+b',
      'a%20b',
      'ü/Ω',
      '今週/パン.mp4',
      "it's (new)!",
      'a&b=c?d#e',
      'a~b*c',
      'x:y;z,@$',
      '.hidden',
    ])('takes %j for a name like any other', async (name) => {
      await put(`odd/${name}`, name);
      await put('odd/other', 'other');
      expect(await storage.stat(`odd/${name}`)).toMatchObject({ bytes: Buffer.byteLength(name) });
      expect(await text(storage.read(`odd/${name}`))).toBe(name);
      expect((await listed('odd')).map(({ key }) => key)).toEqual([`odd/${name}`, 'odd/other'].sort());
      await storage.removeAll('odd');
      expect(await tested.keys()).toEqual([]);
    });

    it.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '', 'a/', 'a/./b'])(
      'takes %j for no key',
      async (key) => {
        await expect(storage.stat(key)).rejects.toThrow('not a storage key');
        await expect(storage.removeAll(key)).rejects.toThrow('not a storage key');
        await expect(storage.putFile(key, __filename)).rejects.toThrow('not a storage key');
        expect(() => storage.read(key)).toThrow('not a storage key');
      },
    );

    it('closes the connection when a reader stops', async () => {
      await put('a/b', randomBytes(3_000_000));
      const reading = storage.read('a/b');
      await firstChunk(reading);
      reading.destroy();
      await new Promise((closed) => reading.once('close', closed));
      expect(await storage.stat('a/b')).toMatchObject({ bytes: 3_000_000 });
    });

    it('passes its check repeatedly', async () => {
      await storage.check();
      await storage.check();
    });
  });
}

async function firstChunk(reading: NodeJS.ReadableStream): Promise<Buffer> {
  await new Promise<void>((ready, failed) => reading.once('readable', ready).once('error', failed));
  return reading.read() as unknown as Buffer;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
