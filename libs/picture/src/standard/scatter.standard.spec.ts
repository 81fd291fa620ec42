import { serverSurface } from '@app/render';
import { layoutFaults } from '../../test/layout-faults';
import { sampleJob } from '../../test/sample-job';
import { seededRandom } from '../random';
import type { Box } from '../stage/stage';
import type { Figure } from '../storyboard/figure';
import type { ScatterContent } from '../storyboard/scene-content';
import { FORMATS } from '../storyboard/storyboard';
import type { VideoJob } from '../storyboard/video-job';
import { STYLES } from '../styles';
import { buildTimeline } from '../timeline/build-timeline';
import { stateAt } from '../timeline/evaluate';
import type { Layer } from '../timeline/layer';
import { axisRange } from './scatter.standard';

type Values = [across: number, up: number];

const NAMES = ['Main street', 'The old harbour', 'Hill', 'Quay', 'Old mill', 'Station', 'North', 'South'];

/** A video with one scatter. */
function jobOf(
  values: readonly Values[],
  { language = 'en', ...options }: Parameters<typeof sampleJob>[0] & { language?: VideoJob['storyboard']['language'] },
): VideoJob {
  const job = sampleJob({ ...options, only: ['bars'] });
  const [scene] = job.storyboard.scenes;
  const figures = values.flatMap((pair, index) => pair.map((value, axis) => figureOf(`v${index}.${axis}`, value)));
  const content: ScatterContent = {
    layout: 'scatter',
    title: 'Visits and members',
    axes: ['Visits', 'Members'],
    points: values.map((_, index) => ({
      label: NAMES[index % NAMES.length] ?? '',
      figures: [`v${index}.0`, `v${index}.1`],
    })),
    highlight: 1,
  };
  job.storyboard.language = language;
  job.storyboard.figures = { ...job.storyboard.figures, ...Object.fromEntries(figures.map((one) => [one.key, one])) };
  job.storyboard.scenes = scene ? [{ ...scene, ...content }] : [];
  return job;
}

function figureOf(key: string, value: number): Figure {
  const shown = { display: String(value), spoken: String(value) };
  return {
    key,
    value,
    formatter: 'sample',
    forms: { full: shown, bare: shown, unit: shown, signed: shown, label: shown },
  };
}

function layersOf(job: VideoJob): readonly Layer[] {
  return buildTimeline(job, serverSurface).layers;
}

/** Boxes of layers by the end of their id. */
function boxesOf(job: VideoJob): (id: string) => Box | undefined {
  const layers = layersOf(job);
  return (id) => layers.find((layer) => layer.id.endsWith(`.${id}`))?.box;
}

/** Middles of all dots. */
function dotsOf(job: VideoJob, count: number): Array<[x: number, y: number]> {
  const boxOf = boxesOf(job);
  return Array.from({ length: count }, (_, index) => {
    const box = boxOf(`dot${index}`);
    if (!box) throw new RangeError(`No dot ${index}`);
    return [box.x + box.w / 2, box.y + box.h / 2];
  });
}

const STYLE_NAMES = [...STYLES.keys()];
const VALUES: Values[] = [
  [400, 21],
  [1200, 84],
  [900, 35],
  [2500, 60],
];

describe('a scatter', () => {
  it.each(STYLE_NAMES.map((style, turn) => ({ style, format: FORMATS[turn % FORMATS.length] ?? '9:16' })))(
    'sets every dot by both values on two straight scales: $style, $format',
    ({ style, format }) => {
      const dots = dotsOf(jobOf(VALUES, { style, format }), VALUES.length);
      for (const axis of [0, 1] as const) {
        const [first, ...others] = dots.map((dot, index) => ({ at: dot[axis], value: VALUES[index]?.[axis] ?? 0 }));
        const scales = others.map(({ at, value }) => (at - (first?.at ?? 0)) / (value - (first?.value ?? 0)));
        for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
        expect(Math.sign(scales[0] ?? 0)).toBe(axis === 0 ? 1 : -1);
      }
    },
  );

  it('runs from the right where the language does', () => {
    const dots = dotsOf(jobOf(VALUES, { language: 'ar' }), VALUES.length);
    expect(dots[3]?.[0]).toBeLessThan(dots[0]?.[0] ?? 0);
  });

  it('measures from zero where that is no further than the values are apart', () => {
    expect(axisRange([20, 84]).low).toBe(0);
    expect(axisRange([-84, -20]).high).toBe(0);
    const { low, high } = axisRange([1000, 1010]);
    expect(low).toBeGreaterThan(990);
    expect(low).toBeLessThan(1000);
    expect(high).toBeGreaterThan(1010);
  });

  it('says where zero is only where values lie on both sides of it', () => {
    const zeros = (values: Values[]): string[] =>
      layersOf(jobOf(values, {})).flatMap(({ id }) => /zero\d$/.exec(id)?.[0] ?? []);
    expect(zeros(VALUES)).toEqual([]);
    expect(zeros([...VALUES, [500, -40]])).toEqual(['zero1']);
  });

  it('writes both values of the dot that is spoken of, beside the axes, and no other number', () => {
    const job = jobOf(VALUES, {});
    const figures = layersOf(job).flatMap((layer) =>
      layer.kind === 'text' && layer.scene !== null
        ? layer.props.block.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).filter((text) => /\d/.test(text))
        : [],
    );
    expect(figures.sort()).toEqual(['1200', '84']);
    const boxOf = boxesOf(job);
    const dot = dotsOf(job, VALUES.length)[1];
    const [across, up] = [boxOf('value0'), boxOf('value1')];
    expect((across?.x ?? 0) + (across?.w ?? 0) / 2).toBeCloseTo(dot?.[0] ?? 0, 0);
    expect((up?.y ?? 0) + (up?.h ?? 0) / 2).toBeCloseTo(dot?.[1] ?? 0, 0);
  });

  it('names the dot that is spoken of however close others are, and others where they have room', () => {
    const random = seededRandom(9, 'crowd');
    for (const style of STYLE_NAMES) {
      const near = Array.from({ length: 18 }, (): Values => [900 + random() * 60, 40 + random() * 4]);
      expect(boxesOf(jobOf([[100, 5], ...near, [3000, 90]], { style }))('label1')).toBeDefined();
    }
    const boxOf = boxesOf(jobOf(VALUES, { style: 'swiss-poster' }));
    expect(VALUES.map((_, index) => boxOf(`label${index}`) !== undefined)).toEqual([true, true, true, true]);
  });

  it('keeps the dot that is said while the others recede', () => {
    const timeline = buildTimeline(sampleJob({ only: ['headline', 'scatter', 'end'] }), serverSurface);
    const scene = timeline.scenes[1];
    const dots = timeline.layers.filter(({ id }) => /dot\d$/.test(id));
    const kept = Array.from({ length: scene?.frames ?? 0 }, (_, frame) =>
      dots.filter((layer) => stateAt(layer, (scene?.from ?? 0) + frame).opacity >= 0.98).map(({ id }) => id.slice(-4)),
    );
    expect(kept).toContainEqual(['dot0']);
    expect(
      timeline.layers.filter(
        ({ kind, scene: id, id: name }) => kind === 'stroke' && id === scene?.id && /answer/.test(name),
      ),
    ).toEqual([]);
  });

  it('keeps texts apart and inside, whatever the values are', () => {
    const random = seededRandom(5, 'scatters');
    const faults = STYLE_NAMES.flatMap((style, turn) => {
      const value = (): number => Math.round((random() - 0.2) * 10_000) / 10;
      const values = Array.from({ length: 3 + turn * 2 }, (): Values => [value(), value()]);
      return layoutFaults(jobOf(values, { style, format: FORMATS[(turn + 1) % FORMATS.length] ?? '9:16' }));
    });
    expect(faults).toEqual([]);
  });
});
