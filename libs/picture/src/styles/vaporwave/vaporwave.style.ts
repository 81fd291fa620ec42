import type { Style } from '../style';
import { cardsLayout as cards } from './cards.layout';
import { headlineLayout as headline, pictureLayout as picture, endLayout as end } from './words.layouts';
import { leaderboardLayout as leaderboard } from './leaderboard.layout';
import { listLayout as list } from './list.layout';
import { barsLayout as bars } from './bars.layout';
import { breakdownLayout as breakdown } from './breakdown.layout';
import { chevronPainter } from './chevrons';
import { columnPainter } from './column';
import { comparisonLayout as comparison } from './comparison.layout';
import { lineLayout as line } from './line.layout';
import { rangePainter, raysPainter, rungsPainter, seaPainter, sunPainter } from './ground.painters';
import { vaporwaveGround } from './ground';
import { heroLayout as hero } from './hero.layout';
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
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
  transitions: { wipe: glitchWipe, dissolve: ghostMix },
};
