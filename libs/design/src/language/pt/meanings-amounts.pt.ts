import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, the } from './grammar.pt';
import { fs, ms } from './nouns.pt';

const HOLDERS = ms('detentores', 'detentor');
const VISITORS = ms('visitantes', 'visitante');
const RESIDENTS = ms('moradores', 'morador');
const PEOPLE = fs('pessoas', 'pessoa');

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_PT: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `O pool soma ${value.ref}.`,
      `Lá dentro há ${value.ref}.`,
      `Quanto tem no pool? ${value.ref}.`,
      `Os depósitos: ${value.ref}.`,
    ],
    desk: [`TVL, ${value.ref}.`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `O valor de mercado é de ${value.ref}.`,
      `${subject ? `${subject.ref} inteira` : 'O conjunto'} vale ${value.ref}.`,
      `Quanto vale? ${value.ref}.`,
      `Valor de mercado: ${value.ref}.`,
    ],
    desk: [`Market cap, ${value.ref}.`],
    anchor: [`O valor de mercado chega a ${value.ref}.`],
  }),
  holders: ({ value }) => {
    const sum = counting(value, HOLDERS);
    return {
      any: [`São ${sum}.`, `Dividido entre ${sum}.`, `Quantos detentores? ${value.ref}.`, `${sum}.`],
    };
  },
  positions: ({ value }) => ({
    any: [
      `São ${value.ref} posições.`,
      `Dividido em ${value.ref} posições.`,
      `Quantas posições? ${value.ref}.`,
      `${value.ref} posições ao todo.`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `A receita: ${value.ref}.`,
      `${value.ref} de receita.`,
      `Quanto entrou? ${value.ref}.`,
      `Entraram ${value.ref}.`,
      `O faturamento chega a ${value.ref}.`,
    ],
    anchor: [`A receita soma ${value.ref}.`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `Prejuízo de ${value.size}.`,
            `O resultado, no vermelho: ${value.size}.`,
            `E o lucro? Não: ${value.size} de prejuízo.`,
            `O prejuízo chega a ${value.size}.`,
          ],
        }
      : {
          any: [
            `Sobra um lucro de ${value.ref}.`,
            `O lucro chega a ${value.ref}.`,
            `E o lucro? ${value.ref}.`,
            `Lucro: ${value.ref}.`,
            `No bolso ficam ${value.ref}.`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `Custa ${value.ref}.`,
      `O preço: ${value.ref}.`,
      `Quanto custa? ${value.ref}.`,
      `Sai por ${value.ref}.`,
      `${the(what)} é de ${value.ref}.`,
    ],
    anchor: [subject && what.text === 'preço' && `${subject.ref} custa ${value.ref}.`],
  }),
  budget: ({ value }) => ({
    any: [
      `O orçamento é de ${value.ref}.`,
      `${value.ref} de orçamento.`,
      `Com que orçamento? ${value.ref}.`,
      `Orçamento: ${value.ref}.`,
    ],
  }),
  employees: ({ value }) => {
    const sum = counting(value, PEOPLE);
    return {
      any: [`Emprega ${sum}.`, `Na equipe, ${sum}.`, `Quanta gente trabalha lá? ${sum}.`, `${sum} trabalham lá.`],
    };
  },
  visitors: ({ value }) => {
    const sum = counting(value, VISITORS);
    return {
      any: [`Recebeu ${sum}.`, `Quanta gente veio? ${sum}.`, `${sum}.`, `Passaram por lá ${sum}.`],
    };
  },
  population: ({ value }) => {
    const sum = counting(value, RESIDENTS);
    return {
      any: [
        `Lá vivem ${counting(value, PEOPLE)}.`,
        `${sum}.`,
        `Quanta gente mora lá? ${value.ref}.`,
        `A população: ${value.ref}.`,
      ],
    };
  },
  rating: ({ value }) => ({
    any: [
      `A nota: ${value.ref}.`,
      `Avaliação de ${value.ref}.`,
      `Que nota tem? ${value.ref}.`,
      `Leva nota ${value.ref}.`,
    ],
  }),
  weight: ({ value }) => ({
    any: [`Pesa ${value.ref}.`, `Na balança, ${value.ref}.`, `Quanto pesa? ${value.ref}.`, `Peso: ${value.ref}.`],
  }),
  distance: ({ value }) => ({
    any: [
      `São ${value.ref}.`,
      `Qual a distância? ${value.ref}.`,
      `De ponta a ponta, ${value.ref}.`,
      `A distância: ${value.ref}.`,
    ],
  }),
  height: ({ value }) => ({
    any: [
      `De altura, ${value.ref}.`,
      `Chega a ${value.ref} de altura.`,
      `Que altura tem? ${value.ref}.`,
      `Altura: ${value.ref}.`,
    ],
  }),
  wind: ({ value }) => ({
    any: [
      `O vento sopra a ${value.ref}.`,
      `Vento de ${value.ref}.`,
      `E o vento? ${value.ref}.`,
      `Venta a ${value.ref}.`,
    ],
  }),
  rain: ({ value }) => ({
    any: [`Chove ${value.ref}.`, `E a chuva? ${value.ref}.`, `Chuva: ${value.ref}.`, `São ${value.ref} de chuva.`],
  }),
  wait: ({ value }) => ({
    any: [
      `A espera é de ${value.ref}.`,
      `O jeito é esperar ${value.ref}.`,
      `Quanto tempo de espera? ${value.ref}.`,
      `Espera: ${value.ref}.`,
    ],
  }),
  response: ({ value }) => ({
    any: [
      `A resposta chega em ${value.ref}.`,
      `Quanto demora a resposta? ${value.ref}.`,
      `Resposta em ${value.ref}.`,
      `Tempo de resposta: ${value.ref}.`,
    ],
  }),
};
