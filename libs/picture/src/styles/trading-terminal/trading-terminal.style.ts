import type { Style } from '../style';
import { beamPainter, heatPainter } from './art.painters';
import { barsLayout } from './bars.layout';
import { breakdownLayout } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { endLayout } from './end.layout';
import { terminalFurniture } from './furniture';
import { terminalGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { terminalKit } from './kit';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { bloomPainter, cellBarsPainter, cursorPainter } from './marks.painters';
import { pictureLayout } from './picture.layout';
import { terminalPreset } from './preset';
import { screenPainter } from './screen.painter';
import { cellDissolve, rasterWipe } from './transitions';

/** A trading desk at night: one mono face in phosphor, ruled panes, a tape that never stops (reference boards, trading-terminal). */
export const tradingTerminal: Style = {
  name: 'trading-terminal',
  preset: terminalPreset,
  painters: {
    'terminal.heat': heatPainter,
    'terminal.beam': beamPainter,
    'terminal.bloom': bloomPainter,
    'terminal.cell-bars': cellBarsPainter,
    'terminal.cursor': cursorPainter,
    'terminal.screen': screenPainter,
  },
  ground: terminalGround,
  furniture: terminalFurniture,
  transitions: { wipe: rasterWipe, dissolve: cellDissolve },
  kit: terminalKit,
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
