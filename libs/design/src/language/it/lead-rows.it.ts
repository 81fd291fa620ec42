import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting } from './articles.it';

/** "per ricavi": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? `per ${by.text}` : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_IT: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${who.ref} è in testa ${tail} con ${sum}.`,
        `${sum}: ${who.ref} guida ${tail}.`,
        `In testa ${tail} c'è ${who.ref}, con ${sum}.`,
      ],
      poster: [`${sum}. ${who.ref}, in testa.`, `${who.ref} comanda. ${sum}.`, `In vetta ${tail}: ${who.ref}. ${sum}.`],
      desk: [
        `${who.ref} guida ${tail}, ${sum}.`,
        `Primo posto ${tail}: ${who.ref}, ${sum}.`,
        `Al comando, ${who.ref}: ${sum}.`,
      ],
      anchor: [
        league && `${who.ref} guida la ${league.ref} con ${sum}.`,
        league && `In testa alla ${league.ref}: ${who.ref}, con ${sum}.`,
        `${who.ref} guida ${teams ? 'la classifica' : "l'elenco"} con ${sum}.`,
        `Il primo posto va a ${who.ref}, con ${sum}.`,
      ],
      loud: [
        `${who.ref}! In testa, con ${sum}.`,
        `Chi comanda ${tail}? ${who.ref}: ${sum}!`,
        `Numero uno ${tail}: ${who.ref}! ${sum}.`,
      ],
      calm: [`Davanti a tutti, ${who.ref}. ${sum}.`, `${sum}. ${who.ref}, e poi gli altri.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${value.ref} per ${who.ref}, il massimo per ${what.text}.`,
      `${what.text}: il massimo è ${who.ref}, con ${value.ref}.`,
      `${who.ref}, ${value.ref}. Nessuno più in alto per ${what.text}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. Niente sopra.`],
    desk: [`Tetto per ${what.text}: ${who.ref}, ${value.ref}.`, `${who.ref}, massimo per ${what.text}: ${value.ref}.`],
    anchor: [
      `Nulla supera ${who.ref} per ${what.text}: ${value.ref}.`,
      `Con ${value.ref}, ${who.ref} segna il valore più alto.`,
    ],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${list} si dividono il primo posto ${rankedBy(by)}, con ${sum}.`,
        `Parità in testa ${rankedBy(by)}: ${list}, con ${sum}.`,
        `${list}, appaiati in vetta: ${sum}.`,
      ],
      poster: [`${sum} a testa. ${list}.`, `${list}. Pari a ${sum}.`],
      desk: [`Pari in vetta: ${list}, ${sum}.`],
      anchor: [`Primo posto condiviso: ${list}, con ${sum}.`, `Nulla separa ${list}: ${sum}.`],
    };
  },
  crowded: ({ value, noun, by }) => ({
    any: [
      `In testa ${rankedBy(by)} sono in tanti: ${counting(value, noun)}.`,
      `Con ${counting(value, noun)}, più d'uno divide la vetta.`,
      `Vetta affollata ${rankedBy(by)}: ${counting(value, noun)}.`,
    ],
  }),
};
