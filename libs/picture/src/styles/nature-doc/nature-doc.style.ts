import type { TransitionPainter } from '../../frames/compositor';
import type { Canvas, Context } from '../../surface/surface';
import type { Style } from '../style';
import { barsLayout as bars, firPainter } from './bars.layout';
import { breakdownLayout as breakdown } from './breakdown.layout';
import { cardsLayout as cards } from './cards.layout';
import { comparisonLayout as comparison } from './comparison.layout';
import {
  endLayout as end,
  headlineLayout as headline,
  listLayout as list,
  pictureLayout as picture,
} from './words.layouts';
import { natureGround } from './ground';
import { heroLayout as hero } from './hero.layout';
import { natureDocKit } from './kit';
import { glintsPainter, waterPainter } from './lake';
import { firsPainter, mistPainter, ridgePainter } from './land.painters';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { crestPainter, lineLayout as line, massifPainter } from './line.layout';
import { NATURE, natureDocPreset, tintOf } from './preset';
import { birdsPainter, skyPainter, sunPainter } from './sky.painters';
import { hazePainter } from './soil';
import { leafPainter, stemPainter } from './twig.painters';
import { floorPainter, logPainter, shaftsPainter, trunksPainter } from './wood.painters';

const STRIPS = 72;

/** How much of the way the front of a bank takes. */
const SOFT = 0.5;

/** One land comes out of another through a breath of mist. */
const mistDissolve: TransitionPainter = (ctx, incoming, amount, env) => {
  ctx.save();
  ctx.globalAlpha = amount;
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
  veil(ctx, incoming, Math.sin(amount * Math.PI) * 0.22, env.tint(NATURE.mist));
};

/** A bank of mist rolls in from the left and leaves the new land behind it. */
const mistWipe: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height } = incoming;
  const strip = Math.ceil(width / STRIPS);
  const reach = amount * (1 + SOFT);
  ctx.save();
  for (let x = 0; x < width; x += strip) {
    const share = Math.min(1, Math.max(0, (reach - x / width) / SOFT));
    if (share === 0) break;
    ctx.globalAlpha = share * share * (3 - 2 * share);
    ctx.drawImage(incoming, x, 0, strip, height, x, 0, strip, height);
  }
  ctx.restore();
  veil(ctx, incoming, Math.sin(amount * Math.PI) * 0.16, env.tint(NATURE.mist));
};

function veil(ctx: Context, { width, height }: Canvas, opacity: number, color: string): void {
  ctx.fillStyle = tintOf(color, opacity);
  ctx.fillRect(0, 0, width, height);
}

/** Deep greens, amber light, mist between ridges: the data is the land (reference boards, nature-doc). */
export const natureDoc: Style = {
  name: 'nature-doc',
  preset: natureDocPreset,
  painters: {
    'nature.sky': skyPainter,
    'nature.sun': sunPainter,
    'nature.birds': birdsPainter,
    'nature.ridge': ridgePainter,
    'nature.firs': firsPainter,
    'nature.mist': mistPainter,
    'nature.trunks': trunksPainter,
    'nature.shafts': shaftsPainter,
    'nature.fir': firPainter,
    'nature.massif': massifPainter,
    'nature.crest': crestPainter,
    'nature.haze': hazePainter,
    'nature.stem': stemPainter,
    'nature.leaf': leafPainter,
    'nature.log': logPainter,
    'nature.floor': floorPainter,
    'nature.water': waterPainter,
    'nature.glints': glintsPainter,
  },
  ground: natureGround,
  kit: natureDocKit,
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
  transitions: { wipe: mistWipe, dissolve: mistDissolve },
};
