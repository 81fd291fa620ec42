import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderVideo } from '@app/render';
import { STYLE_NAMES, type VideoFiles, type StyleName } from '@app/picture';
import { readFacts } from '@app/facts';
import { IS_FULL } from '@app/testing';
import { measureSound } from '../../render/test/sound-tools';
import { VideoDesigner } from '../src/video-designer';
import { payloads } from './payloads';

const EXAMPLES = ['pool.json', 'flow.json', 'wallet.json', 'football.json', 'weather.json'];
/** The short run makes one video; the full one every example in every style. */
const VIDEOS: Array<[example: string, style: StyleName]> = IS_FULL
  ? EXAMPLES.flatMap((example) => STYLE_NAMES.map((style): [string, StyleName] => [example, style]))
  : [['football.json', 'tabloid']];

describe.each(VIDEOS)('the video of %s in %s', (example, style) => {
  let folder = '';
  let files: VideoFiles;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'golden-video-'));
    const designer = new VideoDesigner();
    const { signal } = new AbortController();
    try {
      const video = await designer.design({ ...orderOf(example), style }, folder, signal);
      files = await renderVideo({ ...video, stills: [] }, { outDir: folder });
    } finally {
      designer.onApplicationShutdown();
    }
  }, 600_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has nothing to be warned of: captions on their words, no dead picture, no silence', () => {
    expect(files.warnings).toEqual([]);
  });

  it('is as loud as feeds want it, in both files', async () => {
    for (const path of [files.video, files.web]) {
      const { lufs, truePeak } = await measureSound(path);
      expect(Math.abs(lufs + 14)).toBeLessThan(1);
      expect(truePeak).toBeLessThan(-1);
    }
  });
});

function orderOf(example: string) {
  const payload = payloads().find(([name]) => name === example)?.[1];
  if (!payload) throw new RangeError(`No example ${example}`);
  const { title, cta, targetSeconds, data } = payload;
  return {
    facts: readFacts(data),
    title,
    cta,
    targetSeconds,
    format: '9:16' as const,
    seed: 7,
    stills: [],
    captions: true,
    music: true,
  };
}
