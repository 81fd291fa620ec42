import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { barsLayout as bars, lineLayout as line } from './charts.layouts';
import { breakdownLayout as breakdown, cardsLayout as cards, leaderboardLayout as leaderboard } from './tables.layouts';
import { comparisonLayout as comparison } from './comparison.layout';
import {
  endLayout as end,
  headlineLayout as headline,
  listLayout as list,
  pictureLayout as picture,
} from './words.layouts';
import { lightPainter, luxuryGround } from './ground';
import { heroLayout as hero } from './hero.layout';
import { luxuryMinimalKit } from './kit';
import { beadPainter, beadsPainter, spherePainter } from './objects';
import { isNight, LUXURY, luxuryMinimalPreset, onNight } from './preset';

/** Through ivory: the old page fades into the paper before the new one comes out of it. */
const throughIvory: TransitionPainter = (ctx, incoming, amount, { stage: { width, height }, tint }) => {
  ctx.save();
  if (amount < 0.5) {
    ctx.globalAlpha = amount * 2;
    ctx.fillStyle = tint(LUXURY.ivory);
    ctx.fillRect(0, 0, width, height);
  } else {
    ctx.fillStyle = tint(LUXURY.ivory);
    ctx.fillRect(0, 0, width, height);
    ctx.globalAlpha = amount * 2 - 1;
    ctx.drawImage(incoming, 0, 0);
  }
  ctx.restore();
};

/** A page is turned slowly: the new one comes up from below under a hairline. */
const pageUp: TransitionPainter = (ctx, incoming, amount, { stage: { width, height, unit }, tint }) => {
  const y = Math.round(height * (1 - amount));
  ctx.drawImage(incoming, 0, y);
  ctx.fillStyle = tint(LUXURY.champagne);
  ctx.fillRect(0, y, width, Math.max(2, 2 * unit));
};

/** Ivory, black and champagne, one object a frame (reference boards, luxury-minimal). */
export const luxuryMinimal: Style = {
  name: 'luxury-minimal',
  preset: luxuryMinimalPreset,
  painters: {
    'lux.light': lightPainter,
    'lux.sphere': spherePainter,
    'lux.bead': beadPainter,
    'lux.beads': beadsPainter,
  },
  ground: luxuryGround,
  captions: (env) => (isNight(env) ? onNight : luxuryMinimalPreset.captions),
  kit: luxuryMinimalKit,
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
  transitions: { wipe: pageUp, dissolve: throughIvory },
};
