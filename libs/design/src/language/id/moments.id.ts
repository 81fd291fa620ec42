import type { WordPhrases } from '../phrasebook/words.phrases';

/** Moments of a timeline, in Indonesian. */
export const MOMENTS_ID: Pick<WordPhrases, 'next' | 'latest' | 'first' | 'then'> = {
  next: ({ text, time }) => ({
    any: [
      `Berikutnya, ${time.at}: ${text}`,
      `${time.at}, selanjutnya: ${text}`,
      `Akan datang, ${time.at}: ${text}`,
      `Apa selanjutnya? ${time.at}: ${text}`,
    ],
    poster: [`Berikut: ${text}`, `${time.at}. ${text}`],
    desk: [`Agenda ${time.at}: ${text}`],
    anchor: [`Agenda berikutnya ${time.at}: ${text}`],
    loud: [`Menyusul, ${time.at}! ${text}`],
    calm: [`Dan nanti, ${time.at}, ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`Terbaru, ${time.at}: ${text}`, `Yang paling baru: ${text}`, `Apa kabar terakhirnya? ${time.at}: ${text}`],
    poster: [`${time.at}. ${text}`],
    desk: [`Catatan terakhir ${time.at}: ${text}`],
    anchor: [`Perkembangan terbaru ${time.at}: ${text}`],
    loud: [`Kabar terbaru, ${time.at}! ${text}`],
    calm: [`Akhirnya, ${time.at}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`Pertama, ${time.at}: ${text}`, `Awalnya, ${time.at}: ${text}`, `Semua bermula ${time.at}: ${text}`],
    poster: [`Pertama: ${text}`],
    anchor: [`Langkah pertama ${time.at}: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`Lalu, ${time.at}: ${text}`, `Setelah itu, ${time.at}: ${text}`, `Dan ${time.at}: ${text}`],
    poster: [`Lalu: ${text}`],
    anchor: [`Berlanjut ${time.at}: ${text}`],
    calm: [`Kemudian, ${time.at}: ${text}`],
  }),
};
