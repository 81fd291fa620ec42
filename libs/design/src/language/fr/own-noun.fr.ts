import { type HeadFirst, headFirstNoun } from '../own/head-first';
import type { NounForm } from '../own/noun-index';
import type { ReadOwnNoun } from '../own/own-noun';
import { elides } from './elision.fr';

/** Nouns whose endings mislead, and those that end on s or x in the singular. */
const UNSURE =
  /^(?:été|comité|comté|côté|pâté|traité|musée|lycée|trophée|apogée|mausolée|silence|murmure|mercure|chlorure|carbure|parjure|génie|incendie|parapluie|foie|sosie|page|plage|image|cage|nage|rage|eau|peau|hauteur|temps|mois|pays|cours|prix|poids|avis|bras|accès|succès|procès|congrès|palais|repas|tapis|jus|fonds|fois|voix|choix|noix|croix|taux|chaux|faux|plus|moins|après|dès|sans|dans|sous|vers|gaz|nez|riz)$/;
const FEMININE = /(?:tion|sion|xion|[ielr]té|ure|ance|ence|esse|ette|tude|ée|ie|ade|aison)$/;
const MASCULINE = /(?:age|ment|eau|isme|oir|ier|teur|et|ot|al)$/;

function ending(word: string): NounForm | null {
  if (UNSURE.test(word)) return null;
  if (/(?<!t|e|p|ch|f)aux$/.test(word)) return { gender: 'm', plural: true };
  const plural = /[sx]$/.test(word);
  const one = plural ? word.slice(0, -1) : word;
  if (UNSURE.test(one)) return null;
  const gender = FEMININE.test(one) ? 'f' : MASCULINE.test(one) ? 'm' : undefined;
  return gender === undefined ? null : { gender, plural };
}

const FRENCH: HeadFirst = {
  ending,
  prepositions: new Set(
    'à au aux avant avec chez contre dans de des depuis du d’ en entre et hors jusque malgré ou par pendant pour sans selon sous sur vers'.split(
      ' ',
    ),
  ),
  joined: (noun) => (elides(noun) ? `d’${noun}` : `de ${noun}`),
};

/** "entrées gratuites" are many and feminine, "fréquentation" is one and feminine. */
export const ownNounFrench: ReadOwnNoun = (words, nouns) => headFirstNoun(words, nouns, FRENCH);
