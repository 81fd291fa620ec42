import { serverSurface } from '@app/render';
import { layoutFaults } from '../../test/layout-faults';
import { sampleJob } from '../../test/sample-job';
import { seededRandom } from '../random';
import type { Box } from '../stage/stage';
import type { Figure } from '../storyboard/figure';
import type { TableContent } from '../storyboard/scene-content';
import { FORMATS } from '../storyboard/storyboard';
import type { VideoJob } from '../storyboard/video-job';
import { STYLES } from '../styles';
import { buildTimeline } from '../timeline/build-timeline';

const NAMES = ['Main street', 'The old harbour at night', 'Hill', 'Quay', 'Old mill', 'Station', 'North', 'South'];
const HEADS = ['Visits', 'New members', 'Loans', 'Staff'];

/** A video with one table of these values, by row and column. */
function jobOf(
  values: ReadonlyArray<readonly number[]>,
  { language = 'en', ...options }: Parameters<typeof sampleJob>[0] & { language?: VideoJob['storyboard']['language'] },
): VideoJob {
  const job = sampleJob({ ...options, only: ['bars'] });
  const [scene] = job.storyboard.scenes;
  const figures = values.flatMap((row, index) => row.map((value, column) => figureOf(`v${index}.${column}`, value)));
  const content: TableContent = {
    layout: 'table',
    title: 'Branches side by side',
    columns: HEADS.slice(0, values[0]?.length),
    rows: values.map((row, index) => ({
      label: NAMES[index] ?? '',
      figures: row.map((_, column) => `v${index}.${column}`),
    })),
    highlight: 1,
  };
  job.storyboard.language = language;
  job.storyboard.figures = { ...job.storyboard.figures, ...Object.fromEntries(figures.map((one) => [one.key, one])) };
  job.storyboard.scenes = scene ? [{ ...scene, ...content }] : [];
  return job;
}

function figureOf(key: string, value: number): Figure {
  const shown = { display: value.toLocaleString('en'), spoken: String(value) };
  return {
    key,
    value,
    formatter: 'sample',
    forms: { full: shown, bare: shown, unit: shown, signed: shown, label: shown },
  };
}

/** Boxes of what is drawn, by the end of their id. */
function drawn(job: VideoJob): (id: string) => Box {
  const { layers } = buildTimeline(job, serverSurface);
  return (id) => {
    const box = layers.find((layer) => layer.id.endsWith(`.${id}`))?.box;
    if (!box) throw new RangeError(`No ${id} is drawn`);
    return box;
  };
}

const STYLE_NAMES = [...STYLES.keys()];
const VALUES = [
  [4120, 388, 12],
  [2980, 5, 9],
  [17, 402, 3],
];
const right = ({ x, w }: Box): number => x + w;
const middle = ({ y, h }: Box): number => y + h / 2;

describe('a table', () => {
  it.each(STYLE_NAMES.map((style, turn) => ({ style, format: FORMATS[turn % FORMATS.length] ?? '9:16' })))(
    'sets each figure into its row and its column, under the head of that: $style, $format',
    ({ style, format }) => {
      const boxOf = drawn(jobOf(VALUES, { style, format }));
      VALUES.forEach((row, index) => {
        const ends = row.map((_, column) => right(boxOf(`row${index}.cell${column}`)));
        ends.forEach((end, column) => {
          expect(end).toBeCloseTo(right(boxOf(`head${column}`)), 0);
          expect(boxOf(`row${index}.cell${column}`).y).toBeGreaterThan(boxOf(`head${column}`).y);
        });
        expect([...ends].sort((a, b) => a - b)).toEqual(ends);
        expect(boxOf(`row${index}.label`).x).toBeLessThan(boxOf(`row${index}.cell0`).x);
      });
      const rows = VALUES.map((_, index) => middle(boxOf(`row${index}.cell0`)));
      expect([...rows].sort((a, b) => a - b)).toEqual(rows);
    },
  );

  it('lights the row that is spoken of, and no other', () => {
    const boxOf = drawn(jobOf(VALUES, {}));
    const strip = boxOf('strip');
    const lit = VALUES.map((_, index) => {
      const at = middle(boxOf(`row${index}.cell2`));
      return at > strip.y && at < strip.y + strip.h;
    });
    expect(lit).toEqual([false, true, false]);
  });

  it('starts on the right where the language does', () => {
    const boxOf = drawn(jobOf(VALUES, { style: 'comic', language: 'ar' }));
    expect(boxOf('row0.label').x).toBeGreaterThan(boxOf('row0.cell0').x);
    expect(boxOf('row0.cell0').x).toBeGreaterThan(boxOf('row0.cell1').x);
    expect(boxOf('row0.cell1').x).toBeCloseTo(boxOf('row2.cell1').x, 0);
  });

  it('sets names over their figures where both have no room beside each other', () => {
    const wide = [1_234_567, 2_345_678, 3_456_789, 4_567_891];
    const boxOf = drawn(jobOf([wide, wide, wide], { style: 'hype-trailer' }));
    expect(boxOf('row1.label').y + boxOf('row1.label').h).toBeLessThan(boxOf('row1.cell0').y + 1);
    const few = drawn(jobOf(VALUES, { style: 'swiss-poster' }));
    expect(Math.abs(middle(few('row1.label')) - middle(few('row1.cell0')))).toBeLessThan(2);
  });

  it('keeps texts apart and inside, whatever the values are', () => {
    const random = seededRandom(5, 'tables');
    const faults = STYLE_NAMES.flatMap((style, turn) => {
      const value = (): number => Math.round(10 ** (1 + random() * 4));
      const columns = 2 + (turn % 3);
      const rows = Array.from({ length: 2 + (turn % 7) }, () => Array.from({ length: columns }, value));
      return layoutFaults(jobOf(rows, { style, format: FORMATS[(turn + 1) % FORMATS.length] ?? '9:16' }));
    });
    expect(faults).toEqual([]);
  });
});
