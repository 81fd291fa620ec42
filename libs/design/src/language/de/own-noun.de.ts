import type { Noun } from '../lexicon';
import type { NounForm, NounIndex } from '../own/noun-index';
import type { OwnWords } from '../own/own-noun';

/** Where what a noun is closer described by begins: "Girokonten am Monatsende". */
const PREPOSITIONS = new Set(
  'ab am an auf aus außer bei beim bis durch für gegen im in innerhalb ins je laut mit nach ohne pro seit trotz über um unter vom von vor wegen zu zum zur zwischen'.split(
    ' ',
  ),
);
const ARTICLES = new Set('der die das den dem des ein eine einen einem eines einer'.split(' '));
/** Adverbs that may follow a noun: "Ausleihen gesamt". */
const BEHIND = new Set('gesamt insgesamt brutto netto heute gestern aktuell bisher kumuliert'.split(' '));

/** Endings of one form alone. */
const SUFFIXES: ReadonlyArray<readonly [RegExp, NounForm]> = [
  [/(?:ungen|heiten|keiten|schaften|tionen|sionen|itäten)$/, { gender: 'f', plural: true }],
  [/(?<!spr|schw|d|j)ung$|(?:heit|keit|schaft|tion|sion|ität)$/, { gender: 'f', plural: false }],
  [/linge$/, { gender: 'm', plural: true }],
  [/(?:ling|ismus)$/, { gender: 'm', plural: false }],
];
/** Singulars on -en: what is counted under such a name may be one or many. */
const SINGULAR_EN =
  /(?:kommen|mögen|haben|lumen|nehmen|wesen|eisen|fahren|verhalten|leben|rennen|treffen|essen|wissen|vertrauen|schreiben|zeichen|wagen|boden|garten|laden|hafen|ofen|faden|schaden|nutzen|regen|rasen|magen|kasten|balken|haufen|posten|streifen|osten|westen|süden|norden|rahmen|namen|schatten)$/;
const ADJECTIVE = /^\p{Ll}{2,}(?:e|er|es)$/u;
const NO_NOUN = /(?:lich|ig|isch|bar|sam|los|haft|iert|weise)$/;

/** A label as German writes it: its nouns with capitals. */
export function spelledGerman(text: string, nouns: NounIndex): string {
  const words = text.split(' ');
  // What has a capital within is written by hand.
  if (words.slice(1).some((word) => /^\p{Lu}/u.test(word))) return text;
  const place = headPlace(words);
  return words.map((word, at) => (at > 0 && isNounAt(words, at, place, nouns) ? capital(word) : word)).join(' ');
}

/** The last noun before a preposition decides: "mittlere Wartezeit am Schalter" is feminine, "Girokonten am Monatsende" are many. */
export function ownNounGerman({ text, counts }: OwnWords, nouns: NounIndex): Noun | null {
  const words = spelledGerman(text, nouns).split(' ');
  const at = headPlace(words);
  const head = words[at];
  if (head === undefined || at < 0) return null;
  const form = formOf(head.toLowerCase(), counts, nouns);
  const adjectives = words.slice(0, at).map((word) => word.charAt(0).toLowerCase() + word.slice(1));
  if (
    !form ||
    (form.gender === undefined && !form.plural) ||
    !adjectives.every((word) => isAdjective(word, form) && !isNoun(word, nouns))
  )
    return null;
  const rest = words.slice(at + 1);
  const phrase = (bend: (adjective: string) => string, noun = capital(head)): string =>
    [...adjectives.map(bend), noun, ...rest].join(' ');
  const weak = phrase((word) => (form.plural ? `${word}n` : word.replace(/e[rs]$/, 'e')));
  const dative = phrase((word) => word, /[ns]$/.test(head) ? capital(head) : `${capital(head)}n`);
  return {
    text: phrase((word) => word),
    ...(form.gender === undefined || (form.plural && form.gender !== 's') ? {} : { gender: form.gender }),
    ...(form.plural ? { plural: true } : {}),
    forms: { weak, ...(form.plural && rest.length > 0 ? { dative } : {}) },
  };
}

/** Place of the noun that the others describe; -1 if there is none. */
function headPlace(words: readonly string[]): number {
  const preposition = words.findIndex((word) => PREPOSITIONS.has(word.toLowerCase()));
  let at = (preposition < 0 ? words.length : preposition) - 1;
  while (at > 0 && BEHIND.has((words[at] ?? '').toLowerCase())) at -= 1;
  return at;
}

function formOf(word: string, counts: boolean, nouns: NounIndex): NounForm | null {
  if (!/^\p{L}{3,}$/u.test(word) || NO_NOUN.test(word) || PREPOSITIONS.has(word) || BEHIND.has(word)) return null;
  const known = nouns.of(word) ?? SUFFIXES.find(([suffix]) => suffix.test(word))?.[1] ?? nouns.endOf(word);
  if (known) return known;
  return counts && /\p{L}{3}en$/u.test(word) && !SINGULAR_EN.test(word) ? { plural: true } : null;
}

/** Strong endings, as they stand without an article: "neue Kunden", "mittlere Wartezeit", "neuer Umsatz". */
function isAdjective(word: string, { gender, plural }: NounForm): boolean {
  if (!ADJECTIVE.test(word)) return false;
  if (plural || gender === 'f') return word.endsWith('e');
  return word.endsWith(gender === 'm' ? 'er' : 'es');
}

function isNounAt(words: readonly string[], at: number, head: number, nouns: NounIndex): boolean {
  const word = (words[at] ?? '').toLowerCase();
  if (NO_NOUN.test(word) || BEHIND.has(word) || PREPOSITIONS.has(word) || ARTICLES.has(word)) return false;
  // What ends a label that has a preposition is a noun, as in "Ausleihen vor Ort".
  if (at > head && at === words.length - 1 && PREPOSITIONS.has((words[head + 1] ?? '').toLowerCase())) return true;
  return isNoun(word, nouns);
}

function isNoun(word: string, nouns: NounIndex): boolean {
  return nouns.endOf(word) !== null || SUFFIXES.some(([suffix]) => suffix.test(word));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
