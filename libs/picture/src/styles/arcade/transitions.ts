import type { TransitionPainter } from '../../frames/compositor';
import { seededRandom } from '../../random';
import { pixelOf } from './pixel-grid';
import { ARCADE } from './preset';

const STEPS = 8;
/** Side of a block of the wipe, art pixels. */
const BLOCK = 12;

/** Blocks of the new level fall into place from one side to the other, in eight steps. */
export const blockWipe: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height } = env.stage;
  const side = BLOCK * pixelOf(env.stage);
  const step = Math.ceil(amount * STEPS) / STEPS;
  const random = seededRandom(env.seed, 'blocks');
  ctx.save();
  ctx.beginPath();
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const turn = ((x / width) * 0.6 + (y / height) * 0.4) * 0.7 + random() * 0.3;
      if (turn < step) ctx.rect(x, y, side, side);
    }
  }
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
};

/** An iris of art pixels closes on the old level and opens on the new one, in eight steps. */
export const iris: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height } = env.stage;
  const px = pixelOf(env.stage) * 2;
  const step = Math.round(amount * STEPS) / STEPS;
  const open = step < 0.5 ? 1 - step * 2 : step * 2 - 1;
  const r = (Math.hypot(width, height) / 2) * open;
  const [cx, cy] = [width / 2, height * 0.5];
  if (step >= 0.5) ctx.drawImage(incoming, 0, 0);
  ctx.fillStyle = env.tint(ARCADE.black);
  for (let y = 0; y < height; y += px) {
    const dy = y + px / 2 - cy;
    const half = Math.abs(dy) < r ? Math.round(Math.sqrt(r * r - dy * dy) / px) * px : 0;
    ctx.fillRect(0, y, Math.max(0, cx - half), px);
    ctx.fillRect(cx + half, y, Math.max(0, width - cx - half), px);
  }
};
