import type { Fact } from '@app/facts';
import type { LanguageCode } from '@app/lingua';
import type { NumberHabits } from '../figures/number-habits';
import type { Lexicon, Noun } from '../lexicon';
import type { NounIndex } from '../own/noun-index';
import type { ReadOwnNoun } from '../own/own-noun';
import type { ContrastPhrases } from './contrast.phrases';
import type { LeadPhrases } from './lead.phrases';
import type { RowPhrases } from './rows.phrases';
import type { ScreenPhrases } from './screen.phrases';
import type { SeriesPhrases } from './series.phrases';
import type { Amount, Name, Past, Period, PlaceRole, TimeUnit } from './slots';
import type { ClosingPhrases, WordPhrases } from './words.phrases';

/** What a language writes so that the composer can tell every idea in it: words, phrases and habits; no logic of cases. */
export interface Phrasebook {
  code: LanguageCode;
  grammar: Grammar;
  numbers: NumberHabits;
  lexicon: Lexicon;
  lead: LeadPhrases;
  contrast: ContrastPhrases;
  series: SeriesPhrases;
  rows: RowPhrases;
  words: WordPhrases;
  closing: ClosingPhrases;
  screen: ScreenPhrases;
  /** How a plain word is said, punctuation kept: abbreviations, handles, links. */
  pronounce(word: string): string;
  /** For English, which payloads name their figures in: their own names stand before the words of the lexicon. */
  fieldNames?: FieldNames;
}

/** How a language reads names of fields that are written in it. */
export interface FieldNames {
  /** The label of a figure on screen. */
  label(fact: Fact): string;
  /** Whether a label is made of words that the voice can say. */
  isSaid(named: Pick<Fact, 'label' | 'path'>): boolean;
}

/** The small words that logic needs. */
export interface Grammar {
  /** A time with its preposition or particle: "el {{key}}", "en {{key}}". `raw` is what stands for the reference, `period` what the rows beside it are. */
  at(time: { ref: string; raw: string; unit: TimeUnit; period?: Period }): string;
  /** Where something is: "en {{key}}", "de {{key}}" for an owner. */
  where(place: { name: Name; role: PlaceRole }): string;
  /** "A, B y C" of two or more. */
  list(names: readonly Name[]): string;
  /** A noun with its definite article, where the language has one. */
  the(noun: Noun): string;
  /** A figure with what it counts: "148 unidades". */
  counting(value: Amount, noun: Noun | null): string;
  /** An earlier time as an adverbial: "im Vormonat". `words` are the English ones that it was read from. */
  past(past: Past | null, words: string): string;
  /** How long a movement took: "in sieben Tagen"; empty for an empty window. */
  within(window: string): string;
  /** Turns a counted noun into a subject that can rise or fall: "die Zahl der Besucher". Absent if the plain noun will do. */
  amountOf?(noun: Noun): Noun;
  /** Gives a word that only describes the noun that it lacks: "number sold". Absent where own words that describe are names. */
  completed?(noun: Noun, kind: Fact['kind']): Noun;
  /** Reads words of the payload as a noun. Absent if nothing agrees with a noun, so that its words will do. */
  ownNoun?: ReadOwnNoun;
  /** Capitals within a label of the payload, where the language writes its nouns with them. */
  spelled?(label: string, nouns: NounIndex): string;
  /** The final sound of a spoken text, if particles depend on it. */
  final?(spoken: string): 'vowel' | 'rieul' | 'consonant';
  /** Ends a plain sentence: ".", "。", "।". */
  stop: string;
  /** Upper-cases sentence starts; false for scripts without capitals. */
  capitals: boolean;
  /** Articles that melt with the preposition before them: "de el" is "del". */
  melts?: ReadonlyArray<readonly [RegExp, string]>;
  /** Says the year of a moment where it is not the present one. */
  yearOfMoments?: boolean;
  /** Sets a no-break space before ":", ";", "!" and "?", as French does. */
  spacedMarks?: boolean;
}
