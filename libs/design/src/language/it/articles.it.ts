import type { Noun } from '../lexicon';
import type { Amount } from '../phrasebook/slots';

/** Prepositions that melt with the article; empty for the article alone. */
type Preposition = '' | 'di' | 'a' | 'da' | 'in' | 'su';

/** Before the article: "de" + "l". */
const STEMS: Readonly<Record<Exclude<Preposition, ''>, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

/** The forms of the article by what follows: il, lo, la, l', i, gli, le. */
type Article = 'il' | 'lo' | 'la' | "l'" | 'i' | 'gli' | 'le';

/** "del ", "dello ", "dell'", "dei ": a preposition with an article, and the space that follows. */
function melted(preposition: Preposition, article: Article): string {
  const space = article === "l'" ? '' : ' ';
  if (preposition === '') return `${article}${space}`;
  const stem = STEMS[preposition];
  if (article === 'il') return `${stem}l `;
  if (article === 'i' || article === 'gli') return `${stem}${article} `;
  return `${stem}l${article}${space}`;
}

function articleOf({ text, gender, plural }: Noun): Article {
  const vowel = /^[aeiouàèéìòù]/i.test(text);
  if (gender === 'f') return plural ? 'le' : vowel ? "l'" : 'la';
  const impure = /^(s[^aeiou]|z|gn|ps|pn|x|y)/i.test(text);
  if (plural) return vowel || impure ? 'gli' : 'i';
  return vowel ? "l'" : impure ? 'lo' : 'il';
}

/** A noun after a preposition with its article: "dell'utile", "agli ordini", "il prezzo"; names go without article. */
export function preposed(preposition: Preposition, noun: Noun): string {
  if (noun.foreign || noun.describes) return `${preposition} ${noun.text}`.trim();
  return `${melted(preposition, articleOf(noun))}${noun.text}`;
}

/** The article before a number as it is said: l'8, l'11, l'1, lo 0,5, il 6. */
export function numberArticle(digits: string): Article {
  const whole = digits.split(/[,. ]/)[0] ?? '';
  if (whole === '0') return 'lo';
  const thousands = whole.length > 3 ? whole.slice(0, -3) : whole;
  const first = thousands === '1' && whole.length > 3 ? '' : thousands;
  return first === '1' || first === '11' || first.startsWith('8') ? "l'" : 'il';
}

function isShare({ fact }: Amount): boolean {
  return fact.kind === 'percent';
}

/** What a preposition makes before a figure: "dell'" before a percentage that begins with eight, "di " before money. */
function before(preposition: Preposition, amount: Amount, sized: boolean): string {
  if (!isShare(amount)) return preposition === '' ? '' : `${preposition} `;
  if (amount.fact.sign < 0 && !sized) return melted(preposition, 'il');
  const article = numberArticle(amount.spoken.replace(/^meno /, ''));
  // Voices spell an elided article before digits, "elle 8,4"; behind a preposition they read it right.
  return preposition === '' && article === "l'" ? 'un ' : melted(preposition, article);
}

/** "il 6,84%", "un 8,4%", "lo 0,5%", "412 $": percentages stand with their article. */
export function valueOf(amount: Amount): string {
  return `${before('', amount, false)}${amount.ref}`;
}

/** "dell'8,4%", "di 412 $": a property, with its sign. */
export function ofValue(amount: Amount): string {
  return `${before('di', amount, false)}${amount.ref}`;
}

/** "all'8,4%", "a 412 $". */
export function toValue(amount: Amount): string {
  return `${before('a', amount, false)}${amount.ref}`;
}

/** "dall'8,4%", "da 412 $". */
export function fromValue(amount: Amount): string {
  return `${before('da', amount, false)}${amount.ref}`;
}

/** "dell'8,4%", "di 412 $": by how much something moved, its direction being said in words. */
export function bySize(amount: Amount): string {
  return `${before('di', amount, true)}${amount.size}`;
}

/** "il 6,84%", "un 8,4%", "412 $": the size of a movement. */
export function theSize(amount: Amount): string {
  return `${before('', amount, true)}${amount.size}`;
}

/** "61 punti", "1,2 mln di utenti": the figure with what it counts, in its number. */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  const of = /mili(one|oni|ardo|ardi)$/.test(value.spoken) ? 'di ' : '';
  return `${value.ref} ${of}${value.fact.number === 1 ? (noun.one ?? noun.text) : noun.text}`;
}
