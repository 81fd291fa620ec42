import type { SoundName } from '@app/picture';
import { birds, flare, glitch, hiss, splash } from './airs.effects';
import { bell, ding } from './bells.effects';
import { basshit, boom, drumroll, stamp, subdrop, wobble } from './blows.effects';
import { click, key, pop, relay, tick } from './clicks.effects';
import type { Effect } from './effect';
import { blip, block, coin, hop, powerup, zap } from './games.effects';
import { impact, pulse, sting, thud } from './hits.effects';
import { brass, chord, piano } from './keys.effects';
import { flip, rip, shutter, swish } from './papers.effects';
import { riser, swell, whoosh } from './sweeps.effects';
import { airhorn, boing, kaching, scratch } from './toons.effects';

/** Every bundled sound. A new one is a function, its name in sound-cue.ts, and a line here. */
export const EFFECT_KIT: Record<SoundName, Effect> = {
  riser,
  impact,
  whoosh,
  tick,
  pop,
  ding,
  sting,
  click,
  relay,
  bell,
  pulse,
  thud,
  swell,
  key,
  boom,
  subdrop,
  drumroll,
  shutter,
  brass,
  rip,
  stamp,
  coin,
  blip,
  block,
  powerup,
  hop,
  boing,
  airhorn,
  basshit,
  scratch,
  kaching,
  piano,
  chord,
  hiss,
  wobble,
  glitch,
  splash,
  birds,
  flare,
  zap,
  flip,
  swish,
};
