import type { Box } from '../stage/stage';
import { touch } from './clear-texts';

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

/** How far from its point a text may stand, px: from, up to and by what steps; and the air around it. */
export interface SpotSearch {
  away: readonly [from: number, below: number, step: number];
  air: { x: number; y: number };
  /** Shares of its width by which it may also stand aside: before its point over it, after its point under it. */
  aside?: number;
}

/** The nearest place over or under a point, inside a room, where a text meets neither the line nor what is taken; null where there is none. */
export function spotBeside(
  { w, h }: { w: number; h: number },
  [x, y]: readonly [number, number],
  points: ReadonlyArray<readonly [number, number]>,
  taken: readonly Box[],
  room: Box,
  { away: [from, below, step], air, aside }: SpotSearch,
): Box | null {
  for (let away = from; away < below; away += step) {
    const [over, under] = [y - away - h, y + away];
    const sides =
      aside === undefined
        ? []
        : ([
            [-w * aside, over],
            [w * aside, under],
          ] as const);
    for (const [shift, top] of [[0, over], [0, under], ...sides] as const) {
      const left = Math.min(Math.max(room.x, x - w / 2 + shift), room.x + room.w - w);
      const wide = { x: left - air.x, y: top - air.y, w: w + 2 * air.x, h: h + 2 * air.y };
      const inside = top >= room.y && top + h <= room.y + room.h;
      if (inside && !crossesLine(wide, points) && !taken.some((other) => touch(wide, other)))
        return { x: left, y: top, w, h };
    }
  }
  return null;
}
