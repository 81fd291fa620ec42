import NOUNS_EN from './en/nouns.json';

/**
 * A common English field name in lower case, without unit and window (`Fact.words`). Every language has a noun for it.
 */
export type FieldWord = keyof typeof NOUNS_EN;

/** Tells whether a name is a field word. */
export function isFieldWord(name: string): name is FieldWord {
  return Object.hasOwn(NOUNS_EN, name);
}
