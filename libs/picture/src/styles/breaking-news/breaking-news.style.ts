import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { barsLayout as bars } from './bars.layout';
import { breakdownLayout as breakdown, splitPainter } from './breakdown.layout';
import { cardsLayout as cards } from './cards.layout';
import { comparisonLayout as comparison } from './comparison.layout';
import { endLayout as end, headlineLayout as headline, pictureLayout as picture } from './words.layouts';
import { liveDotPainter, newsFurniture, stripesPainter } from './furniture';
import { ballPainter, wiresPainter } from './globe';
import { beamsPainter, drawSlash, newsGround, openerPainter, SLASH_WIDTH } from './ground';
import { heroLayout as hero } from './hero.layout';
import { newsKit } from './kit';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { lineLayout as line } from './line.layout';
import { listLayout as list } from './list.layout';
import { newsPreset } from './preset';
import { sheenPainter, slabPainter } from './slab';

/** A side push: the new scene comes from the right behind slanted bars while the old one gives way. */
const pushWipe: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height, unit } = env.stage;
  const lean = height * 0.3;
  const band = SLASH_WIDTH * unit;
  const edge = width + band - amount * (width + lean + band);
  ctx.save();
  ctx.drawImage(ctx.canvas, -amount * width * 0.22, 0);
  ctx.beginPath();
  ctx.moveTo(edge + lean, 0);
  ctx.lineTo(width * 2 + lean, 0);
  ctx.lineTo(width * 2 + lean, height);
  ctx.lineTo(edge, height);
  ctx.clip();
  ctx.drawImage(incoming, (1 - amount) * width * 0.3, 0);
  ctx.restore();
  drawSlash(ctx, edge - band, lean, height, env);
};

/** A slow mix while the new scene comes to rest from the right. */
const pushMix: TransitionPainter = (ctx, incoming, amount, { stage: { width } }) => {
  ctx.save();
  ctx.globalAlpha = amount;
  ctx.drawImage(incoming, (1 - amount) * width * 0.05, 0);
  ctx.restore();
};

/** Navy studio, slabs that bleed in from the edge, bug and crawl that never leave (reference boards, breaking-news). */
export const breakingNews: Style = {
  name: 'breaking-news',
  preset: newsPreset,
  painters: {
    'news.beams': beamsPainter,
    'news.ball': ballPainter,
    'news.wires': wiresPainter,
    'news.slab': slabPainter,
    'news.split': splitPainter,
    'news.sheen': sheenPainter,
    'news.stripes': stripesPainter,
    'news.dot': liveDotPainter,
    'news.opener': openerPainter,
  },
  ground: newsGround,
  furniture: newsFurniture,
  transitions: { wipe: pushWipe, dissolve: pushMix },
  kit: newsKit,
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
};
