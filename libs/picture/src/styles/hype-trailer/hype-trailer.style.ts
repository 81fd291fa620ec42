import type { TransitionPainter } from '../../frames/compositor';
import type { StylePainter } from '../../layers/painter';
import type { Style } from '../style';
import { barsLayout as bars } from './bars.layout';
import { breakdownLayout as breakdown } from './breakdown.layout';
import { cardsLayout as cards } from './cards.layout';
import { comparisonLayout as comparison } from './comparison.layout';
import { endLayout as end, headlineLayout as headline, pictureLayout as picture } from './words.layouts';
import { dustPainter, emberPainter, faint, hypeTrailerGround, leakPainter, raysPainter } from './ground';
import { heroLayout as hero } from './hero.layout';
import { hypeTrailerKit } from './kit';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { lineLayout as line } from './line.layout';
import { listLayout as list } from './list.layout';
import { flarePainter, glintPainter, mirrorPainter, shadePainter } from './metal';
import { monolithPainter, shaftPainter } from './monoliths';
import { HYPE, hypeTrailerPreset } from './preset';

/** A light leak burns through the video from the right; the next scene is behind it. */
const leakWipe: TransitionPainter = (ctx, incoming, amount, { stage, tint }) => {
  const { width, height, unit } = stage;
  const slope = 220 * unit;
  const band = 460 * unit;
  const x = -band + (width + slope + 2 * band) * amount;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-slope, 0);
  ctx.lineTo(x, 0);
  ctx.lineTo(x - slope, height);
  ctx.lineTo(-slope, height);
  ctx.clip();
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
  ctx.save();
  ctx.transform(1, 0, -slope / height, 1, 0, 0);
  const glow = ctx.createLinearGradient(x - band, 0, x + band * 0.6, 0);
  glow.addColorStop(0, faint(tint(HYPE.fire), 0));
  glow.addColorStop(0.4, faint(tint(HYPE.leak), 0.75));
  glow.addColorStop(0.62, tint(HYPE.pale));
  glow.addColorStop(0.8, faint(tint(HYPE.leak), 0.7));
  glow.addColorStop(1, faint(tint(HYPE.fire), 0));
  ctx.fillStyle = glow;
  ctx.fillRect(x - band, 0, band * 1.6, height);
  ctx.restore();
};

/** Overexposure: the scene burns out into warm white and the next one comes up out of it. */
const burnDissolve: TransitionPainter = (ctx, incoming, amount, { stage, tint }) => {
  const { width, height } = stage;
  const peak = 0.4;
  ctx.save();
  ctx.globalAlpha = Math.min(1, Math.max(0, (amount - peak * 0.6) / (peak * 0.8)));
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
  const white = amount < peak ? amount / peak : 1 - (amount - peak) / (1 - peak);
  // Cream over black is grey at half strength: the light is orange at its rim and adds to what it falls on.
  const [x, y] = [width * 0.5, height * 0.4];
  const glow = ctx.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) * 0.62);
  glow.addColorStop(0, faint(tint(HYPE.pale), white));
  glow.addColorStop(0.35 * white, faint(tint(HYPE.gold), white * 0.95));
  glow.addColorStop(1, faint(tint(HYPE.leak), white * 0.8));
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
};

/** The style's own drawings by the names that its layers use. */
const hypePainters: Record<string, StylePainter> = {
  ember: emberPainter,
  leak: leakPainter,
  rays: raysPainter,
  dust: dustPainter,
  shade: shadePainter,
  glint: glintPainter,
  flare: flarePainter,
  mirror: mirrorPainter,
  monoliths: monolithPainter,
  shaft: shaftPainter,
};

/** Black and gold under light leaks, wide heavy caps (reference boards, hype-trailer). */
export const hypeTrailer: Style = {
  name: 'hype-trailer',
  preset: hypeTrailerPreset,
  painters: hypePainters,
  ground: hypeTrailerGround,
  kit: hypeTrailerKit,
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
  transitions: { wipe: leakWipe, dissolve: burnDissolve },
};
