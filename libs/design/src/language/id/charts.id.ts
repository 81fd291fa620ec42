import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { periodName } from './grammar.id';

/** Candles, columns side by side and ways to a goal, in Indonesian. */
export const CHARTS_ID = {
  closed: ({ value, time }) => ({
    any: [
      `Penutupan terakhir: ${value.ref}.`,
      `Ditutup di ${value.ref} ${time.at}.`,
      `Penutupannya? ${value.ref}.`,
      `Sesi berakhir di ${value.ref}.`,
    ],
    poster: [`Penutupan: ${value.ref}.`],
    desk: [`Terakhir ${value.ref}.`, `${value.ref} saat penutupan.`],
    anchor: [`Perdagangan ${time.at} ditutup di ${value.ref}.`],
    loud: [`Lonceng penutupan! ${value.ref}.`],
    calm: [`Hari itu berakhir di ${value.ref}.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `Grafik dibuka di ${from}, ${since.at}.`,
      `Berangkat dari ${from} ${since.at}.`,
      `Awalnya berapa? ${from}.`,
      `Pembukaan pertama: ${from}.`,
      `Semula di ${from}.`,
    ],
    poster: [`Pembukaan: ${from}.`],
    desk: [`Dari pembukaan ${from}.`, `Dibuka ${from} ${since.at}.`],
    anchor: [`Perdagangan ${since.at} dibuka di ${from}.`, `Seri dimulai di ${from}.`],
    loud: [`Lonceng pembukaan: ${from}!`],
    calm: [`Semua bermula ${since.at}, di ${from}.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `Tak pernah di atas ${high.ref}, tak pernah di bawah ${low.ref}.`,
      `Rentangnya: ${low.ref} sampai ${high.ref}.`,
      `Seberapa lebar? Antara ${low.ref} dan ${high.ref}.`,
      `Tak ada yang membayar lebih dari ${high.ref}.`,
      `Dan tak pernah di bawah ${low.ref}.`,
    ],
    poster: [`Tertinggi, ${high.ref}. Terendah, ${low.ref}.`],
    desk: [`Rentang ${low.ref} sampai ${high.ref}.`, `Tertinggi ${high.ref} ${time.at}, terendah ${low.ref}.`],
    anchor: [
      `Harga bergerak antara ${low.ref} dan ${high.ref}.`,
      `Harga tertinggi tercapai ${time.at}, di ${high.ref}.`,
    ],
    loud: [`Lantai, ${low.ref}. Atap, ${high.ref}!`],
    calm: [`Antara ${low.ref} dan ${high.ref}, tak ke mana-mana lagi.`],
  }),
  groups: ({ first, second, at, who, always }) => {
    const where = who ? `untuk ${who.ref}` : at;
    return {
      any: [
        `${where}: ${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
        `Untuk ${first.what.text} ${at} ${first.value.ref}, untuk ${second.what.text} ${second.value.ref}.`,
        always && `${always.over.text} selalu di atas ${always.under.text}.`,
        `Bagaimana ${where}? ${first.value.ref} lawan ${second.value.ref}.`,
      ],
      poster: [
        `${first.what.text}, ${first.value.ref}. ${second.what.text}, ${second.value.ref}.`,
        always && `Tiap ${periodName(always.period)}, ${always.over.text} lebih besar.`,
      ],
      desk: [`${first.what.text} ${first.value.ref} lawan ${second.what.text} ${second.value.ref}, ${where}.`],
      anchor: [
        `${where}, ${first.what.text} mencapai ${first.value.ref} dan ${second.what.text} ${second.value.ref}.`,
        always && `Tak satu ${periodName(always.period)} pun ${always.under.text} melewati ${always.over.text}.`,
      ],
      loud: [`${first.what.text} lawan ${second.what.text}: ${first.value.ref} banding ${second.value.ref}!`],
      calm: [`Berdampingan ${where}: ${first.value.ref} dan ${second.value.ref}.`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: ${value.ref} dari ${goal.ref}.`,
        `Sudah ${value.ref} dari ${goal.ref}: ${name}.`,
        `Sampai mana? ${value.ref} dari ${goal.ref}.`,
        closest && `Paling dekat ke target: ${name}, ${value.ref} dari ${goal.ref}.`,
      ],
      poster: [`${value.ref}. Dari ${goal.ref}.`],
      desk: [`${name}, ${value.ref} dari ${goal.ref}.`],
      anchor: [`Sejauh ini ${value.ref} dari ${goal.ref}: ${name}.`],
      loud: [`Targetnya ${goal.ref}. Sudah ${value.ref}!`],
      calm: [`Dari ${goal.ref}, untuk kini ${value.ref}.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `Paling maju: ${name}, ${value.ref}.`,
        `${name} di depan, sudah ${value.ref}.`,
        next && `${name} ${value.ref}; lalu ${next.who.ref}, ${next.value.ref}.`,
        `Mana yang paling maju? ${name}, ${value.ref}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name}, ${value.ref} selesai.`],
      anchor: [`${name} memimpin dengan ${value.ref}.`],
      loud: [`${name}, terdepan: ${value.ref}!`],
      calm: [`${name}, selangkah lebih jauh. ${value.ref}.`],
    };
  },
} satisfies Partial<SeriesPhrases>;
