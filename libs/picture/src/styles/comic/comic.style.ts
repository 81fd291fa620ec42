import type { Style } from '../style';
import { balloonPainter } from './balloon.painter';
import { barsLayout } from './bars.layout';
import { breakdownLayout } from './breakdown.layout';
import { burstPainter } from './burst.painter';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { crowdPainter } from './crowd.painter';
import { endLayout } from './end.layout';
import { comicGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { comicKit } from './kit';
import { shadePainter } from './lettering';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { matPainter } from './mat.painter';
import { capePainter, mascotPainter, speedPainter } from './mascot.painter';
import { dotsThrough, pagePush } from './page-turns';
import { panelPainter, raysPainter } from './panel.painter';
import { pictureLayout } from './picture.layout';
import { platePainter } from './placard';
import { comicPreset } from './preset';
import { ridgePainter } from './ridge.painter';
import { towerPainter } from './tower.painter';
import { quoteLayout } from './quote.layout';
import { townPainter } from './town.painter';

/** Paper, primaries, ink outlines and dots (reference boards, comic). */
export const comic: Style = {
  name: 'comic',
  preset: comicPreset,
  painters: {
    balloon: balloonPainter,
    burst: burstPainter,
    cape: capePainter,
    crowd: crowdPainter,
    mascot: mascotPainter,
    mat: matPainter,
    panel: panelPainter,
    plate: platePainter,
    rays: raysPainter,
    ridge: ridgePainter,
    shade: shadePainter,
    speed: speedPainter,
    tower: towerPainter,
    town: townPainter,
  },
  ground: comicGround,
  kit: comicKit,
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
    quote: quoteLayout,
    picture: pictureLayout,
    end: endLayout,
  },
  transitions: { wipe: pagePush, dissolve: dotsThrough },
};
