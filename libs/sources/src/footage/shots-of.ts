import type { FootageReading, Shot, Span } from './footage-reading';

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
  const spans = edges.map((fromMs, index) => ({ fromMs, toMs: edges[index + 1] ?? endMs }));
  const [blackMs, frozenMs] = [coveredIn(spans, black), coveredIn(spans, frozen)];
  const loudness = loudnessIn(spans, momentary);
  return spans.map((span, index) => ({
    ...span,
    isBlack: (blackMs[index] ?? 0) * 2 > span.toMs - span.fromMs,
    isFrozen: (frozenMs[index] ?? 0) * 2 > span.toMs - span.fromMs,
    loudness: loudness[index] ?? null,
  }));
}

// Both go through the shots once: an hour may be cut into thousands, and be marked in as many places.

/** Milliseconds of each shot that are marked; both in the order of time. */
function coveredIn(shots: readonly Span[], marked: readonly Span[]): number[] {
  const covered = shots.map(() => 0);
  let first = 0;
  for (const { fromMs, toMs } of marked) {
    while (first < shots.length && (shots[first]?.toMs ?? 0) <= fromMs) first += 1;
    for (let at = first; at < shots.length; at += 1) {
      const shot = shots[at];
      if (!shot || shot.fromMs >= toMs) break;
      covered[at] = (covered[at] ?? 0) + Math.min(toMs, shot.toMs) - Math.max(fromMs, shot.fromMs);
    }
  }
  return covered;
}

/** LUFS of each shot, averaged as power, not as decibels; null where it is silent. Both in the order of time. */
function loudnessIn(shots: readonly Span[], momentary: FootageReading['momentary']): Array<number | null> {
  let next = momentary.findIndex(({ atMs }) => atMs > 0);
  if (next < 0) return shots.map(() => null);
  return shots.map(({ toMs }) => {
    let [power, heard] = [0, 0];
    for (let at = momentary[next]; at && at.atMs <= toMs; at = momentary[next]) {
      next += 1;
      if (at.lufs <= GATE_LUFS) continue;
      power += 10 ** (at.lufs / 10);
      heard += 1;
    }
    return heard === 0 ? null : Math.round(100 * Math.log10(power / heard)) / 10;
  });
}
