const FIGURE =
  /(?<!(?:scene|version|v)\s?)(?<![\p{L}\d.])(?:[$€£¥₹₩]\s?)?[+\-−]?\d[\d.,٫٬]*(?:\s?(?:%|percent\b|per cent\b|k\b|m\b|bn?\b|thousand\b|million\b|billion\b|trillion\b))?(?!\s*-?(?:seconds?|secs?|s|minutes?|mins?)\b)/iu;

/** The first figure in what somebody says, as they write it; null where there is none. Lengths, scenes and versions are none. */
export function readFigure(words: string): string | null {
  const [figure] = FIGURE.exec(words) ?? [];
  return figure?.replace(/[.,]+$/u, '').trim() ?? null;
}
