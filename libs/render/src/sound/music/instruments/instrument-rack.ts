import { chipArp, chipBass, chipHat, chipKick, chipLead, chipSnare } from './chip.instruments';
import { dryPulse, rim, shaker, softKick, timpani } from './drums.instruments';
import type { Instrument } from './instrument';
import { piano, tines } from './keys.instruments';
import { brush, clap, cowbell, gatedSnare, hat, kick, snap, snare, taiko } from './kit.instruments';
import { felt, glass, xylophone } from './mallets.instruments';
import { brass, celli, cymbal, inhale, spiccato } from './orchestra.instruments';
import { harp, pizzicato, softStrings, uprightBass } from './strings.instruments';
import { bass, enginePulse, growl, pad, pluck, tapePad } from './synths.instruments';
import { braam, hornStab, kazoo, muteHorn } from './winds.instruments';

/** Every player a mood can name. */
export const INSTRUMENT_RACK = {
  bass,
  braam,
  brass,
  brush,
  celli,
  chipArp,
  chipBass,
  chipHat,
  chipKick,
  chipLead,
  chipSnare,
  clap,
  cowbell,
  cymbal,
  dryPulse,
  enginePulse,
  felt,
  gatedSnare,
  glass,
  growl,
  harp,
  hat,
  hornStab,
  inhale,
  kazoo,
  kick,
  muteHorn,
  pad,
  piano,
  pizzicato,
  pluck,
  rim,
  shaker,
  snap,
  snare,
  softKick,
  softStrings,
  spiccato,
  taiko,
  tapePad,
  timpani,
  tines,
  uprightBass,
  xylophone,
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof INSTRUMENT_RACK;

/** Players that nothing is left to chance with: every take of a note is the same. */
export const WITHOUT_CHANCE: ReadonlySet<InstrumentName> = new Set<InstrumentName>([
  'chipArp',
  'chipBass',
  'chipKick',
  'chipLead',
  'glass',
  'harp',
]);
