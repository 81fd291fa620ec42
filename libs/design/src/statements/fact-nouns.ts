import type { Fact } from '@app/facts';
import type { LanguageCode } from '@app/lingua';
import { isFieldWord } from '../language/field-words';
import NOUNS_DE from '../language/de/nouns.json';
import NOUNS_ES from '../language/es/nouns.json';
import NOUNS_FR from '../language/fr/nouns.json';
import type { Lexicon } from '../language/lexicon';

/** Nouns for English field words, by the languages whose statements are read; payloads name their fields in English mostly. */
const LEXICONS: Readonly<Partial<Record<LanguageCode, Lexicon>>> = { de: NOUNS_DE, es: NOUNS_ES, fr: NOUNS_FR };

/** Nouns of a language for a figure that its payload names otherwise: the longest field words in its name, and what was declared. */
export function nounsOf({ words, label, labels }: Fact, language: LanguageCode): string[] {
  const lexicon = LEXICONS[language];
  const declared = Object.hasOwn(labels, language) ? labels[language] : undefined;
  if (declared !== undefined) return [declared];
  if (!lexicon) return [];
  const names = [words, label.toLowerCase().split(/\s+/u)].map((name) => nounsIn(name, lexicon));
  return [...new Set(names.map((nouns) => nouns.join(' ')).filter((noun) => noun !== ''))];
}

/** Nouns of a language for the words of a payload's name, the longest field words first. */
function nounsIn(words: readonly string[], lexicon: Lexicon): string[] {
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const name = words.slice(from, from + length).join(' ');
      const field = [name, `${name}s`, name.replace(/s$/, '')].find(isFieldWord);
      if (field === undefined) continue;
      const rest = [...nounsIn(words.slice(0, from), lexicon), ...nounsIn(words.slice(from + length), lexicon)];
      return [lexicon[field].text, ...rest];
    }
  return [];
}

/** Nouns for the words of a name that has no figure of its own: a table, an object. Empty if the language has no lexicon. */
export function nounsOfName(words: readonly string[], language: LanguageCode): string[] {
  const lexicon = LEXICONS[language];
  return lexicon ? nounsIn(words, lexicon) : [];
}
