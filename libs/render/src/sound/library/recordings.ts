import { readFile } from 'node:fs/promises';
import type { RecordedCue } from '@app/picture';
import { deinterleave, gainOf, mixInto, peakOf, samplesOf, silence, type StereoBuffer } from '../synth/stereo-buffer';

/** Peak of a video's own effects, dBFS beside a voice at -18 LUFS: between the kit's hits and its clicks. */
const EFFECT_PEAK_DB = -11;
/** What lies this far under a recording's peak is the silence before it. */
const SILENCE_DB = -36;
/** Seconds over which one round of a loop gives way to the next. */
const SEAM = 0.8;
/** Seconds in which borrowed music comes up and, since it has no ending of its own, goes. */
const FADE = { in: 0.04, out: 2.2 };

/** Reads what `decodeAudio` wrote. */
export async function readRecording(path: string): Promise<StereoBuffer> {
  return deinterleave(await readFile(path));
}

/** A recording as a bed of exactly `samples`: trimmed, or played again from its start through a soft seam, faded out at the end. */
export function bedOf(recording: StereoBuffer, samples: number): StereoBuffer {
  const bed = silence(samples);
  const length = recording.left.length;
  if (length === 0) return bed;
  const seam = Math.min(samplesOf(SEAM), Math.floor(length / 4));
  for (const side of ['left', 'right'] as const) {
    const source = recording[side];
    const target = bed[side];
    for (let from = 0; from < samples; from += length - seam) {
      const stop = Math.min(length, samples - from);
      for (let i = 0; i < stop; i++) {
        const rising = from > 0 && i < seam ? Math.sqrt(i / seam) : 1;
        const falling = i >= length - seam && from + length < samples ? Math.sqrt((length - i) / seam) : 1;
        target[from + i]! += source[i]! * rising * falling;
      }
      if (from + length >= samples) break;
    }
    fade(target, samplesOf(FADE.in), Math.min(samplesOf(FADE.out), Math.floor(samples / 3)));
  }
  return bed;
}

/** Adds recordings to the effects; the first audible sample of each falls on its cue. */
export async function playRecordings(target: StereoBuffer, cues: readonly RecordedCue[]): Promise<void> {
  const read = new Map<string, StereoBuffer>();
  for (const { path, atMs, gainDb = 0 } of cues) {
    const recording = read.get(path) ?? (await readRecording(path));
    read.set(path, recording);
    const peak = peakOf(recording);
    if (peak === 0) continue;
    const at = samplesOf(atMs / 1000) - firstAudible(recording, peak * gainOf(SILENCE_DB));
    mixInto(target, recording, { at, gain: gainOf(EFFECT_PEAK_DB + gainDb) / peak });
  }
}

function firstAudible({ left, right }: StereoBuffer, floor: number): number {
  for (let i = 0; i < left.length; i++) if (Math.abs(left[i]!) > floor || Math.abs(right[i]!) > floor) return i;
  return 0;
}

/** Straight in, round out. */
function fade(channel: Float32Array, rise: number, fall: number): void {
  for (let i = 0; i < rise && i < channel.length; i++) channel[i]! *= i / rise;
  const last = channel.length - 1;
  for (let i = 0; i < fall; i++) channel[last - i]! *= Math.sin((Math.PI / 2) * (i / fall)) ** 2;
}
