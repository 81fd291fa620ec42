import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClipMaker, FAILED, ImageMaker, MediaError, MusicMaker } from '@app/media';
import { FolderStorage } from '@app/platform';
import { PaidResults } from '../src/designing/paid-results';
import { PaidStudio } from '../src/designing/paid-studio';

const IMAGE = {
  prompt: 'A harbour',
  width: 90,
  height: 160,
  style: 'nature-doc',
  domain: 'general',
  seed: 7,
  index: 0,
} as const;
const ALL = { image: true, clip: true, music: true };

describe('the studio of a video', () => {
  let folder: string;
  let results: PaidResults;
  let orders: number;
  const logged: unknown[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-studio-'));
    results = new PaidResults(new FolderStorage(join(folder, 'storage')));
    orders = 0;
    logged.length = 0;
  });

  afterEach(async () => await rm(folder, { recursive: true, force: true }));

  function aStudio(held = ALL, fail = false, signal = new AbortController().signal): PaidStudio {
    const deliver = async (outPath: string): Promise<void> => {
      orders += 1;
      if (fail) throw new MediaError('busy', 'the service answered 503', 'with its own words');
      await writeFile(outPath, `made ${orders}`);
    };
    const images: ImageMaker = Object.create(ImageMaker.prototype, {
      paid: { value: true },
      make: {
        value: async (_: unknown, { outPath }: { outPath: string }) => {
          await deliver(outPath);
          return { width: 9, height: 16 };
        },
      },
    }) as ImageMaker;
    const clips = Object.assign(Object.create(ClipMaker.prototype) as ClipMaker, {
      paid: true,
      make: async () => null,
    });
    const music = Object.assign(Object.create(MusicMaker.prototype) as MusicMaker, {
      paid: true,
      make: async () => null,
    });
    return new PaidStudio({ videoId: 'vid-7', version: 1, held, signal }, { images, clips, music }, results, {
      warn: (...words: unknown[]) => void logged.push(words),
    });
  }

  it('orders a work once, however often the stage is run', async () => {
    const path = join(folder, 'image');
    expect(await aStudio().image(IMAGE, path)).toEqual({ width: 9, height: 16 });
    await rm(path);
    const again = aStudio();
    expect(await again.image(IMAGE, path)).toEqual({ width: 9, height: 16 });
    expect(await readFile(path, 'utf8')).toBe('made 1');
    expect(again.delivered).toEqual({ image: 1, clip: 0, music: 0 });
    expect(orders).toBe(1);
  });

  it('orders nothing that is not held for, and draws the picture itself', async () => {
    const studio = aStudio({ image: false, clip: false, music: false });
    const path = join(folder, 'image');
    expect(await studio.image(IMAGE, path)).toEqual({ width: 90, height: 160 });
    expect(await studio.clip({ prompt: '', seedPath: path, seconds: 5 }, path)).toBeNull();
    expect(await studio.music({ prompt: '', seconds: 5 }, path)).toBeNull();
    expect([orders, studio.delivered]).toEqual([0, { image: 0, clip: 0, music: 0 }]);
  });

  it('tells of a failure in plain words, and the log of the rest', async () => {
    const studio = aStudio(ALL, true);
    expect(await studio.image(IMAGE, join(folder, 'image'))).toBe(FAILED);
    expect(studio.delivered.image).toBe(0);
    expect(studio.warnings).toEqual([
      {
        code: 'image_failed',
        message:
          'A picture could not be made: the service answered 503. The video goes on without it, and it is not charged.',
        scene: null,
        atMs: null,
      },
    ]);
    expect(JSON.stringify(logged)).toContain('with its own words');
  });

  it('fails nothing when it is told to stop', async () => {
    const studio = aStudio(ALL, true, AbortSignal.abort(new Error('stopped')));
    await expect(studio.image(IMAGE, join(folder, 'image'))).rejects.toThrow('stopped');
    expect(studio.warnings).toEqual([]);
  });
});
