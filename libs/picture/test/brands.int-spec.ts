import { setImmediate } from 'node:timers/promises';
import { IS_FULL } from '@app/testing';
import { contrastWith, readInks } from '../src/checks/contrast';
import { measureBoxes } from '../src/checks/measure-boxes';
import { overlaps } from '../src/checks/overlaps';
import { openVideo } from '@app/render';
import { seededRandom } from '../src/random';
import { textArea } from '../src/stage/stage';
import type { VideoJob } from '../src/storyboard/video-job';
import { type Brand, FORMATS, STYLE_NAMES, type StyleName } from '../src/storyboard/storyboard';
import { hostileJob } from './hostile-job';
import { sampleJob } from './sample-job';

/** Colours at the ends of what a customer may send, and pairs that hardly differ. */
const EXTREMES: Brand[] = [
  { accent: '#ffcc33' },
  { accent: '#00c2ff', ground: '#3d0b0b' },
  { accent: '#000000', ground: '#000000' },
  { accent: '#ffffff', ground: '#ffffff' },
  { accent: '#808080', ground: '#808080' },
  { accent: '#000000', ground: '#ffffff' },
  { accent: '#ffffff', ground: '#000000' },
  { accent: '#ffff00' },
  { accent: '#ffff00', ground: '#0000ff' },
  { accent: '#0000ff', ground: '#0000ff' },
  { accent: '#ff0000', ground: '#ff0000' },
  { accent: '#ff0000', ground: '#00ff00' },
  { ground: '#808080' },
  { ground: '#767676' },
  { accent: '#10243e', ground: '#11253f' },
  { accent: '#f5e9d0', ground: '#f6ead1' },
];
const RANDOM = IS_FULL ? 30 : 2;
const LAYOUTS = [...new Set(sampleJob().storyboard.scenes.map(({ layout }) => layout))].filter(
  (layout) => !['picture', 'footage', 'presenter', 'end'].includes(layout),
);

/** Brands of a style: some of the extremes (all at full length), and as many drawn by lot. */
function brandsFor(style: StyleName): Brand[] {
  const random = seededRandom(27, style);
  const color = (): string =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const turn = STYLE_NAMES.indexOf(style);
  const extremes = IS_FULL ? EXTREMES : EXTREMES.filter((_, index) => index < 2 || index % 14 === turn % 14);
  const drawn = Array.from({ length: RANDOM }, () => ({
    accent: color(),
    ...(random() < 0.75 ? { ground: color() } : {}),
  }));
  return [...extremes, ...drawn];
}

/** Texts of a video under a contrast of 3 on any of some frames, the end card always among them. */
async function lostTexts(job: VideoJob, shares: number[]): Promise<string[]> {
  const { timeline, envAt } = await openVideo(job);
  const lost: string[] = [];
  for (const { layout, from, frames } of timeline.scenes)
    for (const share of shares) {
      const frame = from + Math.floor(frames * share);
      for (const { layer, ink, around } of await inksAt(timeline, frame, envAt(frame))) {
        const contrast = contrastWith(ink, around).median;
        if (contrast < 3) lost.push(`${layout} ${layer} ${contrast.toFixed(2)} at ${share}`);
      }
    }
  return lost;
}

/** What is read of a frame. Its canvases are given back only where the event loop turns: thousands of them are gigabytes. */
async function inksAt(...frame: Parameters<typeof readInks>): Promise<ReturnType<typeof readInks>> {
  await setImmediate();
  return readInks(...frame);
}

describe.each(STYLE_NAMES)('a brand in %s', (style) => {
  it('leaves no text under a contrast of 3, whatever its colours', async () => {
    const random = seededRandom(9, style);
    const lost: unknown[] = [];
    for (const brand of brandsFor(style)) {
      const start = Math.floor(random() * LAYOUTS.length);
      const only = [0, 5].map((away) => LAYOUTS[(start + away) % LAYOUTS.length] ?? 'hero');
      const job = sampleJob({ style, only: [...only, 'end'] });
      job.storyboard.brand = brand;
      const found = await lostTexts(job, [0.5, 0.8]);
      if (found.length > 0) lost.push({ brand, found });
    }
    expect(lost).toEqual([]);
  });
});

const DISCLAIMER = 'Past performance is no guarantee of future returns. Not financial advice.';
const LONG_NAME = 'Österreichische Rundfunkgesellschaft AG';

/** A watermark and what it may meet: a long name, a language read from the right, a compliance strip, all at once. */
const MARKS: Array<{ name: string; text: string; language?: 'ar'; compliance?: boolean }> = [
  { name: 'a short name', text: 'ACME' },
  { name: 'a long name', text: LONG_NAME },
  { name: 'a name in a video read from the right', text: 'شركة المثال للتجارة', language: 'ar' },
  { name: 'a name beside a disclaimer', text: 'ACME', compliance: true },
  { name: 'a long name beside a disclaimer', text: LONG_NAME, compliance: true },
];

describe.each(STYLE_NAMES)('a watermark in %s', (style) => {
  const formats = FORMATS.filter((_, index) => IS_FULL || index === 0 || index === 1 + (style.length % 3));
  it.each(formats)('is small, clear of all other text and of what apps cover, and readable, in %s', async (format) => {
    for (const { name, text, language, compliance } of MARKS) {
      const job = language
        ? hostileJob({ style, format, hostility: 'arabic' })
        : sampleJob({ style, format, only: ['hero', 'cards', 'leaderboard', 'end'] });
      if (language)
        job.storyboard.scenes = job.storyboard.scenes.filter(({ layout }) => ['hero', 'cards', 'end'].includes(layout));
      job.storyboard.brand = { watermark: { text } };
      if (compliance) job.storyboard.compliance = { disclaimer: DISCLAIMER, asOf: 'As of 28 Sep 2026' };
      const { timeline, envAt } = await openVideo(job);
      const { stage } = timeline;
      expect([name, timeline.layers.some(({ id }) => id === 'video.foot.band')]).toEqual([name, compliance === true]);
      for (const { layout, from, frames } of timeline.scenes) {
        const frame = from + Math.floor(frames * 0.7);
        const boxes = measureBoxes(timeline, frame, envAt(frame).measurer);
        const mark = boxes.filter(({ layer }) => layer.startsWith('video.foot.mark'));
        const others = boxes.filter((box) => !mark.includes(box));
        const area = textArea(stage);
        const where = `${name}, ${layout}`;
        expect([where, mark.length > 0 && mark.length <= 3]).toEqual([where, true]);
        for (const measured of mark) {
          const { box } = measured;
          const isInside =
            box.x >= area.x &&
            box.y >= area.y &&
            box.x + box.w <= area.x + area.w + 1 &&
            box.y + box.h <= area.y + area.h;
          expect([
            where,
            isInside,
            others.filter((other) => overlaps(measured, other)).map(({ layer }) => layer),
          ]).toEqual([where, true, []]);
        }
        const covered = mark.reduce((sum, { box }) => sum + box.w * box.h, 0) / (stage.width * stage.height);
        expect([where, covered < 0.02]).toEqual([where, true]);
        const contrasts = (await inksAt(timeline, frame, envAt(frame)))
          .filter(({ layer }) => layer.startsWith('video.foot.mark'))
          .map(({ ink, around }) => contrastWith(ink, around).median);
        expect([where, contrasts.length > 0, contrasts.filter((contrast) => contrast < 4.4)]).toEqual([
          where,
          true,
          [],
        ]);
      }
    }
  });
});

describe('readInks', () => {
  it('tells black on black and white on black from each other', async () => {
    const { timeline, envAt } = await openVideo(sampleJob({ style: 'swiss-poster', only: ['hero', 'end'] }));
    const frame = 60;
    const read = (ink: string): number[] => {
      for (const { kind, props } of timeline.layers)
        if (kind === 'text') for (const line of props.block.lines) for (const run of line.runs) run.fill = ink;
      const label = readInks(timeline, frame, envAt(frame)).filter(({ layer }) => layer === 's1.label');
      return label.map((reading) => contrastWith(reading.ink, reading.around).median);
    };
    expect(read('#f6f4ee')[0]).toBeCloseTo(1, 1);
    expect(read('#000000')[0]).toBeGreaterThan(18);
  });
});
