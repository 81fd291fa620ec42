import type { Room } from '../synth/reverb';
import type { InstrumentName } from './instruments/instrument-rack';

/** Semitones from the mood's tonic. `tones` is voiced as it should sound; patterns count into it from 0. */
export interface Chord {
  bass: number;
  tones: number[];
}

/**
 * What one instrument plays. A pattern is read in sixteenths and repeats every bar:
 * `.` rest, `-` holds the note before it, `b` the chord's bass, a digit that chord tone (counting on into the octaves above),
 * `*` the whole chord, `x` a stroke at the tonic. `|` between bars gives a pattern of several bars.
 */
export interface Part {
  instrument: InstrumentName;
  pattern: string;
  /** Semitones from the tonic that digits count into instead of the chord: a tune keeps its notes while the harmony moves. */
  tones?: readonly number[];
  /** Octaves above (or below) the chord. */
  octave?: number;
  /** Decibels. */
  level: number;
  /** -1 left to 1 right. */
  pan?: number;
  /** 0 to 1, how much goes into the room. */
  room?: number;
  /** Plays while the section's energy (0 to 1) lies in this range, ends included; default always. */
  energy?: readonly [number, number];
  /** Repeats each note from side to side, every `steps` sixteenths and `fall` decibels softer. */
  echo?: { steps: number; times: number; fall: number };
  /** Seconds by which a player is off the click; default 0.003. */
  looseness?: number;
}

/** Moments that a hit may mark: the first sample, a scene change, the chart, the end card, the last chord. */
export type Moment = 'intro' | 'cut' | 'lift' | 'end' | 'final';

/** Played once from its moment on; its pattern may be longer than a bar. */
interface Hit extends Part {
  on: readonly Moment[];
}

/** Played once, so that its pattern ends where the next scene begins; grows louder on its way. */
interface Fill extends Part {
  /** Into which scene it leads. */
  into: ReadonlyArray<'cut' | 'lift' | 'end'>;
}

/** The sound of the place itself: tape that runs, a room that is not quite silent, wind far off. */
export interface Air {
  kind: 'tape' | 'room' | 'wind';
  /** Decibels under full scale, beside players at -6 to -18. */
  level: number;
}

/** One bed as data: what a composer would write on a single sheet. */
export interface Mood {
  bpm: number;
  /** MIDI note of home in the bass, 36 to 47. */
  tonic: number;
  /** One a bar; starts anew at the lift and at the end card. */
  chords: readonly Chord[];
  ending: Chord;
  parts: readonly Part[];
  hits: readonly Hit[];
  fills: readonly Fill[];
  /** Beats of near silence before the end card; fills into it still play. */
  dropBeats: number;
  /**
   * The video's arc in this mood, decibels: how far the bed falls before the turn (60 is silence), and how far voice and music
   * rise and sink together with the force of the lines.
   */
  arc: { dropDb: number; depthDb: number };
  /** Seconds that the last chord rings. */
  tail: number;
  room: Room & { level: number };
  /** 0 straight to 0.33 triplets: share of a step by which every second eighth and its sixteenths come late. */
  swing?: number;
  air?: Air;
  /** Saturation of the whole bed, 1 clean to 2 warm. */
  drive: number;
}
