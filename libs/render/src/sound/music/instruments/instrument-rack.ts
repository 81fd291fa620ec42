import { dryPulse, rim, shaker, softKick, timpani } from './drums.instruments';
import type { Instrument } from './instrument';
import { piano } from './keys.instruments';
import { felt, glass } from './mallets.instruments';
import { brass, celli, cymbal, inhale, spiccato } from './orchestra.instruments';
import { bass, enginePulse, pad, pluck } from './synths.instruments';

/** Every player a mood can name. */
export const INSTRUMENT_RACK = {
  bass,
  brass,
  celli,
  cymbal,
  dryPulse,
  enginePulse,
  felt,
  glass,
  inhale,
  pad,
  piano,
  pluck,
  rim,
  shaker,
  softKick,
  spiccato,
  timpani,
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof INSTRUMENT_RACK;
