import { type BackdropFamily, between, type Brush } from './backdrop';
import { lit } from './tones';

const ACROSS = 24;

/** Square stones: a sky that darkens towards the edges, and a skyline of them in front. */
export const mosaic: BackdropFamily = {
  back(brush) {
    const { ctx, w, h, tones, focus, random } = brush;
    const cell = w / ACROSS;
    for (let y = 0; y < h; y += cell) {
      for (let x = 0; x < w; x += cell) {
        const away = Math.hypot(x + cell / 2 - focus.x, (y + cell / 2 - focus.y) * 0.7) / Math.max(w, h);
        const level = Math.max(0, Math.min(4, Math.round(3.4 - away * 7 + between(random, -0.4, 0.4))));
        ctx.fillStyle = tones.ramp[level as 0 | 1 | 2 | 3 | 4];
        ctx.fillRect(x, y, cell + 1, cell + 1);
      }
    }
  },
  front(brush) {
    hills(brush, 0.62, 3, 0.02);
    hills(brush, 0.74, 1, -0.04);
  },
};

/** Stepped hills: their rim catches light. */
function hills({ ctx, w, h, tones, random }: Brush, level: number, tone: 1 | 3, by: number): void {
  const cell = w / ACROSS;
  const [turn, wide] = [between(random, 0, 6), between(random, 0.22, 0.36)];
  for (let column = 0; column < ACROSS; column += 1) {
    const raw = h * level + Math.sin(column * wide + turn) * cell * 2.4;
    const top = Math.round(raw / cell) * cell;
    ctx.fillStyle = lit(tones.ramp[tone], by);
    ctx.fillRect(column * cell, top, cell + 1, h - top);
    ctx.fillStyle = tones.accent;
    ctx.fillRect(column * cell, top, cell + 1, cell * 0.3);
  }
}
