import { foldText } from '../figures/numerals/fold-text';
import { sayings } from '../figures/numerals/lexicon';
import WORDS_DE from './words/de.json';
import WORDS_EN from './words/en.json';
import WORDS_ES from './words/es.json';
import WORDS_FR from './words/fr.json';

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
const WORDS: Readonly<Record<string, Readonly<Record<StatementSense, string>>>> = {
  de: WORDS_DE,
  en: WORDS_EN,
  es: WORDS_ES,
  fr: WORDS_FR,
};

/** The sayings of a language, by their folded text. */
export interface StatementLexicon {
  whole: ReadonlyMap<string, readonly SayingSense[]>;
  stems: ReadonlyArray<{ stem: string; words: number; sense: SayingSense }>;
  /** Words of the longest saying. */
  longest: number;
  /** Endings by which forms of one word differ. */
  suffixes: ReadonlySet<string>;
  /** Words that lose their vowel before another: the "l" of "l'année". */
  elided: ReadonlySet<string>;
  /** Nouns that need no explanation where the payload has one of other words: patients in a hospital. */
  kin: ReadonlyMap<string, readonly string[]>;
  /** Senses whose words may be nouns that a figure before them counts: "two highs". */
  countable: ReadonlySet<StatementSense>;
}

/** Entries of the lists that are no sayings. */
const NO_SENSES: ReadonlySet<StatementSense> = new Set(['suffixes', 'elided', 'countable', 'kin']);

const lexicons = new Map<string, StatementLexicon>();

/** The statement words of a language; null where there are none. */
export function statementLexicon(language: string): StatementLexicon | null {
  const words = WORDS[language];
  if (!words) return null;
  const known = lexicons.get(language);
  if (known) return known;
  const whole = new Map<string, SayingSense[]>();
  const stems: Array<{ stem: string; words: number; sense: SayingSense }> = [];
  for (const sense of Object.keys(words) as StatementSense[]) {
    if (NO_SENSES.has(sense)) continue;
    const unitOf = new Map(
      words[sense].split(' ').map((entry): [string, string] => [entry.split('=')[0] ?? '', entry.split('=')[1] ?? '']),
    );
    for (const { saying, value, stem } of sayings(words[sense], language)) {
      const unit = sense === 'timeunit' ? (unitOf.get(saying.replace(/ /g, '_')) ?? '') : '';
      const meaning: SayingSense = { sense, value: Number.isNaN(value) ? 1 : value, unit };
      if (stem) stems.push({ stem: saying, words: saying.split(' ').length, sense: meaning });
      else whole.set(saying, [...(whole.get(saying) ?? []), meaning]);
    }
  }
  const longest = Math.max(...[...whole.keys()].map((saying) => saying.split(' ').length));
  const suffixes = new Set(['', ...words.suffixes.split(' ')]);
  const elided = new Set(words.elided.split(' ').filter((word) => word !== ''));
  const countable = new Set(words.countable.split(' ') as StatementSense[]);
  const kin = new Map(
    words.kin.split(' ').flatMap((entry) => {
      const [nouns = '', places = ''] = entry.split('=');
      return nouns.split('|').map((noun) => [foldText(noun, language).text, places.split('|')] as const);
    }),
  );
  const lexicon = { whole, kin, stems, longest, suffixes, elided, countable };
  lexicons.set(language, lexicon);
  return lexicon;
}
