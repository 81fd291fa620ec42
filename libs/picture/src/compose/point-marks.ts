import type { ChartMark } from '../timeline/layer';

/** Points of a series as marks. */
export function pointMarks(
  points: ReadonlyArray<{ figure: string }>,
  spots: ReadonlyArray<readonly [x: number, y: number]>,
): ChartMark[] {
  return points.map(({ figure }, index) => {
    const [x, y] = spots[index] ?? [0, 0];
    return { figure, box: { x, y, w: 0, h: 0 } };
  });
}
