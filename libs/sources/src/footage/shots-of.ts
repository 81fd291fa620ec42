import type { FootageReading, Span } from './footage-reading';
import type { Shot } from './shot';

/** Shorter ones are flashes inside a shot. */
const SHORTEST_MS = 300;
/** Momentary loudness below this is silence (EBU R 128, absolute gate). */
const GATE_LUFS = -70;

/** Shots between the cuts, and what each is like; without more than cuts nothing is said of that. */
export function shotsOf(
  seconds: number,
  { cutsMs, black = [], frozen = [], momentary = [] }: Pick<FootageReading, 'cutsMs'> & Partial<FootageReading>,
): Shot[] {
  const endMs = Math.round(seconds * 1000);
  const edges = [0];
  for (const cut of cutsMs) {
    if (cut - (edges.at(-1) ?? 0) >= SHORTEST_MS && endMs - cut >= SHORTEST_MS) edges.push(cut);
  }
  return edges.map((fromMs, index) => {
    const span = { fromMs, toMs: edges[index + 1] ?? endMs };
    const heard = momentary.filter(({ atMs }) => atMs > span.fromMs && atMs <= span.toMs);
    return { ...span, isBlack: isMostly(span, black), isFrozen: isMostly(span, frozen), loudness: meanOf(heard) };
  });
}

function isMostly(shot: Span, marked: Span[]): boolean {
  const covered = marked.map(({ fromMs, toMs }) =>
    Math.max(0, Math.min(toMs, shot.toMs) - Math.max(fromMs, shot.fromMs)),
  );
  return covered.reduce((sum, ms) => sum + ms, 0) * 2 > shot.toMs - shot.fromMs;
}

/** Loudness is averaged as power, not as decibels. */
function meanOf(heard: FootageReading['momentary']): number | null {
  const powers = heard.filter(({ lufs }) => lufs > GATE_LUFS).map(({ lufs }) => 10 ** (lufs / 10));
  if (powers.length === 0) return null;
  return Math.round(100 * Math.log10(powers.reduce((sum, power) => sum + power, 0) / powers.length)) / 10;
}
