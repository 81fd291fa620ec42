/** Upper edge (pixels) of a drawn series from its start up to an x, in between its points as well; words may stand over it. */
export function crestUpTo(points: ReadonlyArray<[number, number]>, x: number): number {
  const reached = points.filter(([at]) => at <= x).map(([, y]) => y);
  const after = points[reached.length];
  const before = points[reached.length - 1];
  if (!after || !before) return Math.min(...reached);
  return Math.min(...reached, before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]));
}
