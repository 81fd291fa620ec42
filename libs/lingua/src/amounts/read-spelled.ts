import type { LanguageCode } from '../language-code';
import { foldWord } from '../fold-word';
import { AMOUNT_HABITS } from './language-habits';
import { SPELLED_BELOW } from './spell-number';

const LONGEST = 60;
/** Ways to cut a text apart that are tried at most; numbers of words need a few dozen. */
const MOST_TRIES = 400;

/** What a piece of a spelled number does; one word may do several things ("cent" counts and multiplies). */
interface Piece {
  atom?: number;
  times?: number;
  join?: true;
}

interface Pieces {
  byText: ReadonlyMap<string, Piece>;
  longest: number;
}

/**
 * A whole number from 0 to 999 that a text spells and nothing else: "twelve", "zwölf", "deux cent trois", "四十二". Null for
 * all other texts, and for an article ("a") by itself.
 */
export function readSpelledNumber(text: string, language: LanguageCode): number | null {
  if (text.length > LONGEST) return null;
  const tight = squashed(text);
  const pieces = piecesOf(language);
  const tries = { left: MOST_TRIES };
  const read = (from: number, group: number | null, joined: boolean): number | null => {
    if (from === tight.length) return joined ? null : group;
    for (let to = Math.min(tight.length, from + pieces.longest); to > from; to -= 1) {
      const piece = pieces.byText.get(tight.slice(from, to));
      if (!piece || (tries.left -= 1) < 0) continue;
      for (const next of steps(group, piece, joined, language)) {
        const value = read(to, next.group, next.joined);
        if (value !== null) return value;
      }
    }
    return null;
  };
  const value = read(0, null, false);
  return value !== null && value < SPELLED_BELOW && !isArticle(tight) ? value : null;
}

function isArticle(tight: string): boolean {
  return tight === 'a';
}

/** Words are compared without blanks and hyphens: "twenty-two", "twenty two", "zweiundzwanzig". */
function squashed(text: string): string {
  // Before another vowel Italian may drop the one of "cento": "centottanta".
  return foldWord(text)
    .replace(/[ '-]/g, '')
    .replace(/centott/, 'centoott');
}

interface Step {
  group: number | null;
  joined: boolean;
}

function steps(group: number | null, piece: Piece, joined: boolean, language: LanguageCode): Step[] {
  const found: Step[] = [];
  if (piece.times !== undefined && !joined) {
    const multiplied = multiply(group, piece.times);
    if (multiplied !== null) found.push({ group: multiplied, joined: false });
  }
  if (piece.atom !== undefined) {
    const added = add(group, piece.atom, joined, language);
    if (added !== null) found.push({ group: added, joined: false });
  }
  if (piece.join && group !== null && !joined) found.push({ group, joined: true });
  return found;
}

/** 300 takes 42 and 7, 20 takes 2; 2 and "und" takes 40; 60 and 80 take what is below twenty (French). */
function add(group: number | null, atom: number, joined: boolean, language: LanguageCode): number | null {
  if (group === null) return joined ? null : atom;
  // 一百零二: the nought that fills a place adds nothing.
  if (atom === 0) return language === 'zh' && group % 100 === 0 && group > 0 ? group : null;
  const low = group % 100;
  const fits =
    (group > 0 && atom < 10 && group % 10 === 0) ||
    (group >= 100 && atom < 100 && low === 0) ||
    (joined && low > 0 && low < 10 && atom >= 20 && atom < 100) ||
    (atom >= 10 && atom < 20 && (low === 60 || low === 80));
  return fits ? group + atom : null;
}

/** "three hundred", 二百三十: the last digit is multiplied, what stands above it stays. */
function multiply(group: number | null, factor: number): number | null {
  if (group === null) return factor;
  const low = group % 10;
  if (low === 0) return group % (factor * 10) === 0 && group > 0 ? group + factor : null;
  return group - low + low * factor;
}

const PIECES = new Map<LanguageCode, Pieces>();

function piecesOf(language: LanguageCode): Pieces {
  let pieces = PIECES.get(language);
  if (!pieces) PIECES.set(language, (pieces = buildPieces(language)));
  return pieces;
}

function buildPieces(language: LanguageCode): Pieces {
  const { atoms, times, joins } = AMOUNT_HABITS[language].numerals;
  const byText = new Map<string, Piece>();
  const merge = (list: string, pieceOf: (value: number) => Piece): void => {
    for (const entry of list.split(' ')) {
      const [word = '', value = '0'] = entry.split('=');
      const key = squashed(word.replaceAll('_', ' '));
      if (key !== '') byText.set(key, { ...byText.get(key), ...pieceOf(Number(value)) });
    }
  };
  merge(atoms, (atom) => ({ atom }));
  merge(times, (factor) => ({ times: factor }));
  merge(joins, () => ({ join: true }));
  const whole = [...byText].filter(
    ([, { atom }]) => atom === undefined || (Number.isInteger(atom) && atom < SPELLED_BELOW),
  );
  return { byText: new Map(whole), longest: Math.max(...whole.map(([text]) => text.length)) };
}
