import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_PT } from './meanings-amounts.pt';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_PT: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `Nota média, ${value.ref}, com ${second?.ref ?? ''} avaliações.`,
      `${second?.ref ?? ''} avaliações e nota ${value.ref}.`,
      `Que nota tem? ${value.ref}, em ${second?.ref ?? ''} avaliações.`,
      `${value.ref} de média depois de ${second?.ref ?? ''} avaliações.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `Vento de ${value.ref} e umidade de ${second?.ref ?? ''}.`,
      `E o vento? ${value.ref}, com ${second?.ref ?? ''} de umidade.`,
      `O vento sopra a ${value.ref}; a umidade fica em ${second?.ref ?? ''}.`,
      `No ar: ${value.ref} de vento, ${second?.ref ?? ''} de umidade.`,
    ],
    desk: [`Vento ${value.ref}, umidade ${second?.ref ?? ''}.`],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `A carteira inteira: ${value.ref}.`,
      `Na carteira, ${value.ref}.`,
      `Quanto tem na carteira? ${value.ref}.`,
      `${value.ref} em ${second?.ref ?? ''} posições.`,
      `A carteira vale ${value.ref}.`,
    ],
    poster: [`A carteira. ${value.ref}.`],
    desk: [`Carteira em ${value.ref}, ${second?.ref ?? ''} posições.`],
    anchor: [`Ao todo, a carteira soma ${value.ref}.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `${value.ref} de preparo e ${second?.ref ?? ''} de forno.`,
      `Quanto tempo leva? ${value.ref}, e depois ${second?.ref ?? ''} de forno.`,
      `Primeiro ${value.ref} de mão na massa; depois, ${second?.ref ?? ''} de forno.`,
      `${value.ref} na bancada, ${second?.ref ?? ''} no forno.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `Agora, ${value.ref}${cover}.`,
        `Por enquanto, faz ${value.ref}${cover}.`,
        `E neste momento? ${value.ref}${cover}.`,
        `Lá fora, ${value.ref}${cover}.`,
      ],
      desk: [`Última leitura, ${value.ref}.`],
      anchor: [`A esta hora, os termômetros marcam ${value.ref}${cover}.`],
      loud: [`E agora? ${value.ref}!`],
      calm: [`No momento, ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `A maior parte está com os tomadores: ${value.ref}.`,
            `${value.ref} do pool está emprestado.`,
            `Quanto está emprestado? ${value.ref}.`,
            most && `De cada dólar, a maior parte está emprestada: ${value.ref}.`,
          ],
          poster: [`Emprestado: ${value.ref}.`],
          desk: [`Utilização, ${value.ref}.`, `Emprestado, ${value.ref}.`],
          anchor: [
            `Os tomadores estão com ${value.ref} do pool.`,
            most && `A maior parte do dinheiro está emprestada: ${value.ref}.`,
          ],
        }
      : {
          any: [
            `Em uso, ${value.ref}.`,
            most && `A maior parte está em uso: ${value.ref}.`,
            `Quanto está em uso? ${value.ref}.`,
            `A utilização fica em ${value.ref}.`,
            `O uso chega a ${value.ref}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `${value.ref} dos eleitores votaram.`,
      most && `Mais da metade foi votar: ${value.ref}.`,
      `Quantos votaram? ${value.ref}.`,
      `Comparecimento: ${value.ref}.`,
    ],
    poster: [`Comparecimento. ${value.ref}.`],
    anchor: [`O comparecimento fica em ${value.ref}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `No ar ${value.ref} do tempo.`,
      `O sistema funcionou ${value.ref} do tempo.`,
      `É confiável? De pé ${value.ref} do tempo.`,
      `Disponibilidade: ${value.ref}.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `A ocupação é de ${value.ref}.`,
      most && `A maior parte está ocupada: ${value.ref}.`,
      `Está cheio? ${value.ref} de ocupação.`,
      `Ocupação: ${value.ref}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `A umidade é de ${value.ref}.`,
      `E a umidade? ${value.ref}.`,
      `No ar, ${value.ref} de umidade.`,
      `Umidade: ${value.ref}.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `Sobra uma margem de ${value.ref}.`,
      `A margem: ${value.ref}.`,
      `E a margem? ${value.ref}.`,
      `A margem fica em ${value.ref}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `${value.ref} cancelaram.`,
      `Cancelamentos: ${value.ref}.`,
      `Quantos vão embora? ${value.ref}.`,
      `A taxa de cancelamento é de ${value.ref}.`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [
      `A taxa de conversão é de ${value.ref}.`,
      `E a conversão? ${value.ref}.`,
      `${value.ref} de conversão.`,
      `Conversão: ${value.ref}.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `O desemprego está em ${value.ref}.`,
      `E o desemprego? ${value.ref}.`,
      `Sem emprego, ${value.ref}.`,
      `Taxa de desemprego: ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `A inflação está em ${value.ref}.`,
      `E os preços? Inflação de ${value.ref}.`,
      `Inflação: ${value.ref}.`,
      `São ${value.ref} de inflação.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `Os dividendos rendem ${value.ref}.`,
      `E os dividendos? ${value.ref}.`,
      `Dividendos de ${value.ref}.`,
      `Rendimento de dividendos: ${value.ref}.`,
    ],
  }),
  ...AMOUNTS_PT,
};
