import type { RowPhrases } from '../phrasebook/rows.phrases';
import { periodEnding, periodWith } from './grammar.it';
import { movement } from './movement.it';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_IT: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    if (again)
      return {
        any: [
          `Anche per ${what.text}: ${sum}.`,
          `${what.text}? Di nuovo ${who.ref}: ${sum}.`,
          `E per ${what.text} vale lo stesso: ${who.ref}, ${sum}.`,
        ],
        poster: [`Davanti anche per ${what.text}. ${sum}.`, `Ancora ${who.ref}. ${what.text}: ${sum}.`],
        desk: [`${what.text}, di nuovo ${who.ref}: ${sum}.`],
        anchor: [
          `${who.ref} guida anche per ${what.text}: ${sum}.`,
          `Per ${what.text} si ripete ${who.ref}, con ${value.ref}.`,
        ],
      };
    return {
      any: [
        `Per ${what.text}, prima viene ${who.ref}: ${sum}.`,
        `E per ${what.text}? ${who.ref}, ${sum}.`,
        `Il valore più alto per ${what.text}: ${who.ref}, ${sum}.`,
        `Alla voce ${what.text} la spunta ${who.ref}: ${sum}.`,
      ],
      poster: [`${what.text}: ${who.ref}. ${sum}.`],
      desk: [`${what.text}, massimo di ${who.ref}: ${sum}.`],
      anchor: [`Per ${what.text} l'ordine cambia: davanti ${who.ref}, ${sum}.`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `Solo ${who.ref} va sotto zero per ${what.text}: ${value.ref}.`,
      `In negativo per ${what.text}, solo ${who.ref}: ${value.ref}.`,
      `L'unico segno meno per ${what.text}: ${who.ref}, ${value.ref}.`,
      `Chi è sotto zero per ${what.text}? Solo ${who.ref}.`,
    ],
    poster: [`Solo ${who.ref} sotto zero. ${value.ref}.`],
    desk: [`Un negativo per ${what.text}: ${who.ref}, ${value.ref}.`],
    anchor: [`Per ${what.text} soltanto ${who.ref} scende sotto zero: ${value.ref}.`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `Per ${what.text}, il massimo ${time.at}: ${value.ref}.`,
      `E per ${what.text}? Il picco ${time.at}, con ${value.ref}.`,
      `${what.text}: tetto a ${value.ref}, ${time.at}.`,
    ],
    poster: [`${what.text}: ${value.ref}, ${time.at}.`],
    desk: [`${what.text}, massimo ${value.ref} ${time.at}.`],
    anchor: [`Per ${what.text} il punto più alto arriva ${time.at}: ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `La pioggia più forte ${time.at}: ${value.ref}.`,
      `E la pioggia? Soprattutto ${time.at}, ${value.ref}.`,
      `${periodWith(period, 'il', 'la')} più piovos${periodEnding(period)}: ${time.ref}, con ${value.ref}.`,
      `Piove di più ${time.at}: ${value.ref}.`,
    ],
    poster: [`${value.ref} di pioggia ${time.at}.`, `Più pioggia ${time.at}. ${value.ref}.`],
    desk: [`Massimo di pioggia ${time.at}, ${value.ref}.`],
    anchor: [`La pioggia più intensa, ${time.at}: ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} sono pari a ${value.ref}.`,
      `Parità: ${list}, con ${value.ref}.`,
      `${value.ref} ciascuno: ${list}.`,
      `Chi è alla pari? ${list}, con ${value.ref}.`,
    ],
    poster: [`Pari: ${list}. ${value.ref}.`],
    desk: [`${list}, alla pari, ${value.ref}.`],
    anchor: [`Nulla divide ${list}: ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [
          `Senza pioggia: ${list}.`,
          `All'asciutto ${list}.`,
          `Quando si lascia a casa l'ombrello? ${list}.`,
          `Neanche una goccia: ${list}.`,
        ],
      };
    return {
      any: [
        `Solo ${only.at} non piove.`,
        `${periodWith(period, "l'unico", "l'unica")} senza pioggia: ${only.ref}.`,
        `Qualche tregua? Sì, ${only.at}: niente pioggia.`,
        `Neanche una goccia ${only.at}.`,
      ],
      poster: [`All'asciutto ${only.at}.`],
      desk: [`Senza pioggia solo ${only.at}.`],
      anchor: [`Soltanto ${only.at} resta senza pioggia.`],
    };
  },
  unmoved: ({ list, several }) => ({
    any: [
      `${list} non si ${several ? 'muovono' : 'muove'}.`,
      `Nessuna variazione: ${list}.`,
      `E ${list}? Nessuna variazione.`,
      `${list}, sempre lì.`,
    ],
    poster: [`${list}: senza variazioni.`],
    desk: [`${list}, ${several ? 'piatti' : 'piatto'}.`],
    anchor: [`Nessun movimento per ${list}.`],
  }),
  none: ({ list, what, several }) => ({
    any: [
      `${list}, senza ${what.text}.`,
      `Niente ${what.text} per ${list}.`,
      `E ${list}? Senza ${what.text}.`,
      `${list} ${several ? 'restano' : 'resta'} a zero: niente ${what.text}.`,
    ],
    desk: [`${list}, zero ${what.text}.`],
    anchor: [`Per ${list} non risultano ${what.text}.`],
  }),
};
