import type { Style } from '../style';
import { comparisonLayout } from './comparison.layout';
import { headlineLayout } from './headline.layout';
import { leaderboardLayout } from './leaderboard.layout';
import { cardsLayout } from './cards.layout';
import { breakdownLayout } from './breakdown.layout';
import { barsLayout } from './bars.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { pictureLayout } from './picture.layout';
import { cutOutPainter } from './cutout.painter';
import { endLayout } from './end.layout';
import { tabloidGround } from './ground';
import { heroLayout } from './hero.layout';
import { tabloidKit } from './kit';
import { burstPainter, penPainter, tornPainter } from './paper.painter';
import { captionsIn, tabloidPreset } from './preset';
import { dotsPainter, paperPainter, raysPainter } from './sheets.painter';
import { dotDissolve, tearWipe } from './transitions';

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
  compose: {
    hero: heroLayout,
    comparison: comparisonLayout,
    headline: headlineLayout,
    leaderboard: leaderboardLayout,
    cards: cardsLayout,
    breakdown: breakdownLayout,
    bars: barsLayout,
    line: lineLayout,
    list: listLayout,
    picture: pictureLayout,
    end: endLayout,
  },
  transitions: { wipe: tearWipe, dissolve: dotDissolve },
};
