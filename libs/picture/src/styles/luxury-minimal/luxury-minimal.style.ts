import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { breakdownLayout } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { lightPainter, luxuryGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { luxuryMinimalKit } from './kit';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { beadPainter, beadsPainter, spherePainter } from './objects';
import { pictureLayout } from './picture.layout';
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
  transitions: { wipe: pageUp, dissolve: throughIvory },
};
