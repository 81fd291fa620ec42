import type { Context } from '../../surface/surface';
import { stylePainter, type DrawEnv } from '../../layers/painter';
import { MAX_PUSH_IN, placePicture } from '../../layers/picture.layer';
import type { Box } from '../../stage/stage';
import { heatPainter } from './art.painters';
import { TERMINAL } from './preset';

export interface ScreenData {
  box: Box;
  still: number;
}

/** A picture in one phosphor with coarse lines and crop marks, pushing in slowly with `progress`; without one, a wall of cells. */
export const screenPainter = stylePainter<ScreenData>(
  (ctx, { box, still }, state, env) => {
    const { unit } = env.stage;
    const image = env.stills.get(still);
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    if (image) {
      const target = placePicture(image, box, 'cover', 1 + MAX_PUSH_IN * 0.7 * state.progress);
      ctx.drawImage(image, target.x, target.y, target.w, target.h);
      // Almost only the green of the picture is left: one phosphor, without a filter pass over every frame.
      ctx.globalCompositeOperation = 'multiply';
      ctx.fillStyle = env.tint('#3CF098');
      ctx.fillRect(box.x, box.y, box.w, box.h);
      ctx.globalCompositeOperation = 'source-over';
      ctx.fillStyle = env.tint('#02060440');
      for (let y = box.y; y < box.y + box.h; y += 8 * unit) ctx.fillRect(box.x, y, box.w, 3 * unit);
    } else {
      heatPainter.draw(ctx, { box, fades: 'none', level: 1.5 }, state, env);
    }
    const ground = env.tint(TERMINAL.ground);
    const shade = ctx.createLinearGradient(0, box.y + box.h * 0.6, 0, box.y + box.h);
    shade.addColorStop(0, `${ground}00`);
    shade.addColorStop(1, `${ground}B0`);
    ctx.fillStyle = shade;
    ctx.fillRect(box.x, box.y, box.w, box.h);
    ctx.restore();
    cropMarks(ctx, box, env);
  },
  { every: 2, reach: ({ box }) => box },
);

function cropMarks(ctx: Context, box: Box, { stage: { content, unit }, tint }: DrawEnv): void {
  const inset = 34 * unit;
  const arm = 56 * unit;
  const thick = 5 * unit;
  const left = Math.max(box.x, content.x);
  const right = Math.min(box.x + box.w, content.x + content.w);
  ctx.fillStyle = tint(TERMINAL.amber);
  for (const [x, y, dx, dy] of [
    [left, box.y + inset, 1, 1],
    [right, box.y + inset, -1, 1],
    [left, box.y + box.h - inset, 1, -1],
    [right, box.y + box.h - inset, -1, -1],
  ] as const) {
    ctx.fillRect(Math.min(x, x + dx * arm), Math.min(y, y + dy * thick), arm, thick);
    ctx.fillRect(Math.min(x, x + dx * thick), Math.min(y, y + dy * arm), thick, arm);
  }
}
