import type { StereoBuffer } from './stereo-buffer';

/** Bound once, as in oscillator.ts. */
const { tanh } = Math;

/** Rounds peaks as tape does, in place: nearly straight below 0.3, never beyond 1. `drive` above 1 adds warmth. */
export function saturate({ left, right }: StereoBuffer, drive: number): void {
  for (const channel of new Set([left, right])) {
    for (let i = 0; i < channel.length; i++) channel[i] = tanh(channel[i]! * drive) / drive;
  }
}
