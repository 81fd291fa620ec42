import { seededRandom } from '@app/picture/random';
import { addAir } from './air';
import type { TimeSpan } from '../mix/quiet-spans';
import { turn } from '../turn';
import { frequencyOf } from '../synth/oscillator';
import { RoomSend } from '../synth/reverb';
import { saturate } from '../synth/saturation';
import { seedOf } from '../synth/seed-of';
import { filter } from '../synth/state.filter';
import {
  gainOf,
  mixInto,
  SAMPLE_RATE,
  samplesOf,
  silence,
  withoutTail,
  type StereoBuffer,
} from '../synth/stereo-buffer';
import { INSTRUMENT_RACK, WITHOUT_CHANCE } from './instruments/instrument-rack';
import type { Mood } from './mood';
import { writeScore, type ScoreNote } from './score';
import { planSections } from './sections';

export interface MusicBedRequest {
  mood: Mood;
  bpm?: number;
  durationMs: number;
  cutsMs: number[];
  /** Silence before the turn, and the reveal that ends it: nothing is played in it, the bed lifts at its end. */
  turn?: TimeSpan;
  /** When the last word has been said: the last chord waits for it. */
  lastWordMs?: number;
  seed: number;
  signal?: AbortSignal;
}

/** Different takes of one note; more cost time, fewer are heard as a copy. */
const TAKES = 2;
/** Of a note held longer than this, seconds, one is enough: it is the strokes that are heard as copies. */
const LONG = 0.6;
/** Ends of notes under this share of their peak are not played. */
const INAUDIBLE = 0.0006;
/** Silence of the last sample is reached over this time, long after the last chord has faded by itself. */
const CLOSING = 0.5;
const NOTES_A_TURN = 24;

/**
 * Composes and plays a bed of exactly `durationMs`, full scale at +-1 and with its own ending. Gives the event loop a turn as it goes.
 * @throws SoundError coded `sound_aborted`.
 */
export async function musicBed({
  mood,
  bpm = mood.bpm,
  durationMs,
  cutsMs,
  turn: silent,
  lastWordMs,
  seed,
  signal,
}: MusicBedRequest): Promise<StereoBuffer> {
  const plan = planSections({ durationMs, cutsMs, turn: silent, lastWordMs, bpm, tail: mood.tail });
  const score = writeScore(mood, plan, seededRandom(seedOf(seed, 'score')));
  const samples = samplesOf(durationMs / 1000);
  const dry = silence(samples);
  const toRoom = new RoomSend(samples);
  const player = new Player(seed, score);
  for (const [index, note] of score.entries()) {
    if (index % NOTES_A_TURN === 0) await turn(signal);
    const sound = player.play(note);
    const { part, velocity, pan } = note;
    const placement = { at: samplesOf(note.at), gain: gainOf(part.level) * velocity, pan };
    mixInto(dry, sound, placement);
    if (part.room) toRoom.add(sound, { ...placement, gain: placement.gain * part.room });
  }
  await turn(signal);
  toRoom.answerInto(dry, mood.room, mood.room.level);
  await turn(signal);
  if (mood.air) addAir(dry, mood.air, seededRandom(seedOf(seed, 'air')));
  saturate(dry, mood.drive);
  for (const channel of [dry.left, dry.right]) filter(channel, 'high', 38);
  const finalAt = plan.sections.at(-1)?.from ?? 0;
  ringOut(dry, samplesOf(finalAt), mood.tail);
  return dry;
}

/** Builds each note once, since an ostinato is a handful of strokes many times, and keeps it until its last stroke is played. */
class Player {
  private readonly takes = new Map<string, StereoBuffer>();
  private readonly left = new Map<string, number>();
  private readonly keys: string[];
  private played = 0;

  constructor(
    private readonly seed: number,
    score: readonly ScoreNote[],
  ) {
    this.keys = score.map((note, index) => keyOf(note, index % TAKES));
    for (const key of this.keys) this.left.set(key, (this.left.get(key) ?? 0) + 1);
  }

  /** Notes must come in the order of the score. */
  play(note: ScoreNote): StereoBuffer {
    const key = this.keys[this.played++]!;
    const sound = this.takes.get(key) ?? this.build(note, key);
    const left = this.left.get(key)! - 1;
    this.left.set(key, left);
    if (left > 0) this.takes.set(key, sound);
    else this.takes.delete(key);
    return sound;
  }

  private build(note: ScoreNote, key: string): StereoBuffer {
    const { part, midi } = note;
    const colour = colourOf(note);
    const random = seededRandom(seedOf(this.seed, key));
    const asked = { frequency: frequencyOf(midi), ...colour, seconds: Math.max(0.05, colour.seconds), random };
    return withoutTail(INSTRUMENT_RACK[part.instrument](asked), INAUDIBLE);
  }
}

/** What two notes must share to be played by one sound. */
function keyOf(note: ScoreNote, take: number): string {
  const { instrument } = note.part;
  const { seconds, velocity, brightness } = colourOf(note);
  const alike = note.seconds > LONG || WITHOUT_CHANCE.has(instrument);
  return [instrument, note.midi, seconds, velocity, brightness, alike ? 0 : take].join(' ');
}

function colourOf({
  seconds,
  velocity,
  brightness,
}: ScoreNote): Pick<ScoreNote, 'seconds' | 'velocity' | 'brightness'> {
  const long = seconds > LONG;
  return {
    seconds: nearest(seconds, long ? 4 : 40),
    velocity: nearest(velocity, long ? 2 : 4),
    brightness: nearest(brightness, 5),
  };
}

/** Rounded to a share of one. */
function nearest(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

/** The last chord dies away as struck things do, and its last half second closes whatever is left to nothing. */
function ringOut({ left, right }: StereoBuffer, finalAt: number, tail: number): void {
  const held = finalAt + samplesOf(0.15 * tail);
  const fade = Math.exp(-1 / samplesOf(0.4 * tail));
  let level = 1;
  for (let i = held; i < left.length; i++) {
    level *= fade;
    left[i]! *= level;
    right[i]! *= level;
  }
  const fall = Math.min(left.length, Math.round(CLOSING * SAMPLE_RATE));
  for (let i = 0; i < fall; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / fall);
    left[left.length - 1 - i]! *= gain;
    right[right.length - 1 - i]! *= gain;
  }
}
