import type { Random } from '@app/picture';
import type { StereoBuffer } from '../../synth/stereo-buffer';

/** One note to be built. */
export interface InstrumentNote {
  /** Hz. */
  frequency: number;
  /** Seconds from stroke to release; the sound may ring on. */
  seconds: number;
  /** 0 to 1: colour, not loudness, which the mixer sets. */
  velocity: number;
  /** 0 to 1: how far the filters are open. */
  brightness: number;
  random: Random;
}

/** Builds a note with its peak near 1. A pure function of the note, so that equal notes are built once. */
export type Instrument = (note: InstrumentNote) => StereoBuffer;
