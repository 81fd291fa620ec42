import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { barsLayout as bars } from './bars.layout';
import { breakdownLayout as breakdown } from './breakdown.layout';
import { cardsLayout as cards } from './cards.layout';
import { comparisonLayout as comparison } from './comparison.layout';
import { endLayout as end, headlineLayout as headline, pictureLayout as picture } from './words.layouts';
import { swissGround } from './ground';
import { heroLayout as hero } from './hero.layout';
import { swissKit } from './kit';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { lineLayout as line } from './line.layout';
import { listLayout as list } from './list.layout';
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
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
  transitions: { wipe: ruleWipe, dissolve: columnWipe },
};
