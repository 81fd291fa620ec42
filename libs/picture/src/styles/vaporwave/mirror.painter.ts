import { canvasFill, fillDown } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import type { TextBlock } from '../../text/text-block';
import { hasRightToLeft } from '../../text/words';

/** A figure's image on the floor: upside down, flattened, fading away from its foot. */
export interface MirrorData {
  block: TextBlock;
  x: number;
  y: number;
  /** Height of the image, pixels. */
  h: number;
  colors: [string, string];
}

const FLAT = 0.62;

/** Drawn once under the figure it belongs to. */
export const mirrorPainter = stylePainter<MirrorData>((ctx, { block, x, y, h, colors }, _state, env) => {
  const foot = y + block.h;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - 40, foot, block.w + 80, h);
  ctx.clip();
  ctx.translate(0, foot * (1 + FLAT));
  ctx.scale(1, -FLAT);
  ctx.fillStyle = canvasFill(ctx, fillDown(foot, foot - h / FLAT, [0, colors[0]], [1, colors[1]]));
  for (const line of block.lines)
    for (const run of line.runs) {
      env.surface.useFont(ctx, run.font, env.language);
      ctx.direction = block.rtl && hasRightToLeft(run.text) ? 'rtl' : 'ltr';
      ctx.fillText(run.text, x + run.x, y + run.y);
    }
  ctx.restore();
});
