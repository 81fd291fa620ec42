import type { Box } from '../stage/stage';

/** Whether a line through `points`, which go from left to right, runs through a box. */
export function crossesLine(box: Box, points: ReadonlyArray<readonly [number, number]>): boolean {
  return points.some(([x, y], index) => {
    const next = points[index + 1];
    if (!next || next[0] < box.x || x > box.x + box.w) return false;
    const at = (place: number): number => y + ((next[1] - y) * (place - x)) / (next[0] - x || 1);
    const ends = [at(Math.max(x, box.x)), at(Math.min(next[0], box.x + box.w))];
    return Math.max(...ends) > box.y && Math.min(...ends) < box.y + box.h;
  });
}
