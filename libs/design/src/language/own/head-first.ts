import type { Noun } from '../lexicon';
import type { NounForm, NounIndex } from './noun-index';
import type { OwnWords } from './own-noun';

/** What a language whose nouns stand before what describes them says of its words. */
export interface HeadFirst {
  /** Form of a single word by its ending; null where the ending has two. */
  ending(word: string): NounForm | null;
  /** Words that join a noun to another: "avisos por tipo". */
  prepositions: ReadonlySet<string>;
  /** Joins a noun to the noun right behind it by what keys leave out: "fator de capacidade". */
  joined(noun: string): string;
}

/** Reads a label by its first word; null where that is no noun of a sure form, or where the label breaks off or begins within a phrase. */
export function headFirstNoun({ text, mayBeName }: OwnWords, nouns: NounIndex, language: HeadFirst): Noun | null {
  const words = lowered(text).split(' ');
  const [head = '', second] = words;
  const last = words.at(-1) ?? '';
  const isWord = (word: string): boolean => /^[\p{L}’'-]{3,}$/u.test(word);
  if (!isWord(head) || language.prepositions.has(head) || language.prepositions.has(last)) return null;
  const form = formOf(head, nouns, language);
  if (!form || (form.gender !== 'm' && form.gender !== 'f')) return null;
  // "Toyota" and "Cerro Alto" are names.
  if (second === undefined ? mayBeName && nouns.of(head) === null : /^\p{Lu}/u.test(second)) return null;
  if (second === undefined && !form.plural && nouns.of(head) === null && PARTICIPLE.test(head)) return null;
  if (second !== undefined && !language.prepositions.has(second)) {
    const follows = formOf(second, nouns, language);
    const describes = isAdjective(second, form) || (nouns.of(second) === null && rhymes(second, head));
    if (!describes && (words.length > 2 || !follows)) return null;
    if (!describes) return { ...nounWith(form), text: `${head} ${language.joined(second)}` };
  }
  return { ...nounWith(form), text: words.join(' ') };
}

function nounWith({ gender, plural }: NounForm): Omit<Noun, 'text'> {
  return { ...(gender === undefined ? {} : { gender }), ...(plural ? { plural: true } : {}) };
}

function formOf(word: string, nouns: NounIndex, language: HeadFirst): NounForm | null {
  return nouns.of(word) ?? language.ending(word);
}

/** Whether a word bends like the noun before it: "notti vendute", "vento médio", "jours ouvrés". */
function isAdjective(word: string, { gender, plural }: NounForm): boolean {
  return ADJECTIVES[`${gender === 'f' ? 'f' : 'm'}${plural ? 's' : ''}`].test(word);
}

/** One word of this end describes what is not named: "resuelto" is a share of something; "resueltos" are things. */
const PARTICIPLE = /(?<!mien|men)[dt][oa]$/;

/** Endings of participles and of adjectives made from nouns and verbs; nouns have them seldom, and then describe as well. */
const ADJECTIVES = {
  m: /(?:[aiu]do|[aiu]to|é|dio|ico|ivo|oso|al|ale|el|ble|bile|ante|ente|ário|ario|aire|if|eur|neto|bruto|netto|lordo|novo|nuevo|nuovo|total|totale)$/,
  f: /(?:[aiu]da|[aiu]ta|ée|dia|ica|iva|osa|al|ale|elle|ble|bile|ante|ente|ária|aria|aire|ive|neta|bruta|netta|lorda|nova|nueva|nuova|total|totale)$/,
  ms: /(?:[aiu]dos|[aiu]ti|és|dios|icos|ici|ivos|ivi|osos|osi|ales|ali|ais|els|aux|bles|bili|antes|anti|entes|enti|ários|arios|ari|aires|ifs|eurs|netos|brutos|nuevos|novos|nuovi|netti|lordi|totales|totais|totali|gratuits|payants)$/,
  fs: /(?:[aiu]das|[aiu]te|ées|dias|icas|iche|ivas|ive|osas|ose|ales|ali|ais|elles|bles|bili|antes|anti|entes|enti|árias|arias|arie|aires|ives|netas|brutas|nuevas|novas|nuove|nette|lorde|totales|totais|totali|gratuites|payantes)$/,
} as const;

/** "rendimiento graso", "zonas rurales": an unknown word that ends like its noun most likely describes it. */
function rhymes(word: string, head: string): boolean {
  const end = /[oai]s?$/.exec(head)?.[0];
  return end !== undefined && word.endsWith(end);
}

function lowered(text: string): string {
  // Abbreviations and names within keep their capitals.
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
