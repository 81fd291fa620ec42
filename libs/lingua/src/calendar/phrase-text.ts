import { foldWord } from '../fold-word';

/** One way of a phrase: its words and slots in order. */
export interface PhraseWay {
  /** Folded words, and slots as they are written: `{unit}`, `{part}`, `{n}`. */
  readonly words: readonly string[];
  /** What has to stand before each word: a hyphen, a slash or a plus; null where anything may. */
  readonly gaps: readonly (string | null)[];
  /** Units that the phrase counts; null where it has no `= 12`. */
  readonly count: number | null;
  readonly isSure: boolean;
}

const REQUIRED_GAPS = new Set(['-', '/', '+']);

/** The phrases of a text such as `last {unit} | (yr,y)/y? | ttm = 12`, each alternative written out. */
export function phraseWays(text: string | undefined): PhraseWay[] {
  return listed(text).flatMap((phrase) => {
    const [words = '', counted] = phrase.split(' = ');
    const isSure = !words.endsWith('?');
    const count = counted === undefined ? null : Number(counted);
    return alternatives(isSure ? words : words.slice(0, -1)).map((way) => ({ ...pieces(way), count, isSure }));
  });
}

/** The parts of a list with ` | ` between them. */
export function listed(text: string | undefined): string[] {
  if (!text) return [];
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function alternatives(text: string): string[] {
  const open = text.indexOf('(');
  if (open < 0) return [text];
  const close = text.indexOf(')', open);
  const before = text.slice(0, open);
  const rest = alternatives(text.slice(close + 1));
  return text
    .slice(open + 1, close)
    .split(',')
    .flatMap((choice) => rest.map((end) => before + choice + end));
}

function pieces(text: string): { words: string[]; gaps: (string | null)[] } {
  const words: string[] = [];
  const gaps: (string | null)[] = [];
  let gap: string | null = null;
  for (const [piece] of text.matchAll(/\{[a-z]+\}|[\p{L}\p{M}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}{}]/gu)) {
    if (/^[^\p{L}\p{M}\p{Nd}{]/u.test(piece)) {
      gap = REQUIRED_GAPS.has(piece) ? piece : gap;
      continue;
    }
    words.push(piece.startsWith('{') ? piece : foldWord(piece));
    gaps.push(gap);
    gap = null;
  }
  return { words, gaps };
}
