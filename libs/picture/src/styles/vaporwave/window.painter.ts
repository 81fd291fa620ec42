import type { Context } from '../../surface/surface';
import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';

/** A desktop window of an old system, with the copies it left behind when it was dragged. */
export interface WindowData {
  box: Box;
  /** Height of its title bar, pixels. */
  bar: number;
  unit: number;
  /** How many copies it trails, and by how much each is set off. */
  trail: number;
  buttons: 1 | 3;
  step: [number, number];
  body: [string, string];
  title: string[];
  light: string;
  dark: string;
  ink: string;
  shadow: string;
}

/** Side of a button in its title bar, and the gap between two, on 1080x1920. */
export const BUTTON = 46;
export const BUTTON_GAP = 8;

/** Drawn once; the window's layers move together. */
export const windowPainter = stylePainter<WindowData>((ctx, data, state) => {
  const { box, unit, trail, step } = data;
  for (let copy = trail; copy >= 1; copy -= 1) {
    ctx.globalAlpha = state.opacity * (0.75 - (0.5 * copy) / (trail + 1));
    drawFrame(ctx, data, { ...box, x: box.x + step[0] * copy, y: box.y + step[1] * copy });
  }
  ctx.globalAlpha = state.opacity;
  ctx.fillStyle = data.shadow;
  ctx.fillRect(box.x + 16 * unit, box.y + 16 * unit, box.w, box.h);
  drawFrame(ctx, data, box);
  drawButtons(ctx, data);
});

function drawFrame(ctx: Context, data: WindowData, box: Box): void {
  const { unit, bar } = data;
  const edge = 4 * unit;
  ctx.fillStyle = data.ink;
  ctx.fillRect(box.x - 3 * unit, box.y - 3 * unit, box.w + 6 * unit, box.h + 6 * unit);
  ctx.fillStyle = linear(ctx, [0, box.y], [0, box.y + box.h], data.body);
  ctx.fillRect(box.x, box.y, box.w, box.h);
  bevel(ctx, box, edge, data.light, data.dark);
  const inner = { x: box.x + edge * 1.5, y: box.y + edge * 1.5, w: box.w - edge * 3, h: bar };
  ctx.fillStyle = linear(ctx, [inner.x, 0], [inner.x + inner.w, 0], data.title);
  ctx.fillRect(inner.x, inner.y, inner.w, inner.h);
}

function drawButtons(ctx: Context, data: WindowData): void {
  const { box, unit, bar, ink } = data;
  const side = Math.min(BUTTON * unit, bar * 0.72);
  const edge = 4 * unit;
  const y = box.y + edge * 1.5 + (bar - side) / 2;
  for (let index = 3 - data.buttons; index < 3; index += 1) {
    const x = box.x + box.w - edge * 1.5 - (bar - side) / 2 - side - (2 - index) * (side + BUTTON_GAP * unit);
    ctx.fillStyle = data.body[0];
    ctx.fillRect(x, y, side, side);
    bevel(ctx, { x, y, w: side, h: side }, edge * 0.8, data.light, data.dark);
    ctx.strokeStyle = ink;
    ctx.lineWidth = side * 0.1;
    ctx.beginPath();
    const [near, far] = [side * 0.3, side * 0.7];
    if (index === 0) {
      ctx.moveTo(x + near, y + far);
      ctx.lineTo(x + far, y + far);
    } else if (index === 1) ctx.rect(x + near, y + near, far - near, far - near);
    else {
      ctx.moveTo(x + near, y + near);
      ctx.lineTo(x + far, y + far);
      ctx.moveTo(x + far, y + near);
      ctx.lineTo(x + near, y + far);
    }
    ctx.stroke();
  }
}

/** Light from the upper left. */
function bevel(ctx: Context, { x, y, w, h }: Box, edge: number, light: string, dark: string): void {
  ctx.fillStyle = light;
  ctx.fillRect(x, y, w, edge);
  ctx.fillRect(x, y, edge, h);
  ctx.fillStyle = dark;
  ctx.fillRect(x, y + h - edge, w, edge);
  ctx.fillRect(x + w - edge, y, edge, h);
}

function linear(
  ctx: Context,
  from: [number, number],
  to: [number, number],
  colors: readonly string[],
): ReturnType<Context['createLinearGradient']> {
  const gradient = ctx.createLinearGradient(...from, ...to);
  colors.forEach((color, index) => gradient.addColorStop(index / Math.max(1, colors.length - 1), color));
  return gradient;
}
