import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { barsLayout as bars } from './bars.layout';
import { breakdownLayout as breakdown } from './breakdown.layout';
import { cardsLayout as cards } from './cards.layout';
import { comparisonLayout as comparison } from './comparison.layout';
import { cutOutPainter } from './cut-outs';
import { endLayout as end, headlineLayout as headline, pictureLayout as picture } from './words.layouts';
import { tabloidGround } from './ground';
import { heroLayout as hero } from './hero.layout';
import { tabloidKit } from './kit';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { lineLayout as line } from './line.layout';
import { listLayout as list } from './list.layout';
import { burstPainter, dotsPainter, paperPainter, penPainter, raysPainter, tornPainter } from './paper.painters';
import { captionsIn, TABLOID, tabloidPreset } from './preset';

/** Teeth of the torn edge, as shares of its depth; they repeat. */
const TEETH = [0.2, 0.7, 0.35, 0.9, 0.1, 0.55, 0.8, 0.3, 1, 0.45, 0.05, 0.65] as const;
const LIP = 26;

/** The old page is torn away from the reading side: the new one shows behind a rough white lip. */
const tearWipe: TransitionPainter = (ctx, incoming, amount, { stage: { width, height, unit }, tint }) => {
  const lean = width * 0.16;
  const depth = 34 * unit;
  const edge = -lean - 60 * unit + amount * (width + 2 * lean + 120 * unit);
  const trace = (shift: number, salt: number): void => {
    ctx.beginPath();
    ctx.moveTo(-depth, -depth);
    for (let y = -depth, tooth = salt; y <= height + depth; y += 24 * unit, tooth += 1) {
      const sway = lean * (0.5 - y / height);
      ctx.lineTo(edge + shift + sway + depth * (TEETH[tooth % TEETH.length] ?? 0), y);
    }
    ctx.lineTo(-depth, height + depth);
    ctx.closePath();
  };
  ctx.save();
  ctx.fillStyle = tint(TABLOID.white);
  ctx.shadowColor = `${tint(TABLOID.ink)}66`;
  ctx.shadowOffsetX = 14 * unit;
  trace(LIP * unit, 5);
  ctx.fill();
  ctx.shadowOffsetX = 0;
  ctx.shadowColor = `${tint(TABLOID.ink)}00`;
  trace(0, 0);
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
};

/** The new page comes through the screen of the old one: dots that grow until they close. */
const dotDissolve: TransitionPainter = (ctx, incoming, amount, { stage: { width, height, unit } }) => {
  const pitch = 96 * unit;
  ctx.save();
  ctx.beginPath();
  for (let row = -1, y = 0; y <= height + pitch; row += 1, y = row * pitch * 0.5) {
    for (let x = row % 2 === 0 ? 0 : pitch / 2; x <= width + pitch; x += pitch) {
      const lag = (x / width + y / height) * 0.3;
      const r = Math.max(0, amount * 1.6 - lag) * pitch * 0.52;
      if (r <= 0) continue;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  }
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
};

/** Newsprint, red and yellow, black caps that shout (reference boards, tabloid). */
export const tabloid: Style = {
  name: 'tabloid',
  preset: tabloidPreset,
  painters: {
    'tabloid.paper': paperPainter,
    'tabloid.dots': dotsPainter,
    'tabloid.rays': raysPainter,
    'tabloid.torn': tornPainter,
    'tabloid.burst': burstPainter,
    'tabloid.pen': penPainter,
    'tabloid.cut-out': cutOutPainter,
  },
  ground: tabloidGround,
  captions: captionsIn,
  kit: tabloidKit,
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
  transitions: { wipe: tearWipe, dissolve: dotDissolve },
};
