import { type HeadFirst, headFirstNoun } from '../own/head-first';
import type { NounForm } from '../own/noun-index';
import type { ReadOwnNoun } from '../own/own-noun';

const M: NounForm = { gender: 'm', plural: false };
const F: NounForm = { gender: 'f', plural: false };
const MANY_M: NounForm = { gender: 'm', plural: true };
const MANY_F: NounForm = { gender: 'f', plural: true };

/** Nouns whose endings mislead, or that stand with the article of the other gender: "el agua". */
const UNSURE =
  /^(?:d[ií]as?|mapas?|planetas?|cometas?|tranv[ií]as?|manos?|fotos?|motos?|radios?|libidos?|agua|aguas|área|area|aula|ala|alma|arma|alza|acta|ave|ancla|hambre|pijama|cura|guía|guia|policía|capital|cifras?cero|análisis|crisis|lunes|martes|miércoles|jueves|viernes|virus|atlas|campus|bonus|gas|mes|país|más|menos|antes|después|entonces|dos|tres|seis|flores|labores|coliflores|corazón|razón|buzón|razones|corazones)$/;
const SPANISH: HeadFirst = {
  ending: (word) => {
    if (UNSURE.test(word) || /(?:mas?|istas?|[aeo]tas)$/.test(word)) return null;
    if (/(?:ciones|siones|dades|tudes|umbres|as)$/.test(word)) return MANY_F;
    if (/(?:os|ajes|ores)$/.test(word)) return MANY_M;
    if (/(?:ción|sión|dad|tud|umbre|[^l]a)$/.test(word)) return F;
    return /(?:o|aje|or)$/.test(word) ? M : null;
  },
  prepositions: new Set(
    'a al ante bajo como con contra de del desde en entre hacia hasta para por según sin sobre tras y o por'.split(' '),
  ),
  joined: (noun) => `de ${noun}`,
};

/** "avisos resueltos" are many and masculine, "ocupación media" is one and feminine. */
export const ownNounSpanish: ReadOwnNoun = (words, nouns) => headFirstNoun(words, nouns, SPANISH);
