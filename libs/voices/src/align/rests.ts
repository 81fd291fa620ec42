import type { Spectrum } from './spectrum';

/** Loudness (1 is the loudest, 0 is 60 dB below) under which a voice rests. */
const RESTING = 0.42;
/** Voices rest this long only between words; shorter gaps are also the closed lips of a p or the tongue of a t. */
const REST_S = 0.1;

/** A silence within a recording, frames from and up to. */
export interface SilentStretch {
  from: number;
  to: number;
}

/** Rests inside a recording, the longest first; what is silent at either end is none. */
export function restsOf({ loudness, hop }: Spectrum): SilentStretch[] {
  const rests: SilentStretch[] = [];
  let from = -1;
  for (const [frame, value] of loudness.entries()) {
    if (value < RESTING && from < 0) from = frame;
    if (value >= RESTING && from >= 0) {
      if (from > 0 && (frame - from) * hop >= REST_S) rests.push({ from, to: frame });
      from = -1;
    }
  }
  return rests.sort((a, b) => b.to - b.from - (a.to - a.from));
}

/** Frames `from` up to `to` without the silence at their end. */
export function cutSpectrum({ frames, loudness, hop }: Spectrum, from: number, to: number): Spectrum {
  let end = to;
  while (end > from + 1 && (loudness[end - 1] ?? 0) < RESTING) end -= 1;
  return { frames: frames.slice(from, end), loudness: loudness.slice(from, end), hop };
}
