import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { breakdownLayout } from './breakdown.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { emojiPainter } from './emoji.painter';
import { endLayout } from './end.layout';
import { chaosMemeGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { chaosMemeKit } from './kit';
import { leaderboardLayout } from './leaderboard.layout';
import { lineLayout } from './line.layout';
import { listLayout } from './list.layout';
import { neonOf } from './neon';
import { pictureLayout } from './picture.layout';
import { chaosMemePreset } from './preset';
import { raysPainter } from './rays.painter';
import { scribblePainter } from './scribble.painter';
import { slapOn, zoomJump } from './transitions';

/** Clashing brights and outlined white type, no grid (reference boards, chaos-meme). */
export const chaosMeme: Style = {
  name: 'chaos-meme',
  preset: chaosMemePreset,
  painters: { 'chaos.rays': raysPainter, 'chaos.emoji': emojiPainter, 'chaos.scribble': scribblePainter },
  ground: chaosMemeGround,
  kit: chaosMemeKit,
  captions: (env) => ({
    ...chaosMemePreset.captions,
    mark: { kind: 'color', text: neonOf(env) },
  }),
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
  transitions: { wipe: zoomJump, dissolve: slapOn },
};
