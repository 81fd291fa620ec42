import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting } from './articles.it';
import { the, verb } from './grammar.it';

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_IT: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `Nel pool ci sono ${value.ref}.`,
      `Dentro ci sono ${value.ref}.`,
      `Quanto c'è nel pool? ${value.ref}.`,
      `I depositi: ${value.ref}.`,
    ],
    desk: [`TVL, ${value.ref}.`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `Il mercato valuta ${subject?.ref ?? "l'insieme"} ${value.ref}.`,
      `${subject ? `Tutto ${subject.ref}` : 'Tutto insieme'} vale ${value.ref}.`,
      `Quanto vale? ${value.ref}.`,
      `Valore di mercato: ${value.ref}.`,
    ],
    desk: [`Capitalizzazione, ${value.ref}.`],
    anchor: [`A prezzi di mercato, ${subject?.ref ?? "l'insieme"} vale ${value.ref}.`],
  }),
  holders: ({ value, what }) => ({
    any: [
      `In mano a ${counting(value, what)}.`,
      `Diviso tra ${counting(value, what)}.`,
      `Quanti lo detengono? ${value.ref}.`,
      `${counting(value, what)}.`,
    ],
  }),
  positions: ({ value, what }) => ({
    any: [
      `In tutto ${counting(value, what)}.`,
      `Ripartito in ${counting(value, what)}.`,
      `Quante posizioni? ${value.ref}.`,
      `${counting(value, what)} in portafoglio.`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `Ha incassato ${value.ref}.`,
      `I ricavi: ${value.ref}.`,
      `Quanto è entrato? ${value.ref}.`,
      `Sono entrati ${value.ref}.`,
      `Fatturato: ${value.ref}.`,
    ],
    anchor: [`I ricavi ammontano a ${value.ref}.`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `Ha perso ${value.size}.`,
            `Il risultato, in rosso: ${value.size}.`,
            `E l'utile? No: ${value.size} di perdita.`,
            `Perdita di ${value.size}.`,
          ],
        }
      : {
          any: [
            `Ha guadagnato ${value.ref}.`,
            `Resta un utile di ${value.ref}.`,
            `E l'utile? ${value.ref}.`,
            `Utile: ${value.ref}.`,
            `Puliti restano ${value.ref}.`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `Costa ${value.ref}.`,
      `Il prezzo: ${value.ref}.`,
      `Quanto costa? ${value.ref}.`,
      `Si paga ${value.ref}.`,
      `${the(what)} ${verb(what, 'è', 'sono')} di ${value.ref}.`,
    ],
    anchor: [subject && what.text === 'prezzo' && `${subject.ref} costa ${value.ref}.`],
  }),
  employees: ({ value }) => ({
    any: [
      `Ci lavorano ${value.ref} persone.`,
      `Dà lavoro a ${value.ref} persone.`,
      `Quanti ci lavorano? ${value.ref} persone.`,
      `In organico, ${value.ref} persone.`,
    ],
  }),
  visitors: ({ value, what }) => ({
    any: [
      `Sono passati di qui ${counting(value, what)}.`,
      `Quanta gente è venuta? ${counting(value, what)}.`,
      `${counting(value, what)}.`,
      `All'ingresso, ${counting(value, what)}.`,
    ],
  }),
  population: ({ value }) => ({
    any: [
      `Gli abitanti sono ${value.ref}.`,
      `${value.ref}: tanti sono gli abitanti.`,
      `Quanta gente ci vive? ${value.ref}.`,
      `La popolazione: ${value.ref}.`,
    ],
  }),
  rating: ({ value }) => ({
    any: [
      `Il voto: ${value.ref}.`,
      `Valutazione di ${value.ref}.`,
      `Che voto prende? ${value.ref}.`,
      `Gli danno ${value.ref}.`,
    ],
  }),
  weight: ({ value }) => ({
    any: [
      `Pesa ${value.ref}.`,
      `Sulla bilancia, ${value.ref}.`,
      `Quanto pesa? ${value.ref}.`,
      `Di peso, ${value.ref}.`,
    ],
  }),
  distance: ({ value, what }) => ({
    any: [
      `Da un capo all'altro, ${value.ref}.`,
      `Quanta strada? ${value.ref}.`,
      `Si tratta di ${value.ref}.`,
      `${the(what)}: ${value.ref}.`,
    ],
  }),
  height: ({ value }) => ({
    any: [
      `In altezza, ${value.ref}.`,
      `Misura ${value.ref}.`,
      `Quale altezza? ${value.ref}.`,
      `Altezza: ${value.ref}.`,
    ],
  }),
  wind: ({ value }) => ({
    any: [
      `Il vento soffia a ${value.ref}.`,
      `Vento a ${value.ref}.`,
      `E il vento? ${value.ref}.`,
      `Soffia a ${value.ref}.`,
    ],
  }),
  rain: ({ value }) => ({
    any: [
      `Di pioggia, ${value.ref}.`,
      `Pioggia: ${value.ref}.`,
      `E la pioggia? ${value.ref}.`,
      `Cadono ${value.ref} di pioggia.`,
    ],
  }),
  wait: ({ value }) => ({
    any: [
      `L'attesa è di ${value.ref}.`,
      `Si aspetta ${value.ref}.`,
      `Quanto si aspetta? ${value.ref}.`,
      `Attesa: ${value.ref}.`,
    ],
  }),
  response: ({ value }) => ({
    any: [
      `Si risponde in ${value.ref}.`,
      `Quanto ci vuole per una risposta? ${value.ref}.`,
      `La risposta arriva in ${value.ref}.`,
      `Tempo di risposta: ${value.ref}.`,
    ],
  }),
};
