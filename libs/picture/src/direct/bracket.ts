import type { Point } from '../layers/stroke.layer';
import type { Box } from '../stage/stage';

/** Two ends closer than this need no bracket, px. */
const LEAST = 36;

/** A bracket from the end of one bar to the end of another, in all places where it may stand; null for bars that share no zero. */
export function bracketEnds(a: Box, b: Box): { ways(unit: number): Point[][][] } | null {
  const upright = endsOf(a, b);
  const flipped = endsOf(flip(a), flip(b));
  const ends = upright ?? flipped;
  if (!ends || Math.abs(ends.a.tip - ends.b.tip) < LEAST) return null;
  const [far, near] = [ends.a, ends.b];
  const turn = (path: Point[]): Point[] => (upright ? path : path.map(([x, y]): Point => [y, x]));
  const fromLeft = far.x < near.x;
  const [facing, behind] = fromLeft ? [far.x + far.w, near.x] : [far.x, near.x + near.w];
  const start = fromLeft ? far.x + far.w : far.x;
  return {
    ways: (unit) => {
      const inset = 10 * unit * (fromLeft ? 1 : -1);
      const outside = fromLeft ? near.x + near.w : near.x;
      const gap = Math.min(Math.abs(behind - facing) / 2, 26 * unit) * (fromLeft ? 1 : -1);
      return [behind - gap, behind + inset, outside - inset, outside + inset * 2].map((x) => {
        const edge = x < near.x ? near.x : x > near.x + near.w ? near.x + near.w : x;
        const foot: Point[] = edge === x ? [] : [[edge, near.tip]];
        return [turn([[start, far.tip], [x, far.tip], [x, near.tip], ...foot])];
      });
    },
  };
}

interface End {
  x: number;
  w: number;
  tip: number;
}

/** Where two bars beside each other end, measured from their common zero. */
function endsOf(a: Box, b: Box): { a: End; b: End } | null {
  if (a.x < b.x + b.w && b.x < a.x + a.w) return null;
  const [footA, footB] = [a.y + a.h, b.y + b.h];
  const close = (one: number, other: number): boolean => Math.abs(one - other) < 1.5;
  const end = ({ x, w }: Box, tip: number): End => ({ x, w, tip });
  if (close(footA, footB)) return { a: end(a, a.y), b: end(b, b.y) };
  if (close(a.y, b.y)) return { a: end(a, footA), b: end(b, footB) };
  if (close(footA, b.y)) return { a: end(a, a.y), b: end(b, footB) };
  if (close(a.y, footB)) return { a: end(a, footA), b: end(b, b.y) };
  return null;
}

function flip({ x, y, w, h }: Box): Box {
  return { x: y, y: x, w: h, h: w };
}
