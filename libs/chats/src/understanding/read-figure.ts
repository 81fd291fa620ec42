const FIGURE =
  /(?<!(?:scene|version|v)\s?)(?<![\p{L}\d.])(?:[$€£¥₹₩]\s?)?[+\-−]?\d[\d.,٫٬]*(?:\s?(?:%|percent\b|per cent\b|k\b|m\b|bn?\b|thousand\b|million\b|billion\b|trillion\b))?(?!\s*-?(?:seconds?|secs?|s|minutes?|mins?)\b)/iu;

/** The first figure in a message, as written, or null. Lengths, scenes and versions do not count. */
export function readFigure(words: string): string | null {
  const [figure] = FIGURE.exec(words) ?? [];
  return figure?.replace(/[.,]+$/u, '').trim() ?? null;
}
