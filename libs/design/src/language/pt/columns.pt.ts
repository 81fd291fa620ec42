import type { RowPhrases } from '../phrasebook/rows.phrases';
import { inThe, movement } from './grammar.pt';
import { periodWith } from './periods.pt';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_PT: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    const where = inThe(what);
    if (again)
      return {
        any: [
          `Também ${where}: ${sum}.`,
          `${what.text}? De novo ${who.ref}: ${sum}.`,
          `E ${where}, a mesma coisa: ${who.ref}, ${sum}.`,
        ],
        poster: [`${where}, também. ${sum}.`, `De novo ${who.ref}. ${what.text}: ${sum}.`],
        desk: [`${what.text}, outra vez ${who.ref}: ${sum}.`],
        anchor: [`${who.ref} lidera igualmente ${where}: ${sum}.`, `${where}, ${who.ref} repete, com ${value.ref}.`],
      };
    return {
      any: [
        `${where}, ${who.ref} está na frente: ${sum}.`,
        `E ${where}? ${who.ref}, ${sum}.`,
        `O topo ${where}: ${who.ref}, ${sum}.`,
        `Quando o assunto é ${what.text}, dá ${who.ref}: ${sum}.`,
      ],
      poster: [`${what.text}: ${who.ref}. ${sum}.`],
      desk: [`${what.text}, máxima de ${who.ref}: ${sum}.`],
      anchor: [`${where} a ordem muda: ${who.ref} na frente, ${sum}.`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `Só ${who.ref} está abaixo de zero ${inThe(what)}: ${value.ref}.`,
      `No negativo ${inThe(what)}, só ${who.ref}: ${value.ref}.`,
      `Um único sinal de menos ${inThe(what)}: ${who.ref}, ${value.ref}.`,
      `Quem está abaixo de zero ${inThe(what)}? Só ${who.ref}.`,
    ],
    poster: [`Só ${who.ref} abaixo de zero. ${value.ref}.`],
    desk: [`Um negativo ${inThe(what)}: ${who.ref}, ${value.ref}.`],
    anchor: [`${inThe(what)}, apenas ${who.ref} fica abaixo de zero: ${value.ref}.`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `${inThe(what)}, o máximo ${time.at}: ${value.ref}.`,
      `E ${inThe(what)}? O pico, ${time.at}, com ${value.ref}.`,
      `${what.text}: até ${value.ref}, ${time.at}.`,
    ],
    poster: [`${what.text}: ${value.ref}. ${time.at}.`],
    desk: [`${what.text}, máxima ${value.ref} ${time.at}.`],
    anchor: [`${inThe(what)}, o ponto mais alto vem ${time.at}: ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `A chuva aperta ${time.at}: ${value.ref}.`,
      `E a chuva? Principalmente ${time.at}, ${value.ref}.`,
      `${periodWith(period, 'O', 'A')} de mais chuva: ${time.ref}, com ${value.ref}.`,
      `Chove mais ${time.at}: ${value.ref}.`,
    ],
    poster: [`${value.ref} de chuva ${time.at}.`, `Mais chuva: ${time.ref}. ${value.ref}.`],
    desk: [`Máximo de chuva ${time.at}, ${value.ref}.`],
    anchor: [`A chuva mais forte vem ${time.at}: ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} empatam em ${value.ref}.`,
      `Empate: ${list}, com ${value.ref}.`,
      `${value.ref} para cada: ${list}.`,
      `Quem empata? ${list}, com ${value.ref}.`,
    ],
    poster: [`Lado a lado: ${list}. ${value.ref}.`],
    desk: [`${list}, emparelhados, ${value.ref}.`],
    anchor: [`Nada separa ${list}: ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [`Sem chuva: ${list}.`, `Tempo seco: ${list}.`, `Sem guarda-chuva? ${list}.`, `Nem uma gota: ${list}.`],
      };
    return {
      any: [
        `Só ${only.at} não chove.`,
        `${periodWith(period, 'O único', 'A única')} sem chuva: ${only.ref}.`,
        `Alguma trégua? ${only.at}, sem chuva.`,
        `Nem uma gota ${only.at}.`,
      ],
      poster: [`${only.at}, tempo seco.`],
      desk: [`Sem chuva só ${only.at}.`],
      anchor: [`Apenas ${only.at} não há chuva.`],
    };
  },
  unmoved: ({ list, several }) => ({
    any: [
      `${list} nem se ${several ? 'mexem' : 'mexe'}.`,
      `Sem mudança: ${list}.`,
      `E ${list}? Nenhum movimento.`,
      `${list} ${several ? 'ficam' : 'fica'} no lugar.`,
    ],
    poster: [`${list}: nada muda.`],
    desk: [`${list}, sem variação.`],
    anchor: [`${list} não ${several ? 'registram' : 'registra'} mudança.`],
  }),
  none: ({ list, what, several }) => ({
    any: [
      `${list}, sem ${what.text}.`,
      `Nada de ${what.text} para ${list}.`,
      `E ${list}? Zero ${what.one ?? what.text}.`,
      `${list} não ${several ? 'têm' : 'tem'} ${what.text}.`,
    ],
    desk: [`${list}, zero ${inThe(what)}.`],
    anchor: [`Para ${list}, não há ${what.text}.`],
  }),
};
