import type { Context } from '../../surface/surface';
import type { Stage } from '../../stage/stage';

/** Side of one art pixel, px: six on 1080x1920, whole in every format (reference boards, Grid). */
export function pixelOf({ unit }: Pick<Stage, 'unit'>): number {
  return Math.max(2, Math.round(6 * unit));
}

/** The nearest whole number of art pixels, in px. */
export function onGrid(value: number, px: number): number {
  return Math.round(value / px) * px;
}

/** A drawing as rows of letters; '.' is empty, every other letter names a colour. */
export type Sprite = readonly string[];

/** Draws a sprite with its top left at a point; `cell` px a letter. Letters without a colour stay empty. */
export function drawSprite(
  ctx: Context,
  sprite: Sprite,
  colors: Readonly<Record<string, string>>,
  at: { x: number; y: number; cell: number; flip?: boolean },
): void {
  const { x, y, cell } = at;
  sprite.forEach((row, line) => {
    const letters = at.flip ? [...row].reverse().join('') : row;
    for (let from = 0; from < letters.length;) {
      const letter = letters[from] ?? '.';
      let to = from + 1;
      while (letters[to] === letter) to += 1;
      const color = colors[letter];
      if (color) {
        ctx.fillStyle = color;
        ctx.fillRect(x + from * cell, y + line * cell, (to - from) * cell, cell);
      }
      from = to;
    }
  });
}

/** Columns and rows of a sprite. */
export function sizeOf(sprite: Sprite): { columns: number; rows: number } {
  return { columns: Math.max(0, ...sprite.map((row) => row.length)), rows: sprite.length };
}
