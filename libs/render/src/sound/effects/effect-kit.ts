import type { SoundName } from '../sound-cue';
import { bell, ding } from './bells.effects';
import { click, key, pop, relay, tick } from './clicks.effects';
import type { Effect } from './effect';
import { impact, pulse, sting, thud } from './hits.effects';
import { riser, swell, whoosh } from './sweeps.effects';

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
};
