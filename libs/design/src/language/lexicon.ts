import { type Fact, wordTable } from '@app/facts';
import type { LanguageCode } from '@app/lingua';
import { isFieldWord, type FieldWord } from './field-words';

/** What a figure is called, with what a sentence needs to agree with it. */
export interface Noun {
  /** As it stands within a sentence: "ocupación", "visitantes"; the plural for what is counted; capitals only where always written. */
  text: string;
  /** Gender or class in the language's own letters ("m", "f", "n"); absent where the language has none. */
  gender?: string;
  /** It names many things: "visitantes", "puntos". */
  plural?: boolean;
  /** Singular of a counted noun: "visitante"; `text` where absent. */
  one?: string;
  /** Counter word of languages that count with one: 人, 명, 个. */
  counter?: string;
  /** It describes rather than names: "abierto", "agotado"; never stands with an article. */
  describes?: boolean;
  /** Further forms that the language's own grammar asks for, such as a genitive or the form after a preposition. */
  forms?: Readonly<Record<string, string>>;
  /** Words of the payload itself or a reference to them: a name, without article, gender or other forms. */
  foreign?: boolean;
}

/** The field words of one language; all of them. */
export type Lexicon = Readonly<Record<FieldWord, Noun>>;

/** Who plays where: a home side is no home, nor are its points. */
const SIDES: ReadonlySet<string> = new Set(['home', 'away']);
/** Kinds that count nothing: a `serving` of 45 g is one serving. */
const MEASURED: ReadonlySet<string> = new Set(['measure', 'currency', 'duration', 'percent']);
/** What a word names as a field of the payload itself, where in a list it names something else: seats of a house, of a party. */
const AT_THE_TOP = wordTable<FieldWord>({ seats: 'places to sit' });

/** The name that the caller declared for a fact in a language (`fields.labels`); null where there is none. */
export function declaredNoun({ labels }: Pick<Fact, 'labels'>, code: string): Noun | null {
  const text = Object.hasOwn(labels, code) ? labels[code as LanguageCode] : undefined;
  return text === undefined ? null : { text, foreign: true };
}

/** The noun of a fact by the words of its name, else by its label; null where the lexicon has none. */
export function nounOfFact(fact: Fact, lexicon: Lexicon): Noun | null {
  const leaf = fact.path.at(-1) ?? '';
  if (fact.path.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(leaf) && fact.label === leaf) return null;
  const words = fact.words.join(' ');
  if (SIDES.has(words)) return null;
  const atTheTop = fact.path.length === 1 ? AT_THE_TOP[words] : undefined;
  if (atTheTop) return lexicon[atTheTop];
  const noun = nounOfWords(words, lexicon) ?? nounOfWords(fact.label, lexicon);
  if (noun && fact.kind === 'name') return namedBy(noun);
  const isOne = noun?.plural === true && noun.one !== undefined && MEASURED.has(fact.kind) && !isFieldWord(words);
  return isOne ? { ...noun, text: noun.one ?? noun.text, plural: false } : noun;
}

/** A name belongs to one thing: the player, not the players. */
function namedBy(noun: Noun): Noun | null {
  if (noun.plural !== true) return noun;
  if (noun.one === undefined) return null;
  return { ...noun, text: noun.one, plural: false };
}

/** The noun of plain words such as a column's label; null where the lexicon has none. */
export function nounOfWords(words: string, lexicon: Lexicon): Noun | null {
  const name = words.toLowerCase().replace(/^the /, '');
  const found = [name, `${name}s`, name.replace(/s$/, '')].find(isFieldWord);
  return found === undefined ? null : lexicon[found];
}
