import type { LeadPhrases } from '../phrasebook/lead.phrases';
import type { Noun } from '../lexicon';
import { counting, toThe } from './grammar.fr';

/** "au chiffre d’affaires": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? (by.foreign ? `pour ${by.text}` : toThe(by)) : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_FR: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${who.ref} est en tête ${tail}, avec ${sum}.`,
        `${sum}: ${who.ref} mène ${tail}.`,
        `En tête ${tail}: ${who.ref}, avec ${sum}.`,
      ],
      poster: [`${sum}. ${who.ref}, en tête.`, `${who.ref} mène. ${sum}.`, `Tout en haut ${tail}: ${who.ref}. ${sum}.`],
      desk: [`${who.ref} en tête ${tail}, ${sum}.`, `Numéro un ${tail}: ${who.ref}, ${sum}.`],
      anchor: [
        league && `${who.ref} occupe la tête de ${league.ref} avec ${sum}.`,
        league && `En ${league.ref}, ${who.ref} mène avec ${sum}.`,
        `${who.ref} domine ${teams ? 'le classement' : 'la liste'} avec ${sum}.`,
        `La première place revient à ${who.ref}, avec ${sum}.`,
      ],
      loud: [
        `${who.ref}! En tête, avec ${sum}.`,
        `Qui mène ${tail}? ${who.ref}: ${sum}!`,
        `Numéro un ${tail}: ${who.ref}! ${sum}.`,
      ],
      calm: [`Devant tous les autres, ${who.ref}. ${sum}.`, `${sum}. ${who.ref}, puis les autres.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${value.ref} pour ${who.ref}: rien de plus élevé côté ${what.text}.`,
      `${what.text}: le plus haut, c’est ${who.ref}, ${value.ref}.`,
      `${who.ref}, ${value.ref}. Le sommet côté ${what.text}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. Rien au-dessus.`],
    desk: [
      `Sommet côté ${what.text}: ${who.ref}, ${value.ref}.`,
      `${who.ref}, plafond côté ${what.text}: ${value.ref}.`,
    ],
    anchor: [
      `Rien ne dépasse ${who.ref} côté ${what.text}: ${value.ref}.`,
      `Avec ${value.ref}, ${who.ref} affiche le niveau le plus élevé.`,
    ],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${list} se partagent la tête ${rankedBy(by)}, avec ${sum}.`,
        `Égalité en tête ${rankedBy(by)}: ${list}, avec ${sum}.`,
        `${list}, ensemble en tête: ${sum}.`,
      ],
      poster: [`${sum} chacun. ${list}.`, `${list}. Égalité à ${sum}.`],
      desk: [`Égalité en tête: ${list}, ${sum}.`],
      anchor: [`Première place partagée: ${list}, avec ${sum}.`, `Rien ne sépare ${list}: ${sum}.`],
    };
  },
  crowded: ({ value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `Ils sont plusieurs en tête ${rankedBy(by)}: ${sum} chacun.`,
        `Avec ${sum}, plusieurs se partagent la tête.`,
        `Égalité générale en tête ${rankedBy(by)}: ${sum}.`,
      ],
    };
  },
};
