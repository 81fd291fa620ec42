import { foldText } from '../figures/numerals/fold-text';
import { sayings } from '../figures/numerals/lexicon';
import NOUNS_EN from '../language/en/nouns.json';
import WORDS_EN from './words/en.json';

/** What a saying states, or how it changes what another states. `neutral` sayings state nothing. */
export type StatementSense = keyof typeof WORDS_EN;

/** One meaning of a saying; `value` is the size of a share or a multiple, else 1. */
export interface SayingSense {
  sense: StatementSense;
  value: number;
  /** The unit of time that a saying names; else empty. */
  unit: string;
}

/** Words of statements by ISO code; a text in another language cannot be read. */
const WORDS: Readonly<Record<string, Readonly<Record<StatementSense, string>>>> = { en: WORDS_EN };
const NOUNS: Readonly<Record<string, Readonly<Record<string, { text: string; one?: string }>>>> = { en: NOUNS_EN };

/** The sayings of a language, by their folded text. */
export interface StatementLexicon {
  whole: ReadonlyMap<string, readonly SayingSense[]>;
  stems: ReadonlyArray<{ stem: string; sense: SayingSense }>;
  /** Words of the longest saying. */
  longest: number;
  /** Endings by which forms of one word differ. */
  suffixes: ReadonlySet<string>;
  /** Words of the nouns that the language has for fields. */
  nouns: ReadonlySet<string>;
}

const lexicons = new Map<string, StatementLexicon>();

/** The statement words of a language; null where there are none. */
export function statementLexicon(language: string): StatementLexicon | null {
  const words = WORDS[language];
  if (!words) return null;
  const known = lexicons.get(language);
  if (known) return known;
  const whole = new Map<string, SayingSense[]>();
  const stems: Array<{ stem: string; sense: SayingSense }> = [];
  for (const sense of Object.keys(words) as StatementSense[]) {
    if (sense === 'suffixes') continue;
    const unitOf = new Map(
      words[sense].split(' ').map((entry): [string, string] => [entry.split('=')[0] ?? '', entry.split('=')[1] ?? '']),
    );
    for (const { saying, value, stem } of sayings(words[sense], language)) {
      const unit = sense === 'timeunit' ? (unitOf.get(saying.replace(/ /g, '_')) ?? '') : '';
      const meaning: SayingSense = { sense, value: Number.isNaN(value) ? 1 : value, unit };
      if (stem) stems.push({ stem: saying, sense: meaning });
      else whole.set(saying, [...(whole.get(saying) ?? []), meaning]);
    }
  }
  const longest = Math.max(...[...whole.keys()].map((saying) => saying.split(' ').length));
  const nouns = new Set(
    Object.values(NOUNS[language] ?? {}).flatMap(({ text, one = '' }) =>
      foldText(`${text} ${one}`, language).text.split(' '),
    ),
  );
  const suffixes = new Set(['', ...words.suffixes.split(' ')]);
  const lexicon = { whole, stems, longest, nouns, suffixes };
  lexicons.set(language, lexicon);
  return lexicon;
}
