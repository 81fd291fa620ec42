import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { beamsPainter } from './beams.painter';
import { breakdownLayout } from './breakdown.layout';
import { newsKit } from './kit';
import { liveDotPainter } from './bug';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { newsFurniture } from './furniture';
import { newsGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { openerPainter } from './opener';
import { pictureLayout } from './picture.layout';
import { newsPreset } from './preset';
import { sheenPainter } from './sheen';
import { slabPainter } from './slab';
import { splitPainter } from './split.painter';
import { stripesPainter } from './stripes.painter';
import { ballPainter, wiresPainter } from './globe.painter';
import { pushMix, pushWipe } from './transitions';

/** Navy studio, slabs that bleed in from the edge, bug and crawl that never leave (reference boards, breaking-news). */
export const breakingNews: Style = {
  name: 'breaking-news',
  preset: newsPreset,
  painters: {
    'news.beams': beamsPainter,
    'news.ball': ballPainter,
    'news.wires': wiresPainter,
    'news.slab': slabPainter,
    'news.split': splitPainter,
    'news.sheen': sheenPainter,
    'news.stripes': stripesPainter,
    'news.dot': liveDotPainter,
    'news.opener': openerPainter,
  },
  ground: newsGround,
  furniture: newsFurniture,
  transitions: { wipe: pushWipe, dissolve: pushMix },
  kit: newsKit,
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
};
