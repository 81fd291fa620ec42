import type { Context } from '../surface/surface';
import type { Box } from '../stage/stage';
import type { TextBlock } from '../text/text-block';
import { canvasFill, type Fill } from './fill';
import type { DrawEnv, Painter } from './painter';
import { drawBlock } from './text.layer';

/** Items that run to the left (or right) for ever. `box` is where text may show: it is clipped and faded there. */
export interface TickerProps {
  box: Box;
  items: TextBlock[];
  baseline: number;
  /** Between items; the separator stands in its middle. */
  gap: number;
  separator?: { shape: 'square' | 'disc'; size: number; fill: Fill };
  /** Pixels a second; negative runs to the right. */
  speed: number;
  /** Width of the fade at either edge. */
  fade: number;
}

/** A ticker or crawl; linear. */
export const tickerPainter: Painter<TickerProps> = {
  draw(ctx, props, _state, env) {
    const period = props.items.reduce((sum, item) => sum + item.w + props.gap, 0);
    if (period === 0) return;
    const { box } = props;
    const strip = env.surface.canvas(Math.ceil(box.w), Math.ceil(box.h));
    const inner = strip.getContext('2d');
    inner.translate(-box.x, -box.y);
    const run = ((env.frame / env.fps) * props.speed) % period;
    const travelled = run < 0 ? run + period : run;
    for (let x = box.x - travelled; x < box.x + box.w;) {
      for (const item of props.items) {
        if (x < box.x + box.w && x + item.w + props.gap > box.x) drawItem(inner, item, x, props, env);
        x += item.w + props.gap;
      }
    }
    fadeEdges(inner, box, props.fade);
    ctx.drawImage(strip, box.x, box.y);
  },
  pulse: (_props, env) => String(env.frame),
};

function drawItem(ctx: Context, item: TextBlock, x: number, props: TickerProps, env: DrawEnv): void {
  drawBlock(ctx, item, x, props.baseline - item.baseline, env);
  const mark = props.separator;
  if (!mark) return;
  const centreX = x + item.w + props.gap / 2;
  const centreY = props.baseline - item.baseline / 2;
  ctx.fillStyle = canvasFill(ctx, mark.fill);
  ctx.beginPath();
  if (mark.shape === 'disc') ctx.arc(centreX, centreY, mark.size / 2, 0, Math.PI * 2);
  else ctx.rect(centreX - mark.size / 2, centreY - mark.size / 2, mark.size, mark.size);
  ctx.fill();
}

function fadeEdges(ctx: Context, box: Box, width: number): void {
  if (width <= 0) return;
  const mask = ctx.createLinearGradient(box.x, 0, box.x + box.w, 0);
  const share = Math.min(0.5, width / box.w);
  mask.addColorStop(0, 'rgba(0,0,0,0)');
  mask.addColorStop(share, '#000');
  mask.addColorStop(1 - share, '#000');
  mask.addColorStop(1, 'rgba(0,0,0,0)');
  ctx.globalCompositeOperation = 'destination-in';
  ctx.fillStyle = mask;
  ctx.fillRect(box.x, box.y, box.w, box.h);
}
