import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { balloonPainter } from './balloon.painter';
import { barsLayout as bars } from './bars.layout';
import { breakdownLayout as breakdown } from './breakdown.layout';
import { burstPainter } from './burst.painter';
import { cardsLayout as cards } from './cards.layout';
import { comparisonLayout as comparison } from './comparison.layout';
import { endLayout as end, headlineLayout as headline, pictureLayout as picture } from './words.layouts';
import { comicGround, crowdPainter, townPainter } from './ground';
import { heroLayout as hero } from './hero.layout';
import { comicKit } from './kit';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { shadePainter } from './type-and-motion';
import { lineLayout as line, ridgePainter } from './line.layout';
import { listLayout as list } from './list.layout';
import { capePainter, mascotPainter, speedPainter } from './mascot';
import { matPainter, panelPainter, raysPainter } from './page';
import { platePainter } from './placard';
import { COMIC, comicPreset } from './preset';
import { quoteLayout as quote } from './quote.layout';
import { towerPainter } from './tower.painter';

/** The next page is pushed in over the last one, with a slanted edge of ink and paper. */
const pagePush: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height, unit } = env.stage;
  const lean = 90 * unit;
  const x = Math.round((width + 2 * lean) * (1 - amount) - lean);
  const edge = (by: number): void => {
    ctx.beginPath();
    ctx.moveTo(x + lean + by, 0);
    ctx.lineTo(x - lean + by, height);
  };
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x + lean, 0);
  ctx.lineTo(width, 0);
  ctx.lineTo(width, height);
  ctx.lineTo(x - lean, height);
  ctx.clip();
  ctx.drawImage(incoming, Math.max(0, x), 0);
  ctx.restore();
  ctx.lineWidth = 56 * unit;
  ctx.strokeStyle = env.tint(COMIC.ink);
  edge(0);
  ctx.stroke();
  ctx.lineWidth = 28 * unit;
  ctx.strokeStyle = env.tint(COMIC.paper);
  edge(0);
  ctx.stroke();
};

/** The next page comes through a screen of dots that grow from one corner until they touch. */
const dotsThrough: TransitionPainter = (ctx, incoming, amount, { stage }) => {
  const { width, height, unit } = stage;
  const pitch = 96 * unit;
  const reach = width + height;
  ctx.save();
  ctx.beginPath();
  for (let row = 0, y = 0; y < height + pitch; row += 1, y += pitch * 0.866) {
    for (let x = (row % 2) * (pitch / 2); x < width + pitch; x += pitch) {
      const share = amount * 1.6 - ((x + height - y) / reach) * 0.6;
      const r = pitch * 0.62 * Math.min(1, Math.max(0, share));
      if (r < 1) continue;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  }
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
};

/** Paper, primaries, ink outlines and dots (reference boards, comic). */
export const comic: Style = {
  name: 'comic',
  preset: comicPreset,
  painters: {
    balloon: balloonPainter,
    burst: burstPainter,
    cape: capePainter,
    crowd: crowdPainter,
    mascot: mascotPainter,
    mat: matPainter,
    panel: panelPainter,
    plate: platePainter,
    rays: raysPainter,
    ridge: ridgePainter,
    shade: shadePainter,
    speed: speedPainter,
    tower: towerPainter,
    town: townPainter,
  },
  ground: comicGround,
  kit: comicKit,
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture, quote },
  transitions: { wipe: pagePush, dissolve: dotsThrough },
};
