import { serverSurface } from '@app/render';
import { layoutFaults } from '../../test/layout-faults';
import { sampleJob } from '../../test/sample-job';
import { seededRandom } from '../random';
import type { Box } from '../stage/stage';
import type { Figure } from '../storyboard/figure';
import type { WaterfallContent } from '../storyboard/scene-content';
import { FORMATS } from '../storyboard/storyboard';
import type { VideoJob } from '../storyboard/video-job';
import { STYLES } from '../styles';
import { buildTimeline } from '../timeline/build-timeline';
import { stateAt } from '../timeline/evaluate';
import type { LayerOf } from '../timeline/layer';

interface Sum {
  start?: number;
  /** A text is an amount without its sign that is taken away. */
  steps: ReadonlyArray<number | `${number}`>;
  end: number;
}

const NAMES = ['New deposits', 'Überweisungsgeschwindigkeit', 'Fees', 'Refunds to everybody', 'Interest', 'Losses'];

/** A video with one waterfall. */
function jobOf(
  { start, steps, end }: Sum,
  { language = 'en', ...options }: Parameters<typeof sampleJob>[0] & { language?: VideoJob['storyboard']['language'] },
): VideoJob {
  const job = sampleJob({ ...options, only: ['bars'] });
  const [scene] = job.storyboard.scenes;
  const figures = [
    figureOf('start', start ?? 0),
    ...steps.map((value, index) => figureOf(`s${index}`, Number(value))),
    figureOf('end', end),
  ];
  const content: WaterfallContent = {
    layout: 'waterfall',
    title: 'What made the change',
    ...(start === undefined ? {} : { start: { label: 'Last year', figure: 'start' } }),
    steps: steps.map((value, index) => ({
      label: NAMES[index] ?? '',
      figure: `s${index}`,
      ...(typeof value === 'string' ? { takes: true as const } : {}),
    })),
    end: { label: 'Now', figure: 'end' },
    highlight: 0,
  };
  job.storyboard.language = language;
  job.storyboard.figures = { ...job.storyboard.figures, ...Object.fromEntries(figures.map((one) => [one.key, one])) };
  job.storyboard.scenes = scene ? [{ ...scene, ...content }] : [];
  return job;
}

function figureOf(key: string, value: number): Figure {
  const full = { display: `${value} dB`, spoken: `${value} decibels` };
  const signed = { display: `${value < 0 ? '' : '+'}${value} dB`, spoken: `${value} decibels` };
  return { key, value, formatter: 'sample', forms: { full, bare: full, unit: full, signed, label: full } };
}

interface Drawn {
  bars: Array<LayerOf<'spans'>>;
  boxes: Box[];
  joins: Box[];
  /** Values as they are written. */
  shown: string[];
}

/** What is drawn, from the first row to the last. */
function drawn(job: VideoJob): Drawn {
  const { layers } = buildTimeline(job, serverSurface);
  const bars = layers.filter(
    (layer): layer is LayerOf<'spans'> => layer.kind === 'spans' && /row\d\.bar$/.test(layer.id),
  );
  return {
    bars,
    boxes: bars.map(({ props }) => props.spans[0]?.box ?? { x: 0, y: 0, w: 0, h: 0 }),
    joins: layers.flatMap(({ id, box }) => (/row\d\.join$/.test(id) && box ? [box] : [])),
    shown: layers.flatMap((layer) =>
      layer.kind === 'text' && /row\d\.figure$/.test(layer.id)
        ? [layer.props.block.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')]
        : [],
    ),
  };
}

const STYLE_NAMES = [...STYLES.keys()];
const CHANGE: Sum = { start: 40, steps: [30, -25, 5, -2.5], end: 47.5 };

describe('a waterfall', () => {
  it.each(STYLE_NAMES.map((style, turn) => ({ style, format: FORMATS[turn % FORMATS.length] ?? '9:16' })))(
    'draws start and end from zero and each part from where the one before it ends: $style, $format',
    ({ style, format }) => {
      const { boxes, bars, joins } = drawn(jobOf(CHANGE, { style, format }));
      const [start, end] = [boxes[0], boxes.at(-1)];
      const scale = (start?.w ?? 0) / 40;
      const zero = start?.x ?? 0;
      expect(scale).toBeGreaterThan(1);
      expect(end?.x).toBeCloseTo(zero, 3);
      expect(end?.w).toBeCloseTo(47.5 * scale, 3);
      let sum = 40;
      CHANGE.steps.forEach((step, index) => {
        const after = sum + Number(step);
        const box = boxes[index + 1];
        expect(box?.x).toBeCloseTo(zero + Math.min(sum, after) * scale, 3);
        expect(box?.w).toBeCloseTo(Math.abs(Number(step)) * scale, 3);
        expect(bars[index + 1]?.props.spans[0]?.grows).toBe(after < sum ? 'left' : 'right');
        const join = joins[index + 1];
        expect((join?.x ?? 0) + (join?.w ?? 0) / 2).toBeCloseTo(zero + after * scale, 3);
        sum = after;
      });
      expect(joins).toHaveLength(boxes.length - 1);
    },
  );

  it('runs from the right where the language does', () => {
    const { boxes, bars } = drawn(jobOf(CHANGE, { style: 'comic', language: 'ar' }));
    const right = ({ x, w }: Box): number => x + w;
    expect(boxes.length).toBe(6);
    expect(right(boxes[0] as Box)).toBeCloseTo(right(boxes[5] as Box), 3);
    expect(right(boxes[1] as Box)).toBeCloseTo((boxes[0] as Box).x, 3);
    expect(bars[1]?.props.spans[0]?.grows).toBe('left');
  });

  it('writes figures of the payload alone: parts of a change with their signs, parts of a whole without', () => {
    expect(drawn(jobOf(CHANGE, {})).shown).toEqual(['40 dB', '+30 dB', '-25 dB', '+5 dB', '-2.5 dB', '47.5 dB']);
    expect(drawn(jobOf({ steps: [3, 4, 5], end: 12 }, {})).shown).toEqual(['3 dB', '4 dB', '5 dB', '12 dB']);
  });

  it('takes away what the payload has without a sign, and writes it as it is', () => {
    const { boxes, shown } = drawn(jobOf({ start: 40, steps: [30, '25'], end: 45 }, {}));
    expect(shown).toEqual(['40 dB', '30 dB', '25 dB', '45 dB']);
    const [start, , taken] = boxes as [Box, Box, Box];
    expect(taken.x - start.x).toBeCloseTo((start.w / 40) * 45, 3);
  });

  it('lets a sum pass below zero', () => {
    const { boxes } = drawn(jobOf({ start: 20, steps: [-50, 10], end: -20 }, {}));
    const [start, fall, , end] = boxes as [Box, Box, Box, Box];
    expect(end.x + end.w).toBeCloseTo(start.x, 3);
    expect(fall.x).toBeLessThan(start.x);
  });

  it('lets the others recede when a part is said, and measures nothing between bars that stand on no zero', () => {
    const timeline = buildTimeline(sampleJob({ only: ['headline', 'waterfall', 'end'] }), serverSurface);
    const scene = timeline.scenes[1];
    const bars = timeline.layers.filter(({ id, kind }) => kind === 'spans' && /row\d\.bar$/.test(id));
    const kept = Array.from({ length: scene?.frames ?? 0 }, (_, frame) =>
      bars.filter((layer) => stateAt(layer, (scene?.from ?? 0) + frame).opacity >= 0.98).map(({ id }) => id.slice(-8)),
    );
    expect(kept).toContainEqual(['row1.bar']);
    expect(kept).toContainEqual(['row2.bar']);
    expect(timeline.layers.filter(({ kind, scene: id }) => kind === 'stroke' && id === scene?.id)).toEqual([]);
  });

  it('keeps texts apart and inside, whatever the values are', () => {
    const random = seededRandom(5, 'waterfalls');
    const faults = STYLE_NAMES.flatMap((style, turn) => {
      const steps = Array.from({ length: 2 + (turn % 5) }, () => Math.round((random() - 0.4) * 10_000) / 10);
      const start = turn % 2 === 0 ? { start: Math.round(random() * 10_000) / 10 } : {};
      const end = steps.reduce((sum, step) => sum + step, start.start ?? 0);
      const format = FORMATS[(turn + 1) % FORMATS.length] ?? '9:16';
      return layoutFaults(jobOf({ ...start, steps, end: Math.round(end * 10) / 10 }, { style, format }));
    });
    expect(faults).toEqual([]);
  });
});
