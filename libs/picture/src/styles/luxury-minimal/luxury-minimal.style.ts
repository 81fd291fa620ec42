import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { beadsPainter } from './beads.painter';
import { breakdownLayout } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { luxuryGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { luxuryMinimalKit } from './kit';
import { leaderboardLayout } from './leaderboard.layout';
import { lightPainter } from './light.painter';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { pictureLayout } from './picture.layout';
import { luxuryMinimalPreset, onNight } from './preset';
import { beadPainter, spherePainter } from './sphere.painter';
import { isNight } from './tones';
import { pageUp, throughIvory } from './transitions';

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
