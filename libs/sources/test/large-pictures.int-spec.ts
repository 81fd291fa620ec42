import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MediaProcess } from '../src/library/media-process';
import { PICTURE_LIMITS, prepareMedia } from '../src/library/prepare-media';
import { MediaFiles } from './library/media-files';

describe('a picture of just under 40 megapixels', () => {
  let files: MediaFiles;

  beforeAll(async () => {
    // Held to its memory: how long it may take is no matter of a machine on which other suites run.
    jest.replaceProperty(PICTURE_LIMITS, 'timeoutMs', 60_000);
    files = new MediaFiles(await mkdtemp(join(tmpdir(), 'factreel-large-')));
  });

  afterAll(async () => {
    jest.restoreAllMocks();
    await rm(files.folder, { recursive: true, force: true });
  });

  it.each([
    ['a.png', ['-pix_fmt', 'rgba']],
    ['a.jpg', ['-pix_fmt', 'yuvj444p']],
  ])('is taken as %s, in the memory that a picture has', async (name, words) => {
    const source = ['-f', 'lavfi', '-i', 'color=c=red:size=6320x6320:rate=1:d=1,format=rgba', '-frames:v', '1'];
    const path = await files.make(name, ...source, ...words);
    const media = new MediaProcess(process.env['FFMPEG_PATH']);
    const made = await prepareMedia(media, path, await mkdtemp(join(files.folder, 'kept-')));
    expect(made).toMatchObject({ kind: 'image', width: 3_840, height: 3_840 });
  });
});
