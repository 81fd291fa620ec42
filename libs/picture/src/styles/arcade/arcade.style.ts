import type { TransitionPainter } from '../../frames/compositor';
import { seededRandom } from '../../random';
import type { Style } from '../style';
import { spritePainter } from './actors';
import { barsLayout as bars } from './bars.layout';
import { blocksPainter } from './block-bars';
import { breakdownLayout as breakdown, donutLayout as donut } from './breakdown.layout';
import { cardsLayout as cards } from './cards.layout';
import { comparisonLayout as comparison } from './comparison.layout';
import { endLayout as end, headlineLayout as headline, mosaicPainter, pictureLayout as picture } from './words.layouts';
import { arcadeGround } from './ground';
import {
  cityPainter,
  floorPainter,
  glassPainter,
  hallPainter,
  hillsPainter,
  lavaPainter,
  skyPainter,
} from './ground.painters';
import { heroLayout as hero } from './hero.layout';
import { arcadeFurniture } from './hud';
import { arcadeKit } from './kit';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { lineLayout as line, stairsPainter } from './line.layout';
import { listLayout as list } from './list.layout';
import { pixelOf } from './pixel-grid';
import { shadePainter } from './pixel-type';
import { ARCADE, arcadePreset } from './preset';
import { windowPainter } from './window';

const STEPS = 8;
/** Side of a block of the wipe, art pixels. */
const BLOCK = 12;

/** Blocks of the new level fall into place from one side to the other, in eight steps. */
const blockWipe: TransitionPainter = (ctx, incoming, amount, env) => {
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
const iris: TransitionPainter = (ctx, incoming, amount, env) => {
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

/** Navy sky, neon and one pixel face (reference boards, arcade). */
export const arcade: Style = {
  name: 'arcade',
  preset: arcadePreset,
  painters: {
    'arcade.sky': skyPainter,
    'arcade.city': cityPainter,
    'arcade.hills': hillsPainter,
    'arcade.hall': hallPainter,
    'arcade.floor': floorPainter,
    'arcade.lava': lavaPainter,
    'arcade.glass': glassPainter,
    'arcade.sprite': spritePainter,
    'arcade.shade': shadePainter,
    'arcade.window': windowPainter,
    'arcade.mosaic': mosaicPainter,
    'arcade.blocks': blocksPainter,
    'arcade.stairs': stairsPainter,
  },
  ground: arcadeGround,
  kit: arcadeKit,
  furniture: arcadeFurniture,
  compose: { bars, breakdown, cards, comparison, donut, end, headline, hero, leaderboard, line, list, picture },
  transitions: { wipe: blockWipe, dissolve: iris },
};
