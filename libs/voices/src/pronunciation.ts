import type { Voice, VoiceToken } from './voice';

/** How words are said: `{"Aave": "ah veh"}`. Keys may be several words. */
export type Pronunciation = Readonly<Record<string, string>>;

/** Entries that one list may hold, and the letters of a key or of what is said for it. */
const MOST_PRONUNCIATIONS = 200;
const LONGEST_PRONUNCIATION = 100;

/** A part of a word that is looked up: what stands between spaces, without punctuation at either end. */
const WORD = /^([^\p{L}\p{N}\p{M}]*)(.*?)((?:['’]s)?[^\p{L}\p{N}\p{M}]*)$/su;

interface Part {
  token: number;
  before: string;
  bare: string;
  after: string;
}

/** Whether what is to be said would bring a figure into the video, or change one. */
function bringsDigits(text: string): boolean {
  return /\p{N}/u.test(text);
}

/** What is wrong with a list of how words are said, or null: an object of short texts without digits, 200 at most. */
export function pronunciationFault(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object of words';
  const entries = Object.entries(value);
  if (entries.length > MOST_PRONUNCIATIONS) return `must hold at most ${MOST_PRONUNCIATIONS} words`;
  for (const text of entries.flat() as unknown[]) {
    if (typeof text !== 'string' || text.trim() === '') return 'must say how each word is said';
    if (text.length > LONGEST_PRONUNCIATION) return `must hold texts of at most ${LONGEST_PRONUNCIATION} characters`;
    if (/[\p{Cc}\p{Cs}]/u.test(text)) return 'must not hold control or half characters';
    if (bringsDigits(text)) return 'must not hold digits: figures are said as the data has them';
  }
  return null;
}

/** Arabic reaches voices with vowel signs that its writers leave out. */
const VOWEL_SIGNS = /[\u064b-\u0652]/gu;

function writtenForm(text: string): string {
  return text.normalize('NFC').replace(VOWEL_SIGNS, '');
}

/** Says words as a list has them: whole words or runs of words, as they are written before regardless of case. */
export class Pronouncer {
  private readonly exact: Map<string, string>;
  private readonly folded: Map<string, string>;
  private readonly longest: number;

  /** Entries whose word or saying holds a digit are left out: figures are said as the payload has them. */
  constructor(list: Pronunciation) {
    const entries = Object.entries(list)
      .map(([word, said]) => [writtenForm(word).trim().split(/\s+/u).join(' '), said.trim()] as const)
      .filter(([word, said]) => word !== '' && said !== '' && !bringsDigits(word) && !bringsDigits(said));
    this.exact = new Map(entries);
    this.folded = new Map(entries.map(([word, said]) => [word.toLowerCase(), said]));
    this.longest = Math.max(0, ...entries.map(([word]) => word.split(' ').length));
  }

  /** The same tokens with other `spoken`; `display` stays, so captions never change. */
  apply(tokens: VoiceToken[]): VoiceToken[] {
    if (this.longest === 0) return tokens;
    const parts = tokens.flatMap(({ spoken }, token) =>
      spoken.split(/\s+/u).flatMap((text): Part[] => {
        const [, before = '', bare = '', after = ''] = WORD.exec(text) ?? [];
        return text === '' ? [] : [{ token, before, bare, after }];
      }),
    );
    const said: string[][] = tokens.map(() => []);
    for (let at = 0; at < parts.length;) {
      const { length, saying } = this.find(parts, at);
      const [first, last] = [parts[at], parts[at + length - 1]];
      if (!first || !last) break;
      said[first.token]?.push(`${first.before}${saying ?? first.bare}${last.after}`);
      at += length;
    }
    return tokens.map((token, index) => ({ ...token, spoken: said[index]?.join(' ') ?? '' }));
  }

  /** The longest run of words from `at` on that the list has. */
  private find(parts: Part[], at: number): { length: number; saying: string | undefined } {
    for (let length = Math.min(this.longest, parts.length - at); length > 0; length--) {
      const run = parts.slice(at, at + length);
      // Punctuation within a run parts its words.
      const joined = run.every(({ before, after }, i) => (i === 0 || !before) && (i === length - 1 || !after));
      const text = run.map(({ bare }) => writtenForm(bare)).join(' ');
      const saying = joined ? (this.exact.get(text) ?? this.folded.get(text.toLowerCase())) : undefined;
      if (saying !== undefined) return { length, saying };
    }
    return { length: 1, saying: undefined };
  }
}

/** The same voice, saying some words as a list has them; captions and figures stay as they are. */
export function pronouncing(voice: Voice, list: Pronunciation): Voice {
  const pronouncer = new Pronouncer(list);
  return {
    id: voice.id,
    language: voice.language,
    speak: (line, outPath, signal) => voice.speak({ ...line, tokens: pronouncer.apply(line.tokens) }, outPath, signal),
  };
}
