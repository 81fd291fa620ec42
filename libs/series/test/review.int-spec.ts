import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { NotFoundError } from '@app/platform';
import { MediaProcess } from '@app/sources';
import { describeAtFullLength, IS_FULL, LanguageModelServer, TestApp, TranscriptionServer } from '@app/testing';
import type { EpisodeFinding } from '../src/episode.entity';
import type { VideoEvidence, ReviewedVideo } from '../src/review/video-evidence';
import { gatherEvidence } from '../src/review/gather-evidence';
import type { ReviewOrder } from '../src/review/load-video.service';
import { ReviewModule } from '../src/review/review.module';
import { ReviewService } from '../src/review/review.service';
import { RuleReviewer } from '../src/review/rule.reviewer';
import { GOOD_VIDEOS } from './review/good-videos';
import { keepVideo } from './review/kept-video';
import { PLANTED, withFault } from './review/planted-in-evidence';
import { BROKEN, brokenPath } from './review/planted-in-file';
import { type RenderedVideo, renderedVideo } from './review/rendered-video';

/** The short run's share: one broken file, and one in three of the faults that need none. */
const SHORT = ['a wrong digit in the picture'];
const planted = PLANTED.filter((_, index) => IS_FULL || index % 3 === 0);

const rules = new RuleReviewer();
const media = new MediaProcess(process.env['FFMPEG_PATH']);
const { signal } = new AbortController();

async function evidenceOf(video: ReviewedVideo, folder: string): Promise<VideoEvidence> {
  const scratch = await mkdtemp(join(folder, 'evidence-'));
  return await gatherEvidence(video, { media, ffmpegPath: process.env['FFMPEG_PATH'], folder: scratch, signal });
}

/** Under a brand and the compliance preset. */
let rendered: RenderedVideo;

beforeAll(async () => {
  rendered = await renderedVideo({
    payload: 'pool.json',
    style: 'swiss-poster',
    format: '1:1',
    brand: { accent: '#0a7a5c', watermark: { text: 'Fjordwheels' } },
    disclaimer: 'Not financial advice. Rates change.',
  });
});
afterAll(() => rm(rendered.folder, { recursive: true, force: true }));

describe('a review of a test render', () => {
  it.each([
    { payload: 'weather.json', style: 'luxury-minimal', format: '1:1', language: 'es' },
    { payload: 'bakery week', style: 'comic', format: '4:5' },
    { payload: 'SaaS month', style: 'trading-terminal', format: '16:9' },
  ] as const)('in $style blocks nothing, small and stamped as it is', async (wanted) => {
    const { video, folder } = await renderedVideo({ ...wanted, test: true });
    try {
      const found = await rules.review(await evidenceOf(video, folder));
      expect(found.filter(({ severity }) => severity === 'block')).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a review of what was measured on a video', () => {
  let good: VideoEvidence;
  beforeAll(async () => {
    good = await evidenceOf(rendered.video, rendered.folder);
  });

  it('finds nothing in it as it was rendered', async () => {
    expect(await rules.review(good)).toEqual([]);
  });

  it.each(planted)('finds $fault', async (fault) => {
    expectFinding(await rules.review(await withFault(good, fault)), fault.code);
  });

  it('holds no video for being short that says itself that there is no more to tell', async () => {
    const warnings = [{ code: 'short_video', message: 'There is no more to tell.', scene: null, atMs: null }];
    const found = await rules.review({ ...good, order: { ...good.order, targetSeconds: 60 }, warnings });
    expect(found.filter(({ severity }) => severity === 'block')).toEqual([]);
    expect(found).toContainEqual(expect.objectContaining({ code: 'short_video', severity: 'note' }));
  });

  const broken = BROKEN.map((file, index) => ({ ...file, index })).filter(
    ({ fault }) => IS_FULL || SHORT.includes(fault),
  );
  it.each(broken)('finds $fault', async ({ make, code, index }) => {
    const { video, folder } = rendered;
    const path = brokenPath(folder, index);
    await make(video, video.files.video ?? '', path);
    const evidence = await evidenceOf({ ...video, files: { ...video.files, video: path } }, folder);
    // As if the renderer itself had made it: its hash would be the one that is kept.
    expectFinding(await rules.review({ ...evidence, sha256: video.cut.sha256 }), code);
  });
});

/** The finding, told to owners: plain sentences without names of layers. */
function expectFinding(found: EpisodeFinding[], code: string): void {
  expect(found).toContainEqual(expect.objectContaining({ code, severity: 'block' }));
  for (const { message } of found) {
    expect(message).toMatch(/^["\p{Lu}\d].*\.$/su);
    expect(message).not.toMatch(/\b(?:lead|end|video|series|comparison)-?\d*\.\w|undefined|NaN|\{\{/);
  }
}

describe('the service', () => {
  const accountId = 'acc_review';
  let app: TestApp;
  let ears: TranscriptionServer;
  let model: LanguageModelServer;

  beforeAll(async () => {
    [ears, model] = [await TranscriptionServer.start(), await LanguageModelServer.start()];
    app = await TestApp.start({
      house: { CONFIG_PARTS, ENTITIES },
      modules: [ReviewModule],
      settings: {
        TRANSCRIPTION_BASE_URL: ears.url,
        TRANSCRIPTION_API_KEY: 'tr-key',
        LLM_PROVIDER: 'openai',
        LLM_MODEL: 'test',
        LLM_BASE_URL: model.url,
      },
    });
    await app.account(accountId);
    await keepVideo(app.app, rendered, { accountId, videoId: 'vid-9001' });
  });
  afterAll(async () => {
    await app.stop();
    await Promise.all([ears.stop(), model.stop()]);
  });

  const review = (of: Partial<ReviewOrder> = {}) =>
    app.get(ReviewService).review({ accountId, videoId: 'vid-9001', version: 1, ...of }, signal);

  it('passes a good video with what its model notes, and answers the same when asked again', async () => {
    ears.says = 'USDC on Base pays 6.84 percent. 3-month T-bills pay 4.31 percent.';
    const message = 'The end comes quickly.';
    model.replies({ says: JSON.stringify({ findings: [{ scene: 2, problem: 'unclear', hold: false, message }] }) });
    const note = expect.objectContaining({ code: 'model_unclear', message, scene: 2, severity: 'note' }) as unknown;
    const first = await review();
    expect(first).toEqual({ passed: true, findings: [note] });
    expect(await review()).toEqual(first);
    expect(JSON.stringify(model.calls[0]?.body)).toContain('6.84');
  });

  it('holds a video in which another figure is heard, and one that the model holds', async () => {
    ears.says = 'USDC on Base pays 9.99 percent.';
    const message = 'It promises a return.';
    model.replies({
      says: JSON.stringify({ findings: [{ scene: null, problem: 'misleading', hold: true, message }] }),
    });
    const { passed, findings } = await review();
    expect(passed).toBe(false);
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['figure_spoken', 'block'],
      ['model_misleading', 'block'],
    ]);
  });

  it('passes a good video whose transcriber and model fail, and says so', async () => {
    ears.refusals.push(500);
    model.replies({ body: 'no answer' });
    const { passed, findings } = await review();
    expect(passed).toBe(true);
    expect(findings.map(({ code }) => code)).toEqual(['transcriber_unavailable', 'model_unavailable']);
  });

  it("knows neither another account's video nor a version that is not there", async () => {
    await expect(review({ accountId: 'acc_other' })).rejects.toThrow(NotFoundError);
    await expect(review({ version: 7 })).rejects.toThrow(NotFoundError);
  });

  it('ends with its caller', async () => {
    const stop = new AbortController();
    const asked = app.get(ReviewService).review({ accountId, videoId: 'vid-9001', version: 1 }, stop.signal);
    stop.abort(new Error('the worker stops'));
    await expect(asked).rejects.toThrow('the worker stops');
  });
});

describeAtFullLength('a review of a good video', () => {
  it.each(GOOD_VIDEOS)('passes $payload in $style, $format, $language', async (wanted) => {
    const { video, folder } = await renderedVideo(wanted);
    try {
      const found = await rules.review(await evidenceOf(video, folder));
      expect(found.filter(({ severity }) => severity === 'block')).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
