import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_ID } from './meanings-amounts.id';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_ID: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `Nilai rata-rata ${value.ref}, dari ${second?.ref ?? ''} ulasan.`,
      `${second?.ref ?? ''} ulasan, nilainya ${value.ref}.`,
      `Berapa nilainya? ${value.ref}, dari ${second?.ref ?? ''} ulasan.`,
      `Dapat ${value.ref} setelah ${second?.ref ?? ''} ulasan.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `Angin ${value.ref}, kelembapan ${second?.ref ?? ''}.`,
      `Anginnya? ${value.ref}, dengan kelembapan ${second?.ref ?? ''}.`,
      `Bertiup ${value.ref}; kelembapannya ${second?.ref ?? ''}.`,
      `Di udara: angin ${value.ref}, lembap ${second?.ref ?? ''}.`,
    ],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `Seluruh portofolio: ${value.ref}.`,
      `Di portofolio ada ${value.ref}.`,
      `Berapa isi portofolionya? ${value.ref}.`,
      `${value.ref} dalam ${second?.ref ?? ''} posisi.`,
      `Portofolio ini bernilai ${value.ref}.`,
    ],
    poster: [`Portofolio. ${value.ref}.`],
    desk: [`Portofolio ${value.ref}, ${second?.ref ?? ''} posisi.`],
    anchor: [`Secara keseluruhan, portofolio bernilai ${value.ref}.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `Persiapan ${value.ref}, panggang ${second?.ref ?? ''}.`,
      `Berapa lama? ${value.ref}, lalu ${second?.ref ?? ''} di oven.`,
      `Pertama ${value.ref} menyiapkan, lalu ${second?.ref ?? ''} memanggang.`,
      `${value.ref} di meja, ${second?.ref ?? ''} di oven.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `Saat ini ${value.ref}${cover}.`,
        `Untuk sekarang, ${value.ref}${cover}.`,
        `Kalau jam ini? ${value.ref}${cover}.`,
        `Di luar, ${value.ref}${cover}.`,
      ],
      desk: [`Catatan terakhir, ${value.ref}.`],
      anchor: [`Saat ini tercatat ${value.ref}${cover}.`],
      loud: [`Sekarang? ${value.ref}!`],
      calm: [`Sementara itu, ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `Sebagian besar sedang dipinjam: ${value.ref}.`,
            `${value.ref} isi pool sedang dipinjam.`,
            `Berapa yang dipinjam? ${value.ref}.`,
            most && `Dari tiap dolar, bagian terbesar dipinjam: ${value.ref}.`,
          ],
          poster: [`Dipinjam: ${value.ref}.`],
          desk: [`Utilisasi, ${value.ref}.`, `Terpinjam, ${value.ref}.`],
          anchor: [
            `Para peminjam memegang ${value.ref} isi pool.`,
            most && `Sebagian besar dana sedang dipinjam: ${value.ref}.`,
          ],
        }
      : {
          any: [
            `Terpakai ${value.ref}.`,
            most && `Sebagian besar terpakai: ${value.ref}.`,
            `Berapa yang terpakai? ${value.ref}.`,
            `Pemakaiannya ${value.ref}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `${value.ref} pemilih datang.`,
      most && `Lebih dari separuh memilih: ${value.ref}.`,
      `Berapa yang memilih? ${value.ref}.`,
      `Partisipasi: ${value.ref}.`,
    ],
    poster: [`Partisipasi. ${value.ref}.`],
    anchor: [`Partisipasi pemilih tercatat ${value.ref}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `Aktif ${value.ref} dari seluruh waktu.`,
      `Menyala selama ${value.ref} waktunya.`,
      `Seandal apa? Aktif ${value.ref}.`,
      `Waktu aktif: ${value.ref}.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `Terisi ${value.ref}.`,
      most && `Sebagian besar terisi: ${value.ref}.`,
      `Sepenuh apa? ${value.ref}.`,
      `Keterisian: ${value.ref}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `Kelembapannya ${value.ref}.`,
      `Kalau kelembapan? ${value.ref}.`,
      `Di udara, kelembapan ${value.ref}.`,
      `Kelembapan: ${value.ref}.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `Marginnya ${value.ref}.`,
      `Sisa marginnya: ${value.ref}.`,
      `Kalau margin? ${value.ref}.`,
      `Margin: ${value.ref}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `${value.ref} berhenti berlangganan.`,
      `Yang pergi: ${value.ref}.`,
      `Berapa yang pergi? ${value.ref}.`,
      `Tingkat berhenti ${value.ref}.`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [
      `Konversinya ${value.ref}.`,
      `Konversi: ${value.ref}.`,
      `Berapa konversinya? ${value.ref}.`,
      `Tingkat konversi ada di ${value.ref}.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `Pengangguran ada di ${value.ref}.`,
      `Kalau pengangguran? ${value.ref}.`,
      `Tanpa pekerjaan, ${value.ref}.`,
      `Tingkat pengangguran: ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `Inflasi ada di ${value.ref}.`,
      `Kalau harga-harga? Inflasi ${value.ref}.`,
      `Inflasi: ${value.ref}.`,
      `Inflasinya tercatat ${value.ref}.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `Dividennya memberi ${value.ref}.`,
      `Imbal hasil dividen ${value.ref}.`,
      `Kalau dividen? ${value.ref}.`,
      `Dividen: ${value.ref}.`,
    ],
  }),
  ...AMOUNTS_ID,
};
