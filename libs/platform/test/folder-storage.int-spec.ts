import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FolderStorage } from '../src';

describe('FolderStorage', () => {
  let folder: string;
  let storage: FolderStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-storage-'));
    storage = new FolderStorage(join(folder, 'store'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  async function put(key: string, content: string): Promise<void> {
    const path = join(folder, 'source');
    await rm(path, { force: true });
    await writeFile(path, content);
    await storage.putFile(key, path);
  }

  const inStore = async () => (await readdir(join(folder, 'store'), { recursive: true })).sort();

  it('keeps a file after its source is gone', async () => {
    await put('videos/vid-1/v1/video.mp4', 'film');
    await rm(join(folder, 'source'));
    expect(await text(storage.read('videos/vid-1/v1/video.mp4'))).toBe('film');
    expect(await storage.stat('videos/vid-1/v1/video.mp4')).toMatchObject({ bytes: 4 });
    await storage.fetchTo('videos/vid-1/v1/video.mp4', join(folder, 'copy'));
    expect(await readFile(join(folder, 'copy'), 'utf8')).toBe('film');
  });

  it('reads an inclusive range', async () => {
    await put('a/b', '0123456789');
    expect(await text(storage.read('a/b', { start: 2, end: 4 }))).toBe('234');
  });

  it('replaces an object whole: who reads the old one reads it to its end', async () => {
    await put('a/b', 'old');
    const before = await storage.stat('a/b');
    const reading = storage.read('a/b');
    await new Promise((opened) => reading.once('open', opened));
    await put('a/b', 'newer');
    expect(await text(reading)).toBe('old');
    expect(await text(storage.read('a/b'))).toBe('newer');
    expect((await storage.stat('a/b'))?.etag).not.toBe(before?.etag);
  });

  it('leaves nothing beside the object, however often and by however many it is put', async () => {
    await put('a/b', 'same');
    await Promise.all(Array.from({ length: 8 }, () => storage.putFile('a/b', join(folder, 'source'))));
    await expect(storage.putFile('a/b', join(folder, 'absent'))).rejects.toThrow('ENOENT');
    expect(await inStore()).toEqual(['a', 'a/b']);
    expect(await text(storage.read('a/b'))).toBe('same');
  });

  it('knows no object where there is none, and none in a folder', async () => {
    await put('a/b', 'x');
    expect(await storage.stat('a')).toBeNull();
    expect(await storage.stat('a/c')).toBeNull();
    expect(await storage.stat('a/b/c')).toBeNull();
    await expect(text(storage.read('a/c'))).rejects.toThrow('ENOENT');
  });

  it('removes a folder and not its namesake', async () => {
    await put('videos/vid-7/v1/video.mp4', 'x');
    await put('videos/vid-70/v1/video.mp4', 'x');
    await storage.removeAll('videos/vid-7');
    await storage.removeAll('videos/vid-8');
    expect(await inStore()).toEqual(['videos', 'videos/vid-70', 'videos/vid-70/v1', 'videos/vid-70/v1/video.mp4']);
  });

  it.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '', 'a/'])('takes %j for no key', async (key) => {
    await writeFile(join(folder, 'secret'), 'x');
    await expect(storage.stat(key)).rejects.toThrow('not a storage key');
    await expect(storage.removeAll(key)).rejects.toThrow('not a storage key');
  });

  it('makes its folder when checked, and tells when it cannot', async () => {
    await storage.check();
    await writeFile(join(folder, 'file'), '');
    await expect(new FolderStorage(join(folder, 'file')).check()).rejects.toThrow();
  });
});
