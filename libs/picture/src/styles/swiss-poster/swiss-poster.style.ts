import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { breakdownLayout } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { swissGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { swissKit } from './kit';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { pictureLayout } from './picture.layout';
import { captionsOn, SWISS, swissPreset } from './preset';

const COLUMNS = 6;

/** A red rule crosses the frame and leaves the next poster behind it. */
const ruleWipe: TransitionPainter = (ctx, incoming, amount, { stage }) => {
  const { width, height, unit } = stage;
  const rule = 36 * unit;
  const x = (width + rule) * amount - rule;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, x + rule / 2, height);
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
  ctx.fillStyle = SWISS.red;
  ctx.fillRect(x, 0, rule, height);
};

/** Nothing dissolves in print: the six columns of the grid are pulled up one after the other. */
const columnWipe: TransitionPainter = (ctx, incoming, amount, { stage }) => {
  const { width, height } = stage;
  const column = width / COLUMNS;
  ctx.save();
  ctx.beginPath();
  for (let index = 0; index < COLUMNS; index += 1) {
    const share = Math.min(1, Math.max(0, amount * 2 - index / (COLUMNS - 1)));
    const h = height * share;
    ctx.rect(Math.floor(column * index), index % 2 === 0 ? height - h : 0, Math.ceil(column) + 1, h);
  }
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
};

/** White, one red, black; one size huge, type cropped by the edge, rules that guide (reference boards, swiss-poster). */
export const swissPoster: Style = {
  name: 'swiss-poster',
  preset: swissPreset,
  painters: {},
  ground: swissGround,
  captions: captionsOn,
  kit: swissKit,
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
  transitions: { wipe: ruleWipe, dissolve: columnWipe },
};
