import { serverSurface } from '@app/render';
import { layoutFaults } from '../../test/layout-faults';
import { sampleJob } from '../../test/sample-job';
import type { Box } from '../stage/stage';
import type { Figure } from '../storyboard/figure';
import type { BulletContent } from '../storyboard/scene-content';
import { FORMATS } from '../storyboard/storyboard';
import type { VideoJob } from '../storyboard/video-job';
import { STYLES } from '../styles';
import { seededRandom } from '../random';
import { buildTimeline } from '../timeline/build-timeline';
import type { LayerOf } from '../timeline/layer';

type Bar = { value: number; mark: number; limit?: true };

/** A video with one bullet chart, each time with other words. */
function jobOf(bars: readonly Bar[], options: Parameters<typeof sampleJob>[0]): VideoJob {
  const job = sampleJob({ ...options, only: ['bars'] });
  const [scene] = job.storyboard.scenes;
  const figures = bars.flatMap(({ value, mark }, index) => [figureOf(`v${index}`, value), figureOf(`m${index}`, mark)]);
  const content: BulletContent = {
    layout: 'bullet',
    title: 'Against the limit',
    rows: bars.map(({ limit }, index) => ({
      label: ['Main street', 'The old harbour at night', 'Hill', 'Überweisungsgeschwindigkeit'][index] ?? '',
      figure: `v${index}`,
      mark: { label: 'Legal limit', figure: `m${index}`, ...(limit ? { limit } : {}) },
    })),
    highlight: 0,
  };
  job.storyboard.figures = { ...job.storyboard.figures, ...Object.fromEntries(figures.map((one) => [one.key, one])) };
  job.storyboard.scenes = scene ? [{ ...scene, ...content }] : [];
  return job;
}

function figureOf(key: string, value: number): Figure {
  const shown = { display: `${value} dB`, spoken: `${value} decibels` };
  return {
    key,
    value,
    formatter: 'sample',
    forms: { full: shown, bare: shown, unit: shown, signed: shown, label: shown },
  };
}

/** Boxes of each bar's spans and of the line across it; a lone bar may stand upright. */
function drawn(job: VideoJob, count: number): Array<{ spans: Box[]; line: Box }> {
  const { layers } = buildTimeline(job, serverSurface);
  const boxOf = (id: string): Box | undefined => layers.find((layer) => layer.id.endsWith(id))?.box;
  return Array.from({ length: count }, (_, index) => {
    const bar = layers.find(
      (layer): layer is LayerOf<'spans'> =>
        layer.kind === 'spans' && layer.id.endsWith('.bar') && (count === 1 || layer.id.endsWith(`row${index}.bar`)),
    );
    const line = boxOf(`.row${index}.mark`) ?? boxOf('.limit');
    const spans = (bar?.props.spans ?? []).map(({ box }) => box);
    return { spans, line: line ?? { x: 0, y: 0, w: 0, h: 0 } };
  });
}

const STYLE_NAMES = [...STYLES.keys()];

describe('a bullet chart', () => {
  it.each(STYLE_NAMES.map((style, turn) => ({ style, format: FORMATS[turn % FORMATS.length] ?? '9:16' })))(
    'draws bars as long as their values, from one zero, with lines where they are: $style, $format',
    ({ style, format }) => {
      const bars: Bar[] = [
        { value: 40, mark: 50 },
        { value: 75, mark: 50, limit: true },
        { value: 12.5, mark: 100 },
      ];
      const shown = drawn(jobOf(bars, { style, format }), bars.length);
      const from = Math.min(...shown.flatMap(({ spans }) => spans.map(({ x }) => x)));
      const scales = shown.map(
        ({ spans }, index) => spans.reduce((sum, { w }) => sum + w, 0) / (bars[index]?.value ?? 1),
      );
      for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
      shown.forEach(({ line, spans }, index) => {
        expect(spans).toHaveLength(bars[index]?.limit ? 2 : 1);
        const way = line.x + line.w / 2 - from;
        expect(Math.abs(way - (bars[index]?.mark ?? 0) * (scales[0] ?? 0))).toBeLessThanOrEqual(line.w / 2 + 0.5);
      });
    },
  );

  it('draws a lone bar upright in the tall format, past its limit in a part of its own', () => {
    const [bar] = drawn(jobOf([{ value: 80, mark: 60, limit: true }], { style: 'swiss-poster' }), 1);
    const [within, past] = bar?.spans ?? [];
    expect((past?.h ?? 0) / (within?.h ?? 1)).toBeCloseTo(20 / 60, 3);
    expect((bar?.line.y ?? 0) + (bar?.line.h ?? 0) / 2).toBeCloseTo(within?.y ?? 0, 3);
  });

  it('keeps texts apart and inside, whatever the values are', () => {
    const random = seededRandom(5, 'bullets');
    const faults = STYLE_NAMES.flatMap((style, turn) => {
      const bars = Array.from({ length: 1 + (turn % 4) }, (): Bar => {
        const value = Math.round((random() - 0.2) * 10_000) / 10;
        return { value, mark: Math.round(random() * 10_000) / 10, ...(random() < 0.5 ? { limit: true } : {}) };
      });
      return layoutFaults(jobOf(bars, { style, format: FORMATS[(turn + 1) % FORMATS.length] ?? '9:16' }));
    });
    expect(faults).toEqual([]);
  });
});
