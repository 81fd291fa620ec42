import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { the } from './grammar.pt';
import { periodName, periodWith } from './periods.pt';

type Stretches =
  | 'warmest'
  | 'warmestShared'
  | 'began'
  | 'turned'
  | 'total'
  | 'closed'
  | 'opened'
  | 'range'
  | 'towardsGoal'
  | 'furthest';

/** Beginnings, ends, sums and goals of a series. */
export const STRETCHES_PT: Pick<SeriesPhrases, Stretches> = {
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `Sobe para ${value.ref} ${time.at}, ${periodWith(period, 'o', 'a')} mais quente.`,
      `${time.at}, o mais quente: ${value.ref}.`,
      `Quando esquenta mais? ${time.at}, com ${value.ref}.`,
      `A máxima: ${value.ref}, ${time.at}.`,
    ],
    poster: [`${value.ref} ${time.at}. A máxima.`, `O mais quente: ${time.ref}. ${value.ref}.`],
    desk: [`Máxima ${value.ref} ${time.at}.`],
    anchor: [`${time.at} traz a máxima, ${value.ref}.`, `A máxima vem ${time.at}: ${value.ref}.`],
    loud: [`${value.ref} ${time.at}!`],
    calm: [`${time.at}, ${value.ref}. O mais ameno.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `A máxima é de ${value.ref}, ${time.at} entre outros.`,
      `Não passa de ${value.ref}.`,
      `${periodWith(period, 'Nenhum', 'Nenhuma')} passa de ${value.ref}.`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at}, era ${value.ref}.`,
      `O ponto de partida: ${value.ref} ${time.at}.`,
      `E ${time.at}? ${value.ref}.`,
      `Tudo começa em ${value.ref}, ${time.at}.`,
    ],
    poster: [`${time.at}: ${value.ref}.`, `Antes, ${value.ref} ${time.at}.`],
    desk: [`Desde ${value.ref} ${time.at}.`, `A série abre em ${value.ref}.`],
    anchor: [`O gráfico começa em ${value.ref}, ${time.at}.`, `${time.at}, o número era ${value.ref}.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `Começou ${below ? 'abaixo' : 'acima'} de zero: ${value.ref}.`,
      `No início era do outro lado do zero: ${value.ref}.`,
      `Onde começou? Em ${value.ref}.`,
      `A partida foi no ${below ? 'negativo' : 'positivo'}: ${value.ref}.`,
    ],
    poster: [`O começo: ${value.ref}. ${below ? 'Abaixo' : 'Acima'} de zero.`],
    desk: [`A série abre em ${value.ref}.`],
    anchor: [`O gráfico parte ${below ? 'de baixo' : 'de cima'} do zero, em ${value.ref}.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `No total, ${value.ref}.`,
      `Tudo somado: ${value.ref}.`,
      `E no total? ${value.ref}.`,
      week ? `A semana inteira: ${value.ref}.` : `Somando cada ${periodName(period)}: ${value.ref}.`,
    ],
    poster: [`${value.ref} no total.`],
    desk: [`Total, ${value.ref}.`],
    anchor: [`O total chega a ${value.ref}.`],
  }),
  closed: ({ value, time }) => ({
    any: [
      `Último fechamento: ${value.ref}.`,
      `Fechou em ${value.ref} ${time.at}.`,
      `O fechamento? ${value.ref}.`,
      `O pregão terminou em ${value.ref}.`,
    ],
    poster: [`Fechamento: ${value.ref}.`],
    desk: [`Último ${value.ref}.`, `${value.ref} no fechamento.`],
    anchor: [`O papel fechou ${time.at} em ${value.ref}.`],
    loud: [`Tocou o sino! ${value.ref}.`],
    calm: [`O dia terminou em ${value.ref}.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `O gráfico abre em ${from}, ${since.at}.`,
      `Partiu de ${from} ${since.at}.`,
      `E onde começou? Em ${from}.`,
      `A primeira abertura: ${from}.`,
      `A largada foi em ${from}.`,
    ],
    poster: [`Abertura: ${from}.`],
    desk: [`Desde a abertura em ${from}.`, `Abriu em ${from} ${since.at}.`],
    anchor: [`As negociações abriram ${since.at} em ${from}.`, `A série começa em ${from}.`],
    loud: [`Sino de abertura: ${from}!`],
    calm: [`Tudo começou ${since.at}, em ${from}.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `Nunca acima de ${high.ref}, nunca abaixo de ${low.ref}.`,
      `A faixa: de ${low.ref} a ${high.ref}.`,
      `Quanto oscila? Entre ${low.ref} e ${high.ref}.`,
      `Ninguém pagou mais que ${high.ref}.`,
      `E nunca saiu por menos de ${low.ref}.`,
    ],
    poster: [`Máxima, ${high.ref}. Mínima, ${low.ref}.`],
    desk: [`Faixa de ${low.ref} a ${high.ref}.`, `Máxima ${high.ref} ${time.at}, mínima ${low.ref}.`],
    anchor: [`O preço oscilou entre ${low.ref} e ${high.ref}.`, `A máxima veio ${time.at}, em ${high.ref}.`],
    loud: [`Piso, ${low.ref}. Teto, ${high.ref}!`],
    calm: [`Entre ${low.ref} e ${high.ref}, sem sair dali.`],
  }),
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: ${value.ref} de ${goal.ref}.`,
        `Já são ${value.ref} de ${goal.ref}: ${name}.`,
        `Em que pé está? ${value.ref} de ${goal.ref}.`,
        closest && `Mais perto da meta: ${name}, ${value.ref} de ${goal.ref}.`,
      ],
      poster: [`${value.ref}. De ${goal.ref}.`],
      desk: [`${name}, ${value.ref} de ${goal.ref}.`],
      anchor: [`Até agora, ${value.ref} de ${goal.ref}: ${name}.`],
      loud: [`A meta, ${goal.ref}. Já tem ${value.ref}!`],
      calm: [`De ${goal.ref}, ${value.ref} por enquanto.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? the(what);
    return {
      any: [
        `O mais adiantado: ${name}, em ${value.ref}.`,
        `${name} vai na frente, com ${value.ref}.`,
        next && `${name}, em ${value.ref}; depois, ${next.who.ref}, ${next.value.ref}.`,
        `O que está mais adiantado? ${name}, em ${value.ref}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name}, ${value.ref} prontos.`],
      anchor: [`${name} leva a dianteira, com ${value.ref}.`],
      loud: [`${name} na frente: ${value.ref}!`],
      calm: [`${name}, o mais longe. ${value.ref}.`],
    };
  },
};
