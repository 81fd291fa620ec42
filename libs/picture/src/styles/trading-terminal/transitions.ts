import { canvasFill, fillDown } from '../../layers/fill';
import type { TransitionPainter } from '../../frames/compositor';
import { seededRandom } from '../../random';
import { TERMINAL } from './preset';

/** The tube is redrawn from the top: a bright line runs down, the new pane behind it. */
export const rasterWipe: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height, unit } = env.stage;
  const y = height * amount;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, y);
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
  const green = env.tint(TERMINAL.green);
  ctx.fillStyle = canvasFill(ctx, fillDown(y - 140 * unit, y, [0, `${green}00`], [1, `${green}66`]));
  ctx.fillRect(0, y - 140 * unit, width, 140 * unit);
  ctx.fillStyle = env.tint('#DFFFF0');
  ctx.fillRect(0, y - 4 * unit, width, 6 * unit);
};

/** Cells of the screen switch over one after the other, in an order of the video's seed; those just switched are still bright. */
export const cellDissolve: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height, unit } = env.stage;
  const cell = 120 * unit;
  const random = seededRandom(env.seed, 'cells');
  const fresh: Array<[number, number]> = [];
  ctx.save();
  ctx.beginPath();
  for (let y = 0; y < height; y += cell)
    for (let x = 0; x < width; x += cell) {
      const turn = random() * 0.86;
      if (turn >= amount) continue;
      ctx.rect(x, y, cell, cell);
      if (amount - turn < 0.12) fresh.push([x, y]);
    }
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
  ctx.fillStyle = `${env.tint(TERMINAL.green)}40`;
  for (const [x, y] of fresh) ctx.fillRect(x, y, cell - 4 * unit, cell - 4 * unit);
};
