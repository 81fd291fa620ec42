import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { blocksPainter } from './blocks.painter';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { floorPainter, glassPainter, lavaPainter } from './floor.painters';
import { arcadeGround } from './ground';
import { heroLayout } from './hero.layout';
import { arcadeFurniture } from './hud';
import { arcadeKit } from './kit';
import { lineLayout } from './line.layout';
import { breakdownLayout, donutLayout } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { headlineLayout } from './headline.layout';
import { leaderboardLayout } from './leaderboard.layout';
import { listLayout } from './list.layout';
import { pictureLayout } from './picture.layout';
import { mosaicPainter } from './mosaic.painter';
import { arcadePreset } from './preset';
import { shadePainter } from './shade.painter';
import { spritePainter } from './sprite.painter';
import { stairsPainter } from './stairs.painter';
import { blockWipe, iris } from './transitions';
import { windowPainter } from './window';
import { cityPainter, hallPainter, hillsPainter, skyPainter } from './world.painters';

/** Navy sky, neon and one pixel face (reference boards, arcade). */
export const arcade: Style = {
  name: 'arcade',
  preset: arcadePreset,
  painters: {
    'arcade.sky': skyPainter,
    'arcade.city': cityPainter,
    'arcade.hills': hillsPainter,
    'arcade.hall': hallPainter,
    'arcade.floor': floorPainter,
    'arcade.lava': lavaPainter,
    'arcade.glass': glassPainter,
    'arcade.sprite': spritePainter,
    'arcade.shade': shadePainter,
    'arcade.window': windowPainter,
    'arcade.mosaic': mosaicPainter,
    'arcade.blocks': blocksPainter,
    'arcade.stairs': stairsPainter,
  },
  ground: arcadeGround,
  kit: arcadeKit,
  furniture: arcadeFurniture,
  compose: {
    hero: heroLayout,
    comparison: comparisonLayout,
    bars: barsLayout,
    line: lineLayout,
    breakdown: breakdownLayout,
    cards: cardsLayout,
    headline: headlineLayout,
    leaderboard: leaderboardLayout,
    list: listLayout,
    picture: pictureLayout,
    donut: donutLayout,
    end: endLayout,
  },
  transitions: { wipe: blockWipe, dissolve: iris },
};
