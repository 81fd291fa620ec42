import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, theDative, withSum } from './grammar.de';

/** "beim Umsatz", "bei den Kosten": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? inThe(by) : '';
}

/** "beim Umsatz", "bei der Miete". */
export function inThe(noun: Noun): string {
  return `bei ${theDative(noun)}`.replace(/^bei dem /, 'beim ');
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_DE: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const along = withSum(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${who.ref} führt ${tail} ${along}.`,
        `${sum}: ${who.ref} liegt ${tail} vorn.`,
        `Ganz oben ${tail}: ${who.ref} ${along}.`,
      ],
      poster: [`${sum}. ${who.ref} führt.`, `${who.ref} vorn. ${sum}.`, `Oben ${tail}: ${who.ref}. ${sum}.`],
      desk: [
        `${who.ref} vorn ${tail}, ${sum}.`,
        `Platz eins ${tail}: ${who.ref}, ${sum}.`,
        `Spitze, ${who.ref}: ${sum}.`,
      ],
      anchor: [
        league && `${who.ref} führt die ${league.ref} an, ${along}.`,
        league && `An der Spitze der ${league.ref}: ${who.ref} ${along}.`,
        `${who.ref} steht an der Spitze der ${teams ? 'Tabelle' : 'Liste'}, ${along}.`,
        `Der erste Platz ${tail} geht an ${who.ref}, ${along}.`,
      ],
      loud: [
        `${who.ref}! Ganz vorn ${along}.`,
        `Wer führt ${tail}? ${who.ref}: ${sum}!`,
        `Nummer eins ${tail}: ${who.ref}! ${sum}.`,
      ],
      calm: [`Vor allen anderen: ${who.ref}. ${sum}.`, `${sum}. ${who.ref}, dann der Rest.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${value.ref} bei ${who.ref}. Mehr gibt es ${inThe(what)} nicht.`,
      `${what.text}: ganz oben ${who.ref}, ${value.ref}.`,
      `${who.ref}, ${value.ref}. Der höchste Wert ${inThe(what)}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. Nichts darüber.`],
    desk: [`Höchstwert ${inThe(what)}: ${who.ref}, ${value.ref}.`, `${who.ref}, Spitze ${inThe(what)}: ${value.ref}.`],
    anchor: [`Am höchsten ${inThe(what)}: ${who.ref}, ${value.ref}.`, `${value.ref} bei ${who.ref}, der höchste Wert.`],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${list} teilen sich ${rankedBy(by)} die Spitze: ${sum}.`,
        `Gleichstand ganz oben ${rankedBy(by)}: ${list}, je ${sum}.`,
        `${list} liegen gleichauf vorn, je ${sum}.`,
      ],
      poster: [`Je ${sum}. ${list}.`, `${list}. Gleichstand: ${sum}.`],
      desk: [`Gleichauf vorn: ${list}, ${sum}.`],
      anchor: [`Den ersten Platz teilen sich ${list}, je ${sum}.`, `Nichts trennt ${list}: ${sum}.`],
    };
  },
  crowded: ({ value, noun, by }) => ({
    any: [
      `Gedränge an der Spitze ${rankedBy(by)}: mehrere, je ${counting(value, noun)}.`,
      `${counting(value, noun)}: Damit liegen gleich mehrere vorn.`,
      `Gleichstand ganz oben ${rankedBy(by)}: ${counting(value, noun)}.`,
    ],
  }),
};
