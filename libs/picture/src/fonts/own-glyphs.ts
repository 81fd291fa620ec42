import { isRedrawn, REDRAWN } from '../text/font';
import { drawnFace, type DrawnGlyph } from './drawn-face';

/** Bangers' 7 has so short a bar that it reads as a 1; this one has the bar of its Z. */
const BANGERS_SEVEN: DrawnGlyph = {
  char: '7',
  advance: 585,
  outline: [
    [114, 706],
    [646, 744],
    [616, 572],
    [322, 16],
    [112, -6],
    [372, 556],
    [80, 520],
  ],
};

/** Bodoni's comma ends in a hairline, without which it is a full point. */
const BODONI_COMMA: DrawnGlyph = { char: ',', advance: 230, outline: commaOutline(104, 62) };

const OWN_GLYPHS: Readonly<Record<keyof typeof REDRAWN, DrawnGlyph>> = {
  Bangers: BANGERS_SEVEN,
  'Bodoni Moda': BODONI_COMMA,
};

/** A face of the glyphs that are drawn in place of a family's own, under a family of its own; null where all are its own. */
export function ownGlyphs(family: string): { family: string; face: () => Uint8Array } | null {
  if (!isRedrawn(family)) return null;
  return { family: REDRAWN[family], face: () => drawnFace([OWN_GLYPHS[family]]) };
}

/** A dot on the baseline with a tail that swings down to the left, widest where it leaves the dot. */
function commaOutline(x: number, r: number): Array<[number, number]> {
  const dot = Array.from({ length: 19 }, (_, step): [number, number] => {
    const angle = ((-70 - step * 16) * Math.PI) / 180;
    return [x + r * Math.cos(angle), r + r * Math.sin(angle)];
  });
  const outer = swing([x + r, r * 0.9], [x + r * 1.2, -r], [x - r, -r * 2.35]);
  const inner = swing([x - r, -r * 2], [x + r * 0.4, -r * 1.3], [x + r * 0.36, r * 0.06]);
  return [...dot, ...outer, ...inner];
}

function swing(from: [number, number], by: [number, number], to: [number, number]): Array<[number, number]> {
  return Array.from({ length: 9 }, (_, step): [number, number] => {
    const [a, b, c] = [(1 - step / 8) ** 2, 2 * (step / 8) * (1 - step / 8), (step / 8) ** 2];
    return [a * from[0] + b * by[0] + c * to[0], a * from[1] + b * by[1] + c * to[1]];
  });
}
