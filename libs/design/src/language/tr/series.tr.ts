import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { EXTREMES_TR } from './extremes.tr';
import { amountOf, inPeriod, label, periodName } from './grammar.tr';
import { SIDES_TR } from './sides.tr';

/** Figures that stand in time, in Turkish. */
export const SERIES_TR: SeriesPhrases = {
  flat: ({ what: given, value }) => {
    const what = given ? amountOf(given).text : 'değer';
    return {
      any: [
        `Baştan sona ${value.ref}, hiç oynamadı.`,
        `${value.ref}, değişiklik yok.`,
        `${what} hep aynı: ${value.ref}.`,
      ],
    };
  },
  nothing: ({ what, period }) => ({
    any: [
      `Hiçbir ${inPeriod(period)} ${what.text} yok.`,
      `${what.text}: hiçbir ${periodName(period)}.`,
      `${what.text} görülen ${periodName(period)} yok.`,
    ],
  }),
  unbroken: ({ what: given, period }) => {
    const what = given ? amountOf(given).text : 'çizgi';
    const name = periodName(period);
    return {
      any: [
        `Her ${name} bir öncekinden yüksek.`,
        `Geriye giden tek bir ${name} yok.`,
        `Düşüş var mı? Hiçbir ${inPeriod(period)} yok.`,
        `Her ${name} öncekinin üstünde.`,
      ],
      poster: [`Yukarı, ${name} ${name}.`, `Her ${name} daha fazla.`],
      desk: [`${name} ${name} yukarı.`, `Eksi yazan ${name} yok.`],
      anchor: [`${what} hiç ara vermeden artıyor.`, `Grafikte her ${name} bir öncekini geçiyor.`],
      loud: [`Her ${name} daha yukarı! İstisnasız.`],
      calm: [`${name} ${name}, hep biraz daha fazla.`],
    };
  },
  trend: ({ what: given, from, to, since, up }) => {
    const what = given ? amountOf(given).text : 'değer';
    return {
      any: [
        `${what} ${since.at} ${from.ref}, sonunda ${to.ref}.`,
        `${since.at} ${from.ref} idi, şimdi ${to.ref}.`,
        `Gidiş yönü? ${up ? 'Yukarı' : 'Aşağı'}: ${from.ref}, sonra ${to.ref}.`,
        `Önce ${from.ref}, sonra ${to.ref}.`,
      ],
      poster: [`${from.ref}. Sonra ${to.ref}.`],
      desk: [`${what}: ${from.ref}, sonra ${to.ref}.`, `${up ? 'Yukarı' : 'Aşağı'}: ${from.ref}, ${to.ref}.`],
      anchor: [`${what} ${from.ref} ile başladı, ${to.ref} ile bitti.`],
      loud: [`${from.ref} idi, ${to.ref} oldu!`],
      calm: [`${since.at} ${from.ref} yazıyordu. Sonunda ${to.ref}.`],
    };
  },
  ...EXTREMES_TR,
  holds: ({ what, value }) => ({
    any: [`${what.text} şimdi ${value.ref}.`, `Çizgi ${value.ref} ile bitiyor.`, `Grafiğin son noktası ${value.ref}.`],
    desk: [`${what.text}, son ${value.ref}.`],
    anchor: [`${label(what)} ${value.ref} düzeyinde.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `Havuzda ${value.ref} var.`,
      `Mevduat ${value.ref}.`,
      source && `${source.ref} havuzda ${value.ref} sayıyor.`,
      `İçeride ne kadar var? ${value.ref}.`,
    ],
    poster: [`Havuzda: ${value.ref}.`, `${value.ref}, tek bir havuzda.`],
    desk: [`TVL, ${value.ref}.`, `Havuz büyüklüğü ${value.ref}.`],
    anchor: [
      `Havuzdaki mevduat ${value.ref} düzeyinde.`,
      source && `${source.ref} verisine göre havuzda ${value.ref} var.`,
    ],
    loud: [`Havuzda ${value.ref}!`],
    calm: [`Havuzda ${value.ref} duruyor.`],
  }),
  ...SIDES_TR,
};
