import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFacts } from '@app/facts';
import { VoiceCast } from '@app/voices';
import { designVideo } from '../src/design-video';
import { checkStoryboard } from '../src/figures/grounding';
import { english } from '../src/language/en/english';
import { payloads } from './payloads';

describe('designing a video with a real voice', () => {
  const cast = new VoiceCast();
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'design-video-'));
  });

  afterAll(async () => {
    cast.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['pool.json', 'weather.json'])('%s is spoken, grounded and near its target', async (name) => {
    const payload = payloads().find(([candidate]) => candidate === name)?.[1];
    if (!payload) throw new Error(`${name} is missing`);
    const { title, cta, targetSeconds } = payload;
    const voices = cast.choose({ language: 'en' });
    const facts = readFacts(payload.data);
    const design = await designVideo(
      {
        facts,
        title,
        cta,
        targetSeconds,
        style: 'breaking-news',
        format: '9:16',
        language: english,
        seed: 7,
        stills: [],
        captions: true,
        music: true,
      },
      voices,
      folder,
    );
    const seconds = design.storyboard.scenes.reduce((total, scene) => total + scene.minSeconds, 0);
    expect(checkStoryboard(design.storyboard)).toEqual([]);
    expect(design.narration.lines.map((line) => line.sceneId)).toEqual(
      design.storyboard.scenes.map((scene) => scene.id),
    );
    for (const line of design.narration.lines) {
      const ends = line.words.map((word) => word.toMs);
      expect(line.durationMs).toBeGreaterThan(400);
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
    }
    expect(seconds).toBeGreaterThanOrEqual(targetSeconds * 0.8);
    expect(seconds).toBeLessThanOrEqual(targetSeconds * 1.08);
  });

  it('stops when it is told to', async () => {
    const voices = cast.choose({ language: 'en' });
    const facts = readFacts({ waitMinutes: 17 });
    const request = {
      facts,
      targetSeconds: 15,
      format: '9:16' as const,
      language: english,
      seed: 1,
      stills: [],
      captions: true,
      music: false,
    };
    await expect(designVideo(request, voices, folder, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow(
      'cancelled',
    );
  });
});
