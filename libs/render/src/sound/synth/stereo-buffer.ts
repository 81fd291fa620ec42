/** Samples a second of everything in this folder; the mix is written at the same rate. */
export const SAMPLE_RATE = 48_000;

/** Two channels of equal length, full scale at +-1, room above it until the mix. */
export interface StereoBuffer {
  left: Float32Array;
  right: Float32Array;
}

export function samplesOf(seconds: number): number {
  return Math.max(0, Math.round(seconds * SAMPLE_RATE));
}

export function silence(samples: number): StereoBuffer {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

export function gainOf(decibels: number): number {
  return 10 ** (decibels / 20);
}

export interface Placement {
  /** First sample in the target; may be negative, what lies outside is left out. */
  at: number;
  gain: number;
  /** -1 left to 1 right; turns the balance and never raises a channel, so that centred sounds keep their level. */
  pan?: number;
}

/** Adds `source` into `target`. */
export function mixInto(target: StereoBuffer, source: StereoBuffer, { at, gain, pan = 0 }: Placement): void {
  addChannel(target.left, source.left, at, gain * Math.min(1, 1 - pan));
  addChannel(target.right, source.right, at, gain * Math.min(1, 1 + pan));
}

function addChannel(target: Float32Array, source: Float32Array, at: number, gain: number): void {
  if (gain === 0) return;
  const from = Math.max(0, -at);
  const to = Math.min(source.length, target.length - at);
  for (let i = from; i < to; i++) target[at + i]! += source[i]! * gain;
}

/** Highest absolute sample of both channels. */
export function peakOf({ left, right }: StereoBuffer): number {
  const peak = peakOfChannel(left);
  return right === left ? peak : Math.max(peak, peakOfChannel(right));
}

function peakOfChannel(channel: Float32Array): number {
  let highest = 0;
  let lowest = 0;
  for (let i = 0; i < channel.length; i++) {
    const sample = channel[i]!;
    if (sample > highest) highest = sample;
    else if (sample < lowest) lowest = sample;
  }
  return Math.max(highest, -lowest);
}

/** A sound without the end that nobody hears: what stays under `share` of its peak. */
export function withoutTail(sound: StereoBuffer, share: number): StereoBuffer {
  const floor = peakOf(sound) * share;
  const { left, right } = sound;
  let length = left.length;
  while (length > 0 && Math.abs(left[length - 1]!) < floor && Math.abs(right[length - 1]!) < floor) length--;
  if (length > left.length * 0.9) return sound;
  const kept = left.slice(0, length);
  return { left: kept, right: right === left ? kept : right.slice(0, length) };
}

/** Multiplies both channels in place. */
export function scale({ left, right }: StereoBuffer, gain: number): void {
  for (let i = 0; i < left.length; i++) {
    left[i]! *= gain;
    right[i]! *= gain;
  }
}

/** Left and right interleaved as 32-bit floats, the way ffmpeg reads `f32le`. */
export function interleave({ left, right }: StereoBuffer): Buffer {
  const frames = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    frames[2 * i] = left[i]!;
    frames[2 * i + 1] = right[i]!;
  }
  return Buffer.from(frames.buffer);
}

/** The opposite of `interleave`; a broken last frame is left out. */
export function deinterleave(bytes: Buffer): StereoBuffer {
  const whole = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 8));
  const frames = new Float32Array(whole);
  const sound = silence(frames.length / 2);
  for (let i = 0; i < sound.left.length; i++) {
    sound.left[i] = frames[2 * i]!;
    sound.right[i] = frames[2 * i + 1]!;
  }
  return sound;
}
