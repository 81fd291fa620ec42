import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { FolderStorage } from '../src';
import { describeStorage } from './describe-storage';

describeStorage('FolderStorage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-folder-'));
  const root = join(folder, 'store');
  return {
    storage: new FolderStorage(root),
    keys: async () => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      return files.map((path) => path.slice(root.length + 1).replaceAll(sep, '/')).sort();
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
});

describe('FolderStorage', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-folder-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('makes its folder when checked, and fails if it cannot', async () => {
    await new FolderStorage(join(folder, 'store')).check();
    await writeFile(join(folder, 'file'), '');
    await expect(new FolderStorage(join(folder, 'file')).check()).rejects.toThrow();
  });

  it('removes a folder completely', async () => {
    const storage = new FolderStorage(folder);
    await storage.putFile('videos/vid-7/v1/video.mp4', __filename);
    await storage.removeAll('videos/vid-7');
    expect(await readdir(folder, { recursive: true })).toEqual(['videos']);
  });
});
