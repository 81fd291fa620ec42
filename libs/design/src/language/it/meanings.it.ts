import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { ofValue, toValue, valueOf } from './articles.it';
import { AMOUNTS_IT } from './meanings-amounts.it';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_IT: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `Voto medio ${value.ref}, con ${second?.ref ?? ''} recensioni.`,
      `${second?.ref ?? ''} recensioni, e un voto di ${value.ref}.`,
      `Che voto ha? ${value.ref}, su ${second?.ref ?? ''} recensioni.`,
      `${value.ref} di voto dopo ${second?.ref ?? ''} recensioni.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `Vento a ${value.ref}, umidità ${second ? toValue(second) : ''}.`,
      `E il vento? ${value.ref}, con umidità ${second ? toValue(second) : ''}.`,
      `Soffia a ${value.ref}; umidità, ${second?.ref ?? ''}.`,
      `Nell'aria: ${value.ref} di vento, ${second?.ref ?? ''} di umidità.`,
    ],
    desk: [`Vento ${value.ref}, umidità ${second?.ref ?? ''}.`],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `Il portafoglio intero: ${value.ref}.`,
      `In portafoglio, ${value.ref}.`,
      `Quanto c'è in portafoglio? ${value.ref}.`,
      `${value.ref} in ${second?.ref ?? ''} posizioni.`,
      `Il portafoglio vale ${value.ref}.`,
    ],
    poster: [`Il portafoglio. ${value.ref}.`],
    desk: [`Portafoglio a ${value.ref}, ${second?.ref ?? ''} posizioni.`],
    anchor: [`Nel complesso, il portafoglio vale ${value.ref}.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `${value.ref} di preparazione e ${second?.ref ?? ''} di forno.`,
      `Quanto ci vuole? ${value.ref}, e poi ${second?.ref ?? ''} di forno.`,
      `Prima ${value.ref} di lavoro, poi ${second?.ref ?? ''} di forno.`,
      `${value.ref} sul tavolo, ${second?.ref ?? ''} in forno.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `In questo momento, ${value.ref}${cover}.`,
        `Per ora, ${value.ref}${cover}.`,
        `E a quest'ora? ${value.ref}${cover}.`,
        `Fuori, ${value.ref}${cover}.`,
      ],
      desk: [`Ultima lettura, ${value.ref}.`],
      anchor: [`In questo momento si registrano ${value.ref}${cover}.`],
      loud: [`E adesso? ${value.ref}!`],
      calm: [`Intanto, ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `La maggior parte è in prestito: ${value.ref}.`,
            `${valueOf(value)} del pool è in prestito.`,
            `Quanto è in prestito? ${valueOf(value)}.`,
            most && `Di ogni dollaro, la parte più grossa è in prestito: ${value.ref}.`,
          ],
          poster: [`In prestito: ${value.ref}.`],
          desk: [`Utilizzo, ${value.ref}.`, `Prestato, ${value.ref}.`],
          anchor: [
            `Chi prende in prestito usa ${valueOf(value)} del pool.`,
            most && `Gran parte del denaro è in prestito: ${value.ref}.`,
          ],
        }
      : {
          any: [
            `In uso, ${valueOf(value)}.`,
            most && `La maggior parte è in uso: ${value.ref}.`,
            `Quanto se ne usa? ${valueOf(value)}.`,
            `Se ne usa ${valueOf(value)}.`,
            `Utilizzo ${toValue(value)}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `Ha votato ${valueOf(value)}.`,
      most && `Più di metà è andata a votare: ${value.ref}.`,
      `Quanti hanno votato? ${valueOf(value)}.`,
      `Affluenza: ${value.ref}.`,
    ],
    poster: [`Affluenza. ${value.ref}.`],
    anchor: [`L'affluenza si attesta ${toValue(value)}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `Attivo per ${valueOf(value)} del tempo.`,
      `Ha funzionato per ${valueOf(value)} del tempo.`,
      `Regge? In piedi per ${valueOf(value)} del tempo.`,
      `Tempo di attività: ${value.ref}.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `Occupato ${toValue(value)}.`,
      most && `Più pieno che vuoto: ${value.ref}.`,
      `Quanto è pieno? ${valueOf(value)}.`,
      `Pieno ${toValue(value)}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `L'umidità è ${toValue(value)}.`,
      `E l'umidità? ${value.ref}.`,
      `Nell'aria, un'umidità ${ofValue(value)}.`,
      `Umidità: ${value.ref}.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `Resta un margine ${ofValue(value)}.`,
      `Il margine: ${value.ref}.`,
      `E il margine? ${valueOf(value)}.`,
      `Lavora con un margine ${ofValue(value)}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `Se ne va ${valueOf(value)}.`,
      `Abbandoni: ${value.ref}.`,
      `Quanti se ne vanno? ${valueOf(value)}.`,
      `Il tasso di abbandono è ${ofValue(value)}.`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [
      `La conversione è ${toValue(value)}.`,
      `Conversione: ${value.ref}.`,
      `Quanto converte? ${valueOf(value)}.`,
      `Il tasso di conversione è ${ofValue(value)}.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `La disoccupazione è ${toValue(value)}.`,
      `E la disoccupazione? ${value.ref}.`,
      `Senza lavoro, ${valueOf(value)}.`,
      `Tasso di disoccupazione: ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `L'inflazione è ${toValue(value)}.`,
      `E i prezzi? Inflazione ${toValue(value)}.`,
      `Inflazione: ${value.ref}.`,
      `I prezzi segnano un'inflazione ${ofValue(value)}.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `Distribuisce un dividendo ${ofValue(value)}.`,
      `Il dividendo rende ${valueOf(value)}.`,
      `E il dividendo? ${valueOf(value)}.`,
      `Dividendo: ${value.ref}.`,
    ],
  }),
  ...AMOUNTS_IT,
};
