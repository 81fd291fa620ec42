import { serverSurface } from '@app/render';
import { layoutFaults } from '../../test/layout-faults';
import { sampleJob } from '../../test/sample-job';
import { seededRandom } from '../random';
import type { Box } from '../stage/stage';
import type { Figure } from '../storyboard/figure';
import type { DumbbellContent, SlopeContent } from '../storyboard/scene-content';
import { FORMATS } from '../storyboard/storyboard';
import type { VideoJob } from '../storyboard/video-job';
import { STYLES } from '../styles';
import { buildTimeline } from '../timeline/build-timeline';
import { stateAt } from '../timeline/evaluate';
import type { LayerOf } from '../timeline/layer';
import { spread } from './slope.standard';

type Content = DumbbellContent | SlopeContent;
type Values = [before: number, now: number];

const NAMES = ['Main street', 'The old harbour at night', 'Hill', 'Überweisungsgeschwindigkeit', 'Quay', 'Old mill'];

/** A video with one chart of rows at two times. */
function jobOf(
  layout: Content['layout'],
  values: readonly Values[],
  { language = 'en', ...options }: Parameters<typeof sampleJob>[0] & { language?: VideoJob['storyboard']['language'] },
): VideoJob {
  const job = sampleJob({ ...options, only: ['bars'] });
  const [scene] = job.storyboard.scenes;
  const figures = values.flatMap((pair, row) => pair.map((value, time) => figureOf(`v${row}.${time}`, value)));
  const content: Content = {
    layout,
    title: 'What has moved',
    times: ['Last year', 'Now'],
    rows: values.map((_, row) => ({ label: NAMES[row] ?? '', figures: [`v${row}.0`, `v${row}.1`] })),
    highlight: 0,
  };
  job.storyboard.language = language;
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

/** Links by row, and the boxes of all texts by the end of their id. */
function drawn(job: VideoJob, rows: number): { links: Array<LayerOf<'link'>['props']>; texts: Map<string, Box> } {
  const { layers } = buildTimeline(job, serverSurface);
  const links = Array.from({ length: rows }, (_, row) => {
    const found = layers.find(
      (layer): layer is LayerOf<'link'> => layer.kind === 'link' && layer.id.endsWith(`row${row}.link`),
    );
    if (!found) throw new RangeError(`No link for row ${row}`);
    return found.props;
  });
  const texts = layers.flatMap(({ kind, id, box }): Array<[string, Box]> =>
    kind === 'text' && box ? [[id.replace(/^[^.]+\./, ''), box]] : [],
  );
  return { links, texts: new Map(texts) };
}

/** Places of all values along an axis: 0 is across, 1 is down. */
function placesOf(links: ReturnType<typeof drawn>['links'], axis: 0 | 1): number[] {
  return links.flatMap(({ from, to }) => [from[axis], to?.[axis] ?? Number.NaN]);
}

const STYLE_NAMES = [...STYLES.keys()];
const TURNS = STYLE_NAMES.map((style, turn) => ({ style, format: FORMATS[turn % FORMATS.length] ?? '9:16' }));
const VALUES: Values[] = [
  [40, 75],
  [52, 31],
  [-12, 20],
  [75, 75],
];

/** Each place less the first one, over its value less the first one: one number where the scale is straight. */
function slopesOf(places: readonly number[], values: readonly number[]): number[] {
  const [place = 0, value = 0] = [places[0], values[0]];
  return values.flatMap((one, index) => (one === value ? [] : [((places[index] ?? 0) - place) / (one - value)]));
}

describe('a dumbbell chart', () => {
  it.each(TURNS)(
    'sets a larger value further along, all on one scale, with the value beside its mark: $style, $format',
    ({ style, format }) => {
      const { links, texts } = drawn(jobOf('dumbbell', VALUES, { style, format }), VALUES.length);
      const scales = slopesOf(placesOf(links, 0), VALUES.flat());
      expect(scales[0]).toBeGreaterThan(0);
      for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
      links.forEach(({ from, to, r }, row) => {
        const [before, now] = [texts.get(`row${row}.before`), texts.get(`row${row}.now`)];
        const rises = (to?.[0] ?? 0) >= from[0];
        const [left, right] = rises ? [before, now] : [now, before];
        expect((left?.x ?? 0) + (left?.w ?? 0)).toBeLessThan(Math.min(from[0], to?.[0] ?? 0) - r);
        expect(right?.x).toBeGreaterThan(Math.max(from[0], to?.[0] ?? 0) + r);
      });
    },
  );

  it('runs from the right where the language does', () => {
    const { links } = drawn(jobOf('dumbbell', VALUES, { style: 'comic', language: 'ar' }), VALUES.length);
    expect(slopesOf(placesOf(links, 0), VALUES.flat())[0]).toBeLessThan(0);
  });

  it('says where zero is only where values lie on both sides of it', () => {
    const zeros = (values: Values[]): number =>
      buildTimeline(jobOf('dumbbell', values, {}), serverSurface).layers.filter(({ id }) => id.endsWith('.zero'))
        .length;
    expect(zeros([...VALUES.slice(0, 2), [-60, 75]])).toBeGreaterThan(0);
    expect(zeros(VALUES.slice(0, 2))).toBe(0);
  });
});

describe('a slope chart', () => {
  it.each(TURNS)(
    'sets a larger value higher on both sides, on one scale, with its row named: $style, $format',
    ({ style, format }) => {
      const { links, texts } = drawn(jobOf('slope', VALUES, { style, format }), VALUES.length);
      const scales = slopesOf(placesOf(links, 1), VALUES.flat());
      expect(scales[0]).toBeLessThan(0);
      for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
      expect(new Set(links.map(({ from }) => from[0])).size).toBe(1);
      for (const [row, { from, to }] of links.entries()) {
        expect(from[0]).toBeLessThan(to?.[0] ?? 0);
        for (const text of ['before', 'now', 'label']) expect(texts.has(`row${row}.${text}`)).toBe(true);
      }
    },
  );

  it('draws the row that is spoken of over the others and thicker', () => {
    const layers = buildTimeline(jobOf('slope', VALUES, {}), serverSurface).layers.filter(
      ({ kind }) => kind === 'link',
    );
    const [lit, ...quiet] = (layers as Array<LayerOf<'link'>>).toReversed();
    expect(lit?.id).toMatch(/row0/);
    expect(quiet).toHaveLength(VALUES.length - 1);
    for (const other of quiet) expect(lit?.props.width).toBeGreaterThan(other.props.width);
  });

  it('lets time run from the right where the language does', () => {
    const { links } = drawn(jobOf('slope', VALUES, { style: 'comic', language: 'ar' }), VALUES.length);
    for (const { from, to } of links) expect(from[0]).toBeGreaterThan(to?.[0] ?? 0);
  });

  it('spreads texts that would touch, in the order of their values and inside their room', () => {
    const random = seededRandom(3, 'spread');
    for (let turn = 0; turn < 50; turn += 1) {
      const heights = Array.from({ length: 6 }, () => 10 + random() * 6);
      const wanted = heights.map(() => random() * 100);
      const middles = spread(wanted, heights, { y: 0, h: 100 });
      const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
      let least = -1e-9;
      for (const index of order) {
        const [middle, half] = [middles[index] ?? 0, (heights[index] ?? 0) / 2];
        expect(middle - half).toBeGreaterThanOrEqual(least);
        least = middle + half - 1e-9;
      }
      expect(least).toBeLessThanOrEqual(100);
    }
  });
});

describe('charts of rows at two times', () => {
  it.each(['dumbbell', 'slope'] as const)('keep the row that is said while the others recede: %s', (layout) => {
    const job = sampleJob({ only: ['headline', layout, 'end'] });
    const timeline = buildTimeline(job, serverSurface);
    const scene = timeline.scenes[1];
    const lit = job.storyboard.scenes[1]?.layout === 'dumbbell' ? 1 : 0;
    const links = timeline.layers.filter(({ id, kind }) => kind === 'link' && /row\d\.link$/.test(id));
    expect(links).toHaveLength(4);
    const seen = Array.from({ length: scene?.frames ?? 0 }, (_, frame) =>
      links.map((layer) => ({ row: layer.id, opacity: stateAt(layer, (scene?.from ?? 0) + frame).opacity })),
    );
    const receded = seen.map((rows) => rows.filter(({ opacity }) => opacity < 0.5));
    const rows = new Set(receded.flat().map(({ row }) => row));
    expect(rows.size).toBe(3);
    expect([...rows].some((row) => row.endsWith(`row${lit}.link`))).toBe(false);
    // A row's two values are one thing: naming both lets the others recede once.
    const turns = receded.filter((now, frame) => now.length > 0 && receded[frame - 1]?.length === 0);
    expect(turns).toHaveLength(1);
    expect(timeline.layers.filter(({ kind, scene: id }) => kind === 'stroke' && id === scene?.id)).toEqual([]);
  });

  it('keep texts apart and inside, whatever the values are', () => {
    const random = seededRandom(5, 'pairs');
    const faults = (['dumbbell', 'slope'] as const).flatMap((layout) =>
      STYLE_NAMES.flatMap((style, turn) => {
        const value = (): number => Math.round((random() - 0.2) * 10_000) / 10;
        const values = Array.from({ length: 2 + (turn % 5) }, (): Values => [value(), value()]);
        const format = FORMATS[(turn + 1) % FORMATS.length] ?? '9:16';
        return layoutFaults(jobOf(layout, values, { style, format }));
      }),
    );
    expect(faults).toEqual([]);
  });
});
