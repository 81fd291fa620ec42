import type { TransitionPainter } from '../../frames/compositor';
import { canvasFill, fillDown } from '../../layers/fill';
import { seededRandom } from '../../random';
import type { Style } from '../style';
import { barsLayout as bars, bloomPainter, cellBarsPainter, cursorPainter } from './bars.layout';
import { breakdownLayout as breakdown } from './breakdown.layout';
import { cardsLayout as cards } from './cards.layout';
import { comparisonLayout as comparison } from './comparison.layout';
import { endLayout as end, headlineLayout as headline, pictureLayout as picture } from './words.layouts';
import { terminalFurniture } from './furniture';
import { beamPainter, heatPainter, screenPainter, terminalGround } from './ground';
import { heroLayout as hero } from './hero.layout';
import { terminalKit } from './kit';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { lineLayout as line } from './line.layout';
import { listLayout as list } from './list.layout';
import { TERMINAL, terminalPreset } from './preset';

/** The tube is redrawn from the top: a bright line runs down, the new pane behind it. */
const rasterWipe: TransitionPainter = (ctx, incoming, amount, env) => {
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
const cellDissolve: TransitionPainter = (ctx, incoming, amount, env) => {
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

/** A trading desk at night: one mono face in phosphor, ruled panes, a tape that never stops (reference boards, trading-terminal). */
export const tradingTerminal: Style = {
  name: 'trading-terminal',
  preset: terminalPreset,
  painters: {
    'terminal.heat': heatPainter,
    'terminal.beam': beamPainter,
    'terminal.bloom': bloomPainter,
    'terminal.cell-bars': cellBarsPainter,
    'terminal.cursor': cursorPainter,
    'terminal.screen': screenPainter,
  },
  ground: terminalGround,
  furniture: terminalFurniture,
  transitions: { wipe: rasterWipe, dissolve: cellDissolve },
  kit: terminalKit,
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
};
