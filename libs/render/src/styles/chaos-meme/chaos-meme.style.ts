import type { Style } from '../style';
import { barsLayout } from './bars.layout';
import { cardsLayout } from './cards.layout';
import { comparisonLayout } from './comparison.layout';
import { emojiPainter } from './emoji.painter';
import { endLayout } from './end.layout';
import { chaosMemeGround } from './ground';
import { headlineLayout } from './headline.layout';
import { heroLayout } from './hero.layout';
import { chaosMemeKit } from './kit';
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
  compose: {
    hero: heroLayout,
    headline: headlineLayout,
    cards: cardsLayout,
    comparison: comparisonLayout,
    bars: barsLayout,
    end: endLayout,
  },
  transitions: { wipe: zoomJump, dissolve: slapOn },
};
