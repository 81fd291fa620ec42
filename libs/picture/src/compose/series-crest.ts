/** Upper edge (pixels) of a drawn series from its start, or an x, up to another, in between its points as well; words may stand over it. */
export function crestUpTo(points: ReadonlyArray<[number, number]>, x: number, from = -Infinity): number {
  const heights = points.filter(([at]) => at >= from && at <= x).map(([, y]) => y);
  for (const edge of [from, x]) {
    const next = points.findIndex(([at]) => at > edge);
    const [before, after] = [points[next - 1], points[next]];
    if (before && after)
      heights.push(before[1] + ((after[1] - before[1]) * (edge - before[0])) / (after[0] - before[0]));
  }
  return Math.min(...heights);
}
