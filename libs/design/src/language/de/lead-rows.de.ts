import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import type { Time } from '../phrasebook/slots';
import { counting, periodWith, theDative, withSum } from './grammar.de';

/** "beim Umsatz", "bei den Kosten": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? inThe(by) : '';
}

/** "beim Umsatz", "bei der Miete". */
export function inThe(noun: Noun): string {
  return `bei ${theDative(noun)}`.replace(/^bei dem /, 'beim ');
}

/** What was measured, as a sentence of its own; empty where the label of the figure is its time. */
function measured(what: Noun | null, time: Time): string {
  return what && !time.ref.endsWith('|label}}') ? `${what.text}.` : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded' | 'peak' | 'latest';

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
  peak: ({ value, noun, what, time, period, alone, week }) => {
    const sum = counting(value, noun);
    const top = periodWith(period, 'der stärkste', 'die stärkste', 'das stärkste');
    const best = !alone ? 'der Höchstwert' : week ? 'der stärkste Tag der Woche' : top;
    const of = measured(what, time);
    return {
      any: [`${sum} ${time.at}, ${best}. ${of}`, `${time.at} ${sum}: ${best}.`, `${best}: ${sum} ${time.at}. ${of}`],
      poster: [`${sum}. ${time.at}.`, `${time.at}: ${sum}. ${best}.`],
      desk: [`${sum} ${time.at}. ${of}`, `Spitze ${time.at}: ${sum}.`],
      anchor: [`Der Höchststand kam ${time.at}: ${sum}. ${of}`, `Die Spitze ${time.at}: ${sum}. ${of}`],
      loud: [`${sum} ${time.at}! ${of}`, `${time.at}! ${sum}.`],
      calm: [`${time.at} waren es ${sum}.`, `${sum}, ${time.at}. ${best}.`],
    };
  },
  latest: ({ value, noun, what, time }) => {
    const sum = counting(value, noun);
    const of = measured(what, time);
    return {
      any: [`${sum} ${time.at}. ${of}`, `${time.at} ${sum}. ${of}`, `${sum} ${time.at}, der neueste und höchste Wert.`],
      poster: [`${sum}. ${time.at}.`, `${time.at}: ${sum}. Höchststand.`],
      desk: [`Zuletzt ${sum} ${time.at}. ${of}`, `${sum} ${time.at}, auf dem Hoch.`],
      anchor: [`Der neueste Wert ist auch der höchste: ${sum} ${time.at}.`, `${time.at} waren es ${sum}. ${of}`],
      loud: [`Höchststand! ${sum} ${time.at}.`],
      calm: [`${time.at}, ${sum}. Der höchste Wert der Reihe.`],
    };
  },
};
