import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, periodWith } from './grammar.es';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_ES: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    if (again)
      return {
        any: [
          `También en ${what.text}: ${sum}.`,
          `¿${what.text}? Otra vez ${who.ref}: ${sum}.`,
          `Y en ${what.text}, lo mismo: ${who.ref}, ${sum}.`,
        ],
        poster: [`En ${what.text}, también. ${sum}.`, `Otra vez ${who.ref}. ${what.text}: ${sum}.`],
        desk: [`${what.text}, de nuevo ${who.ref}: ${sum}.`],
        anchor: [
          `${who.ref} lidera también en ${what.text}: ${sum}.`,
          `En ${what.text} repite ${who.ref}, con ${value.ref}.`,
        ],
      };
    return {
      any: [
        `En ${what.text}, primero ${who.ref}: ${sum}.`,
        `¿Y en ${what.text}? ${who.ref}, ${sum}.`,
        `Lo más alto en ${what.text}: ${who.ref}, ${sum}.`,
        `Por ${what.text}, gana ${who.ref}: ${sum}.`,
      ],
      poster: [`${what.text}: ${who.ref}. ${sum}.`],
      desk: [`${what.text}, máximo de ${who.ref}: ${sum}.`],
      anchor: [`En ${what.text} cambia el orden: ${who.ref} primero, ${sum}.`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `Solo ${who.ref} baja de cero en ${what.text}: ${value.ref}.`,
      `En negativo en ${what.text}, solo ${who.ref}: ${value.ref}.`,
      `Bajo cero en ${what.text}, uno solo: ${who.ref}, ${value.ref}.`,
      `¿Quién está bajo cero en ${what.text}? Solo ${who.ref}.`,
    ],
    poster: [`Solo ${who.ref} bajo cero. ${value.ref}.`],
    desk: [`Un negativo en ${what.text}: ${who.ref}, ${value.ref}.`],
    anchor: [`En ${what.text}, únicamente ${who.ref} queda bajo cero: ${value.ref}.`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `En ${what.text}, el máximo ${time.at}: ${value.ref}.`,
      `¿Y en ${what.text}? El pico, ${time.at}, con ${value.ref}.`,
      `${what.text}: tope de ${value.ref}, ${time.at}.`,
    ],
    poster: [`${what.text}: ${value.ref}. ${time.at}.`],
    desk: [`${what.text}, máximo ${value.ref} ${time.at}.`],
    anchor: [`En ${what.text}, el punto más alto llega ${time.at}: ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `La lluvia aprieta ${time.at}: ${value.ref}.`,
      `¿Y la lluvia? Sobre todo ${time.at}, ${value.ref}.`,
      `${periodWith(period, 'El', 'La')} de más lluvia: ${time.ref}, con ${value.ref}.`,
      `Cuando más llueve es ${time.at}: ${value.ref}.`,
    ],
    poster: [`${value.ref} de lluvia ${time.at}.`, `Más lluvia: ${time.ref}. ${value.ref}.`],
    desk: [`Máximo de lluvia ${time.at}, ${value.ref}.`],
    anchor: [`La lluvia más intensa, ${time.at}: ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} empatan a ${value.ref}.`,
      `Empate: ${list}, con ${value.ref}.`,
      `${value.ref} cada cual: ${list}.`,
      `¿Quién empata? ${list}, con ${value.ref}.`,
    ],
    poster: [`Igualados: ${list}. ${value.ref}.`],
    desk: [`${list}, a la par, ${value.ref}.`],
    anchor: [`Nada separa a ${list}: ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [`Sin lluvia: ${list}.`, `${list} quedan en seco.`, `¿Sin paraguas? ${list}.`, `Ni una gota: ${list}.`],
      };
    return {
      any: [
        `Solo ${only.at} no llueve.`,
        `${periodWith(period, 'El único', 'La única')} sin lluvia: ${only.ref}.`,
        `¿Algún respiro? ${only.at}, sin lluvia.`,
        `Ni una gota ${only.at}.`,
      ],
      poster: [`${only.at}, en seco.`],
      desk: [`Sin lluvia solo ${only.at}.`],
      anchor: [`Únicamente ${only.at} se queda sin lluvia.`],
    };
  },
  unmoved: ({ list, several }) => ({
    any: [
      `${list} ni se ${several ? 'mueven' : 'mueve'}.`,
      `Sin cambios: ${list}.`,
      `¿Y ${list}? Sin cambios.`,
      `${list}, donde ${several ? 'estaban' : 'estaba'}.`,
    ],
    poster: [`${list}: sin cambios.`],
    desk: [`${list}, ${several ? 'planos' : 'plano'}.`],
    anchor: [`${list} no ${several ? 'registran' : 'registra'} cambios.`],
  }),
  none: ({ list, what, several }) => ({
    any: [
      `${list}, sin ${what.text}.`,
      `Nada de ${what.text} para ${list}.`,
      `¿Y ${list}? Sin ${what.text}.`,
      `${list} ${several ? 'están' : 'está'} sin ${what.text}.`,
    ],
    desk: [`${list}, cero en ${what.text}.`],
    anchor: [`Para ${list} no hay ${what.text}.`],
  }),
};
