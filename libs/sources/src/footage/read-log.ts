import type { FootageReading, Span } from './footage-reading';

/** Names that the graph gives its filters, so that their lines can be told apart. */
export const CUTS = 'metadata@cuts';
export const KEYS = 'metadata@keys';

/** Detectors end at the time of the last frame, which is shown for a moment longer. */
const LAST_FRAME_MS = 200;

/** Reads what ffmpeg's detectors wrote while they decoded `seconds` of a recording. */
export function readLog(told: string, seconds: number): FootageReading {
  const endMs = Math.round(seconds * 1000);
  const times = (pattern: RegExp): number[] => [...told.matchAll(pattern)].map(([, at]) => toMs(at));
  const black = [...told.matchAll(/black_start:([\d.]+) black_end:([\d.]+)/g)];
  const whole = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(told)?.[1];
  return {
    cutsMs: framesOf(told, CUTS),
    keyFramesMs: framesOf(told, KEYS),
    black: black.map(([, from, to]) => ({ fromMs: toMs(from), toMs: untilEnd(toMs(to), endMs) })),
    frozen: spansOf(times(/freeze_start: ([\d.]+)/g), times(/freeze_end: ([\d.]+)/g), endMs),
    silent: spansOf(times(/silence_start: (-?[\d.]+)/g), times(/silence_end: ([\d.]+)/g), endMs),
    loudness: whole === undefined || Number(whole) <= -70 ? null : Number(whole),
    momentary: [...told.matchAll(/ t: *([\d.]+) .*? M: *(-?[\d.]+)/g)].map(([, at, lufs]) => ({
      atMs: toMs(at),
      lufs: Number(lufs),
    })),
  };
}

/** Times of the frames that a named filter printed. */
function framesOf(told: string, filter: string): number[] {
  const lines = told.split('\n').filter((line) => line.startsWith(`[${filter} `));
  return lines.flatMap((line) => {
    const at = /pts_time:([\d.]+)/.exec(line)?.[1];
    return at === undefined ? [] : [toMs(at)];
  });
}

/** What begins and does not end lasts until the end. */
function spansOf(from: number[], to: number[], endMs: number): Span[] {
  return from.map((fromMs, index) => ({ fromMs, toMs: untilEnd(to[index] ?? endMs, endMs) }));
}

function untilEnd(atMs: number, endMs: number): number {
  return endMs - atMs <= LAST_FRAME_MS ? endMs : atMs;
}

function toMs(seconds = '0'): number {
  return Math.max(0, Math.round(Number(seconds) * 1000));
}
