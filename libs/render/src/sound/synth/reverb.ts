import { SAMPLE_RATE, type Placement, type StereoBuffer } from './stereo-buffer';

export interface Room {
  /** Seconds to fall by 60 dB. */
  decay: number;
  /** Seconds before the first reflection; keeps the dry sound in front. */
  preDelay: number;
  /** 0 bright to 1 dull. */
  damping: number;
}

/** A room is heard dull and from afar: half the samples draw it as well, at half the price. */
const RATE = SAMPLE_RATE / 2;

/** Mutually prime delays (samples at 24 kHz) between 25 and 60 ms: dense without a ring of its own. */
const LINES = [607, 701, 797, 887, 997, 1117, 1249, 1399] as const;
const COUNT = LINES.length;

/** What players send into a room, at half the mix's rate. */
export class RoomSend {
  private readonly left: Float32Array;
  private readonly right: Float32Array;

  /** `samples` at the mix's rate. */
  constructor(samples: number) {
    this.left = new Float32Array((samples >> 1) + 1);
    this.right = new Float32Array(this.left.length);
  }

  /** Adds a sound, placed as by `mixInto`. */
  add(source: StereoBuffer, { at, gain, pan = 0 }: Placement): void {
    addHalved(this.left, source.left, at, gain * Math.min(1, 1 - pan));
    addHalved(this.right, source.right, at, gain * Math.min(1, 1 + pan));
  }

  /** Adds what the room answers to `target`: a feedback delay network of eight lines mixed by a Householder matrix. */
  answerInto(target: StereoBuffer, room: Room, level: number): void {
    const { left, right } = reverberate(this.left, this.right, room);
    addDoubled(target.left, left, level);
    addDoubled(target.right, right, level);
  }
}

/** In place: what went in is replaced by the room's answer. */
function reverberate(
  left: Float32Array,
  right: Float32Array,
  { decay, preDelay, damping }: Room,
): { left: Float32Array; right: Float32Array } {
  const starts = LINES.map((_, n) => LINES.slice(0, n).reduce((sum, samples) => sum + samples, 0));
  const store = new Float32Array(LINES.reduce((sum, samples) => sum + samples, 0));
  const gains = Float64Array.from(LINES, (samples) => 10 ** ((-3 * samples) / (decay * RATE)));
  const cursors = Int32Array.from(starts);
  const ends = Int32Array.from(starts, (start, n) => start + LINES[n]!);
  const outs = new Float64Array(COUNT);
  const delay = Math.max(1, Math.round(preDelay * RATE));
  const waiting = { left: new Float32Array(delay), right: new Float32Array(delay) };
  // Two samples of the full rate pass in one here, so the damping of a turn is its square.
  const dull = damping ** 2;
  let lowLeft = 0;
  let lowRight = 0;
  for (let i = 0, slot = 0; i < left.length; i++) {
    const inLeft = waiting.left[slot]!;
    const inRight = waiting.right[slot]!;
    // Bass in a reverb only muddies the voice: what enters is high-passed near 180 Hz.
    lowLeft += 0.048 * (left[i]! - lowLeft);
    lowRight += 0.048 * (right[i]! - lowRight);
    waiting.left[slot] = left[i]! - lowLeft;
    waiting.right[slot] = right[i]! - lowRight;
    if (++slot === delay) slot = 0;
    let sum = 0;
    for (let n = 0; n < COUNT; n++) {
      const heard = store[cursors[n]!]!;
      const kept = heard + dull * (outs[n]! - heard);
      outs[n] = kept;
      sum += kept;
    }
    sum *= 2 / COUNT;
    for (let n = 0; n < COUNT; n++) {
      const cursor = cursors[n]!;
      store[cursor] = ((n & 1) === 0 ? inLeft : inRight) + (outs[n]! - sum) * gains[n]!;
      cursors[n] = cursor + 1 === ends[n]! ? cursor + 1 - LINES[n]! : cursor + 1;
    }
    left[i] = 0.35 * (outs[0]! - outs[2]! + outs[4]! - outs[6]! + 0.4 * (outs[1]! + outs[5]!));
    right[i] = 0.35 * (outs[1]! - outs[3]! + outs[5]! - outs[7]! + 0.4 * (outs[0]! + outs[4]!));
  }
  return { left, right };
}

/** Each half-rate sample hears the mean of the two it stands for. */
function addHalved(target: Float32Array, source: Float32Array, at: number, gain: number): void {
  if (gain === 0) return;
  const first = Math.max(0, at + (at & 1)) >> 1;
  const last = Math.min(target.length, (at + source.length) >> 1);
  const half = gain / 2;
  for (let n = first, i = 2 * first - at; n < last; n++, i += 2) {
    target[n]! += (source[i]! + source[i + 1]!) * half;
  }
}

function addDoubled(target: Float32Array, source: Float32Array, gain: number): void {
  const half = gain / 2;
  for (let n = 0, i = 0; i + 1 < target.length; n++, i += 2) {
    target[i]! += source[n]! * gain;
    target[i + 1]! += (source[n]! + source[n + 1]!) * half;
  }
}
