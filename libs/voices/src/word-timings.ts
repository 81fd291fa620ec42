import type { WordTiming } from './voice';

/** A word's span, null where the engine told none, and its weight (letters) for sharing a span. */
export interface TimedWord {
  token: number;
  span: WordTiming | null;
  weight: number;
}

/** Engines may report "of the" as one word: words without a span share the span before (or after) by their length. */
function shareSpans(words: TimedWord[]): WordTiming[] {
  const shared: WordTiming[] = [];
  let start = 0;
  while (start < words.length) {
    let end = start + 1;
    while (end < words.length && (words[end]?.span === null || words[start]?.span === null)) {
      const owner = words[start]?.span === null && words[end]?.span !== null;
      end += 1;
      if (owner) break;
    }
    const group = words.slice(start, end);
    const span = group.find((word) => word.span)?.span ?? {
      fromMs: shared.at(-1)?.toMs ?? 0,
      toMs: shared.at(-1)?.toMs ?? 0,
    };
    const total = group.reduce((sum, word) => sum + word.weight, 0) || 1;
    let said = 0;
    for (const word of group) {
      const fromMs = span.fromMs + ((span.toMs - span.fromMs) * said) / total;
      said += word.weight;
      shared.push({ fromMs, toMs: span.fromMs + ((span.toMs - span.fromMs) * said) / total });
    }
    start = end;
  }
  return shared;
}

/**
 * One timing per token from the spans of its words: whole milliseconds, in order, never overlapping, within
 * 0 and `durationMs`. Tokens without words get no length, at the end of their neighbour before.
 */
export function settleTimings(tokenCount: number, words: TimedWord[], durationMs: number): WordTiming[] {
  const spans = shareSpans(words);
  const byToken = new Map<number, WordTiming>();
  for (const [index, word] of words.entries()) {
    const span = spans[index];
    if (!span) continue;
    const known = byToken.get(word.token);
    byToken.set(word.token, { fromMs: known?.fromMs ?? span.fromMs, toMs: span.toMs });
  }
  const settled: WordTiming[] = [];
  let at = 0;
  for (let token = 0; token < tokenCount; token++) {
    const span = byToken.get(token);
    const fromMs = Math.min(durationMs, Math.max(at, Math.round(span?.fromMs ?? at)));
    const toMs = Math.min(durationMs, Math.max(fromMs, Math.round(span?.toMs ?? fromMs)));
    settled.push({ fromMs, toMs });
    at = toMs;
  }
  return settled;
}
