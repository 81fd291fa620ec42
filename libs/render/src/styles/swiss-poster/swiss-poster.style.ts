import type { Style } from '../style';
import { endLayout } from './end.layout';
import { swissGround } from './ground';
import { heroLayout } from './hero.layout';
import { lineLayout } from './line.layout';
import { onRed, swissPreset } from './preset';
import { plainLayout } from './plain.layout';

/** White, one red, black; one size huge, type cropped by the edge, rules that guide (reference boards, swiss-poster). */
export const swissPoster: Style = {
  name: 'swiss-poster',
  preset: swissPreset,
  painters: {},
  ground: swissGround,
  captions: (env) => (env.scene.layout === 'line' || env.scene.layout === 'end' ? onRed : swissPreset.captions),
  compose: {
    hero: heroLayout,
    line: lineLayout,
    end: endLayout,
    headline: plainLayout,
    cards: plainLayout,
    comparison: plainLayout,
    breakdown: plainLayout,
    bars: plainLayout,
    leaderboard: plainLayout,
    list: plainLayout,
    picture: plainLayout,
  },
};
