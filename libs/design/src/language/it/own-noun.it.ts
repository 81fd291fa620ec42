import { type HeadFirst, headFirstNoun } from '../own/head-first';
import type { NounForm } from '../own/noun-index';
import type { ReadOwnNoun } from '../own/own-noun';

const M: NounForm = { gender: 'm', plural: false };
const F: NounForm = { gender: 'f', plural: false };
const MANY_M: NounForm = { gender: 'm', plural: true };
const MANY_F: NounForm = { gender: 'f', plural: true };

/** Nouns whose endings mislead. */
const UNSURE =
  /^(?:man[oi]|radio|foto|moto|auto|dinamo|libido|pigiama|cinema|mappamondo|meno|più|prima|dopo|contro|circa|capitale|folgore|estate|estati|pilota|poeta|atleta|pianeta|cometa|vaglia)$/;
const ITALIAN: HeadFirst = {
  ending: (word) => {
    if (UNSURE.test(word) || /(?:ma|ista|eta|ota)$/.test(word)) return null;
    if (/(?:zioni|sioni|trici|ze|ture|ure)$/.test(word)) return MANY_F;
    if (/(?:menti|tori|sori|[aiu]ti|aggi)$/.test(word)) return MANY_M;
    if (/(?:zione|sione|tà|tù|tudine|trice|a)$/.test(word)) return F;
    return /(?:o|\p{L}{2}ore)$/u.test(word) ? M : null;
  },
  prepositions: new Set(
    "a ad al alla alle allo ai agli all' con contro d' da dal dalla dalle dai dagli dall' de dei del dell' della delle dello degli di e ed fra in nel nella nelle nei negli per su sul sulla sulle sui tra".split(
      ' ',
    ),
  ),
  joined: (noun) => noun,
};

/** "notti vendute" are many and feminine, "ricavo medio" is one and masculine. */
export const ownNounItalian: ReadOwnNoun = (words, nouns) => headFirstNoun(words, nouns, ITALIAN);
