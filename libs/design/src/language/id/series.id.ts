import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { CHARTS_ID } from './charts.id';
import { counting, periodName } from './grammar.id';

type Points = Exclude<keyof SeriesPhrases, keyof typeof CHARTS_ID>;

const POINTS: Pick<SeriesPhrases, Points> = {
  flat: ({ what, value }) => ({
    any: [
      `Tidak bergerak: ${value.ref} dari awal sampai akhir.`,
      `${value.ref}, tanpa perubahan.`,
      `${what?.text ?? ''} tetap di ${value.ref}.`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `Tidak ada ${what.text} di ${periodName(period)} mana pun.`,
      `Nol ${what.text} dari awal sampai akhir.`,
      `${what.text}? Tak satu ${periodName(period)} pun.`,
    ],
  }),
  unbroken: ({ what, period }) => ({
    any: [
      `Tiap ${periodName(period)} selalu lebih tinggi.`,
      'Tak pernah mundur.',
      `Pernah turun? Tidak di ${periodName(period)} mana pun.`,
      `Selalu di atas ${periodName(period)} sebelumnya.`,
    ],
    poster: [`Naik, ${periodName(period)} demi ${periodName(period)}.`, `Tiap ${periodName(period)}, naik lagi.`],
    desk: [`Naik tiap ${periodName(period)}.`, 'Tanpa koreksi di grafik.'],
    anchor: [
      `${what?.text ?? ''} naik tanpa jeda.`,
      `Di grafik, tiap ${periodName(period)} melampaui yang sebelumnya.`,
    ],
    loud: [`Tiap ${periodName(period)} makin tinggi!`],
    calm: [`${periodName(period)} demi ${periodName(period)}, terus naik.`],
  }),
  trend: ({ what, from, to, since, up }) => ({
    any: [
      `${what?.text ?? ''} bergerak dari ${from.ref} ke ${to.ref}.`,
      `Dari ${from.ref} ${since.at} ke ${to.ref}.`,
      `${since.at}, ${from.ref}. Lalu ${to.ref}.`,
      `Arahnya? ${up ? 'Naik' : 'Turun'}, dari ${from.ref} ke ${to.ref}.`,
    ],
    poster: [`${from.ref}. Lalu ${to.ref}.`],
    desk: [`${what?.text ?? ''} ${from.ref} ke ${to.ref}.`, `${up ? 'Menanjak' : 'Menurun'}: ${from.ref}, ${to.ref}.`],
    anchor: [`${what?.text ?? ''} mulai dari ${from.ref} dan berakhir di ${to.ref}.`],
    loud: [`Dari ${from.ref} ke ${to.ref}!`],
    calm: [`Awalnya, ${since.at}, ${from.ref}. Akhirnya ${to.ref}.`],
  }),
  crest: ({ what, value, time }) => ({
    any: [
      `Tertinggi: ${value.ref}, ${time.at}.`,
      `${time.at} tercapai puncaknya: ${value.ref}.`,
      `Kapan puncaknya? ${time.at}, dengan ${value.ref}.`,
      `${what?.text ?? ''} memuncak ${time.at}, di ${value.ref}.`,
    ],
    poster: [`${value.ref}, ${time.ref}. Puncaknya.`],
    desk: [`Tertinggi ${value.ref} ${time.at}.`],
    anchor: [`Titik tertinggi ${what?.text ?? ''} tercatat ${time.at}: ${value.ref}.`],
    loud: [`${value.ref} ${time.at}! Itu puncaknya.`],
    calm: [`${time.at}, paling tinggi. ${value.ref}.`],
  }),
  above: ({ period, alone, next, warm }) => {
    const runner = next ? `${next.value.ref}, ${next.time.at}` : '';
    return {
      any: [
        alone
          ? `Tak ada ${periodName(period)} lain yang menyamai.`
          : `Tak ada ${periodName(period)} yang melampauinya.`,
        alone ? 'Sisanya di bawah itu.' : 'Tidak lebih dari itu.',
        next && `${warm ? 'Terpanas' : 'Tertinggi'} berikutnya: ${runner}.`,
        next && `Setelah itu ${runner}.`,
        next && `Yang paling dekat? ${runner}.`,
      ],
      poster: [next && `Lalu ${runner}.`],
      desk: [next && `Catatan kedua: ${runner}.`],
      anchor: [next && `Yang terdekat: ${next.value.ref} ${next.time.at}.`],
      loud: ['Tak ada yang lebih tinggi!'],
      calm: [next && `Di bawahnya, ${runner}.`],
    };
  },
  holds: ({ what, value }) => ({
    any: [
      `${what.text} sekarang: ${value.ref}.`,
      `Garisnya berakhir di ${value.ref}.`,
      `Grafik kini menunjuk ${value.ref}.`,
    ],
    desk: [`${what.text}, terakhir: ${value.ref}.`],
    anchor: [`${what.text} berada di ${value.ref}.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `Isi pool ${value.ref}.`,
      `Simpanannya ${value.ref}.`,
      source && `${source.ref} menghitung ${value.ref} di pool ini.`,
      `Berapa isinya? ${value.ref}.`,
    ],
    poster: [`Isi pool: ${value.ref}.`, `${value.ref}, dalam satu pool.`],
    desk: [`TVL, ${value.ref}.`, `Ukuran pool, ${value.ref}.`],
    anchor: [
      `Total simpanan berada di ${value.ref}.`,
      source && `Menurut ${source.ref}, pool ini menampung ${value.ref}.`,
    ],
    loud: [`${value.ref} di dalam pool!`],
    calm: [`Di dalam pool tersimpan ${value.ref}.`],
  }),
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `Naik ke ${value.ref} ${time.at}, ${periodName(period)} terpanas.`,
      `${time.at} paling panas: ${value.ref}.`,
      `Kapan paling panas? ${time.at}, ${value.ref}.`,
      `Suhu tertinggi: ${value.ref}, ${time.at}.`,
    ],
    poster: [`${value.ref}, ${time.ref}. Terpanas.`, `Terpanas: ${time.ref}. ${value.ref}.`],
    desk: [`Tertinggi ${value.ref} ${time.at}.`],
    anchor: [`Suhu tertinggi datang ${time.at}, ${value.ref}.`, `Puncak suhu ${time.at}: ${value.ref}.`],
    loud: [`${value.ref} ${time.at}!`],
    calm: [`${time.at}, ${value.ref}. Paling hangat.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `Suhu tertinggi ${value.ref}, antara lain ${time.at}.`,
      `Tidak lewat dari ${value.ref}.`,
      `Tak ada ${periodName(period)} di atas ${value.ref}.`,
    ],
  }),
  coldest: ({ value, time, period }) => ({
    any: [
      `Paling dingin ${time.at}: ${value.ref}.`,
      `${periodName(period)} terdingin? ${time.ref}, ${value.ref}.`,
      `Suhu terendah: ${value.ref}, ${time.at}.`,
      `${time.at} hanya ${value.ref}.`,
    ],
    poster: [`${value.ref}, ${time.ref}. Terdingin.`, `Terdingin: ${time.ref}. ${value.ref}.`],
    desk: [`Terendah ${value.ref} ${time.at}.`, `Dasar: ${value.ref} ${time.at}.`],
    anchor: [`Suhu terendah datang ${time.at}: ${value.ref}.`, `${time.at} menjadi yang terdingin, ${value.ref}.`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `Terendah: ${value.ref}, ${time.at}.`,
      `Angka paling rendah ${value.ref} ${time.at}.`,
      `Kalau terendah? ${value.ref}, ${time.at}.`,
      counted && `Paling sedikit ${time.at}: ${counting(value, noun)}.`,
    ],
    poster: [`${time.ref}, hanya ${value.ref}.`],
    desk: [`Minimum ${value.ref} ${time.at}.`],
    anchor: [
      `Di ujung lain, ${value.ref} ${time.at}.`,
      counted && `Jumlah paling sedikit ${time.at}: ${counting(value, noun)}.`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at} angkanya ${value.ref}.`,
      `Mulainya dari ${value.ref} ${time.at}.`,
      `Kalau ${time.at}? ${value.ref}.`,
      `Titik pertama: ${value.ref}, ${time.at}.`,
    ],
    poster: [`${time.ref}: ${value.ref}.`, `Awalnya ${value.ref}, ${time.ref}.`],
    desk: [`Dari ${value.ref} ${time.at}.`, `Seri dibuka di ${value.ref}.`],
    anchor: [`Grafik dimulai di ${value.ref}, ${time.at}.`, `${time.at} tercatat ${value.ref}.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `Mulainya ${below ? 'di bawah' : 'di atas'} nol: ${value.ref}.`,
      `Awalnya tidak begitu: ${value.ref}.`,
      `Mulai dari mana? ${value.ref}.`,
      `Berangkat dari angka ${below ? 'negatif' : 'positif'}: ${value.ref}.`,
    ],
    poster: [`Awalnya: ${value.ref}. ${below ? 'Di bawah' : 'Di atas'} nol.`],
    desk: [`Seri dibuka di ${value.ref}.`],
    anchor: [`Grafik berangkat dari ${below ? 'bawah' : 'atas'} nol, di ${value.ref}.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `Totalnya ${value.ref}.`,
      `Semuanya: ${value.ref}.`,
      `Berapa totalnya? ${value.ref}.`,
      week ? `Seminggu penuh: ${value.ref}.` : `Kalau tiap ${periodName(period)} dijumlah: ${value.ref}.`,
    ],
    poster: [`Total ${value.ref}.`],
    desk: [`Total, ${value.ref}.`],
    anchor: [`Jumlah keseluruhan mencapai ${value.ref}.`],
  }),
};

/** Figures that stand in time, in Indonesian. */
export const SERIES_ID: SeriesPhrases = { ...POINTS, ...CHARTS_ID };
