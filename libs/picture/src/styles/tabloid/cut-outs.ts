import { coinsArt } from './coins.art';
import type { CutOutArt } from './cut-out-art';
import { megaphoneArt } from './megaphone.art';
import { trophyArt } from './trophy.art';
import { umbrellaArt } from './umbrella.art';

/** Things a video can put on its front page. */
export const CUT_OUTS = {
  coins: coinsArt([
    { x: 0.28, rise: 0.5 },
    { x: 0.72, rise: 0.98 },
  ]),
  'coins-tall': coinsArt([{ x: 0.5, rise: 0.98 }]),
  'coins-many': coinsArt([
    { x: 0.2, rise: 0.98 },
    { x: 0.8, rise: 0.72 },
    { x: 0.5, rise: 0.42 },
  ]),
  megaphone: megaphoneArt,
  trophy: trophyArt,
  umbrella: umbrellaArt,
} satisfies Record<string, CutOutArt>;

export type CutOutKind = keyof typeof CUT_OUTS;
