import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { breakdownLayout, splitPainter } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { liveDotPainter, newsFurniture, stripesPainter } from './furniture';
import { ballPainter, wiresPainter } from './globe';
import { beamsPainter, drawSlash, newsGround, openerPainter, SLASH_WIDTH } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { newsKit } from './kit';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { pictureLayout } from './picture.layout';
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
  compose: {
    hero: heroLayout,
    headline: headlineLayout,
    cards: cardsLayout,
    comparison: comparisonLayout,
    breakdown: breakdownLayout,
    bars: barsLayout,
    line: lineLayout,
    leaderboard: leaderboardLayout,
    list: listLayout,
    picture: pictureLayout,
    end: endLayout,
  },
};
