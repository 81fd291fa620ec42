import type { Style } from '../style';
import { cardsLayout } from './cards.layout';
import { headlineLayout } from './headline.layout';
import { leaderboardLayout } from './leaderboard.layout';
import { listLayout } from './list.layout';
import { pictureLayout } from './picture.layout';
import { barsLayout } from './bars.layout';
import { breakdownLayout } from './breakdown.layout';
import { chevronPainter } from './chevrons';
import { columnPainter } from './column';
import { comparisonLayout } from './comparison.layout';
import { lineLayout } from './line.layout';
import { endLayout } from './end.layout';
import { rangePainter, raysPainter, rungsPainter, seaPainter, sunPainter } from './ground.painters';
import { vaporwaveGround } from './ground';
import { heroLayout } from './hero.layout';
import { katakanaPainter } from './katakana';
import { vaporwaveKit } from './kit';
import { mirrorPainter, rimPainter } from './chrome';
import { crownPainter, trunkPainter } from './palm';
import { vaporwavePreset } from './preset';
import { ghostMix, glitchWipe, starsPainter, tearPainter } from './transitions';
import { windowPainter } from './window';

/** Magenta to cyan over a grid, a sun with slits, chrome serif, windows of an old desktop (reference boards, vaporwave). */
export const vaporwave: Style = {
  name: 'vaporwave',
  preset: vaporwavePreset,
  painters: {
    'vapor.sun': sunPainter,
    'vapor.stars': starsPainter,
    'vapor.range': rangePainter,
    'vapor.rays': raysPainter,
    'vapor.rungs': rungsPainter,
    'vapor.sea': seaPainter,
    'vapor.trunk': trunkPainter,
    'vapor.crown': crownPainter,
    'vapor.tear': tearPainter,
    'vapor.rim': rimPainter,
    'vapor.mirror': mirrorPainter,
    'vapor.katakana': katakanaPainter,
    'vapor.chevrons': chevronPainter,
    'vapor.column': columnPainter,
    'vapor.window': windowPainter,
  },
  ground: vaporwaveGround,
  kit: vaporwaveKit,
  compose: {
    hero: heroLayout,
    comparison: comparisonLayout,
    line: lineLayout,
    breakdown: breakdownLayout,
    bars: barsLayout,
    picture: pictureLayout,
    list: listLayout,
    leaderboard: leaderboardLayout,
    headline: headlineLayout,
    cards: cardsLayout,
    end: endLayout,
  },
  transitions: { wipe: glitchWipe, dissolve: ghostMix },
};
