import { type HeadFirst, headFirstNoun } from '../own/head-first';
import type { NounForm } from '../own/noun-index';
import type { ReadOwnNoun } from '../own/own-noun';

const M: NounForm = { gender: 'm', plural: false };
const F: NounForm = { gender: 'f', plural: false };
const MANY_M: NounForm = { gender: 'm', plural: true };
const MANY_F: NounForm = { gender: 'f', plural: true };

/** Nouns whose endings mislead. */
const UNSURE =
  /^(?:dias?|mapas?|planetas?|cometas?|mãos?|fotos?|motos?|libidos?|pijama|guias?|capital|coração|corações|bênção|órfão|vez|mês|país|gás|mais|menos|antes|depois|dois|três|seis|flor|flores|cor|cores|dor|dores|lápis|ônibus|vírus|campus|bônus|atlas)$/;
const PORTUGUESE: HeadFirst = {
  ending: (word) => {
    if (UNSURE.test(word) || /(?:mas?|istas?|[aeo]tas)$/.test(word)) return null;
    if (/(?:ções|sões|dades|agens|as)$/.test(word)) return MANY_F;
    if (/(?:os|ores)$/.test(word)) return MANY_M;
    if (/(?:ção|são|dade|tude|agem|[^l]a)$/.test(word)) return F;
    return /(?:[^ã]o|or)$/.test(word) ? M : null;
  },
  prepositions: new Set(
    'a ao aos à às até com como contra da das de desde do dos e em entre na nas no nos ou para pela pelas pelo pelos por sem sob sobre'.split(
      ' ',
    ),
  ),
  joined: (noun) => `de ${noun}`,
};

/** "vento médio" is one and masculine, "paragens" are many and feminine. */
export const ownNounPortuguese: ReadOwnNoun = (words, nouns) => headFirstNoun(words, nouns, PORTUGUESE);
