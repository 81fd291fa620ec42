import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { breakdownLayout } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { firPainter } from './fir.painter';
import { natureGround } from './ground';
import { hazePainter } from './haze.painter';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { natureDocKit } from './kit';
import { firsPainter, mistPainter, ridgePainter } from './land.painters';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { crestPainter, massifPainter } from './massif.painter';
import { mistDissolve, mistWipe } from './mist-transitions';
import { pictureLayout } from './picture.layout';
import { natureDocPreset } from './preset';
import { birdsPainter, skyPainter, sunPainter } from './sky.painters';
import { leafPainter, stemPainter } from './twig.painters';
import { glintsPainter, waterPainter } from './water.painter';
import { floorPainter, logPainter, shaftsPainter, trunksPainter } from './wood.painters';

/** Deep greens, amber light, mist between ridges: the data is the land (reference boards, nature-doc). */
export const natureDoc: Style = {
  name: 'nature-doc',
  preset: natureDocPreset,
  painters: {
    'nature.sky': skyPainter,
    'nature.sun': sunPainter,
    'nature.birds': birdsPainter,
    'nature.ridge': ridgePainter,
    'nature.firs': firsPainter,
    'nature.mist': mistPainter,
    'nature.trunks': trunksPainter,
    'nature.shafts': shaftsPainter,
    'nature.fir': firPainter,
    'nature.massif': massifPainter,
    'nature.crest': crestPainter,
    'nature.haze': hazePainter,
    'nature.stem': stemPainter,
    'nature.leaf': leafPainter,
    'nature.log': logPainter,
    'nature.floor': floorPainter,
    'nature.water': waterPainter,
    'nature.glints': glintsPainter,
  },
  ground: natureGround,
  kit: natureDocKit,
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
  transitions: { wipe: mistWipe, dissolve: mistDissolve },
};
