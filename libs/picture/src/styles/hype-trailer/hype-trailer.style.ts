import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { breakdownLayout } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { hypeTrailerGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { hypeTrailerKit } from './kit';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { hypePainters } from './painters';
import { pictureLayout } from './picture.layout';
import { hypeTrailerPreset } from './preset';
import { burnDissolve, leakWipe } from './transitions';

/** Black and gold under light leaks, wide heavy caps (reference boards, hype-trailer). */
export const hypeTrailer: Style = {
  name: 'hype-trailer',
  preset: hypeTrailerPreset,
  painters: hypePainters,
  ground: hypeTrailerGround,
  kit: hypeTrailerKit,
  compose: {
    hero: heroLayout,
    headline: headlineLayout,
    comparison: comparisonLayout,
    cards: cardsLayout,
    breakdown: breakdownLayout,
    bars: barsLayout,
    line: lineLayout,
    leaderboard: leaderboardLayout,
    list: listLayout,
    picture: pictureLayout,
    end: endLayout,
  },
  transitions: { wipe: leakWipe, dissolve: burnDissolve },
};
