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
import { swissPreset } from './preset';
import { columnWipe, ruleWipe } from './rule-wipes';
import { captionsOn } from './tones';

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
