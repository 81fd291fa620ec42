import type { WordPhrases } from '../phrasebook/words.phrases';

/** Moments in time, in Turkish. */
export const MOMENTS_TR: Pick<WordPhrases, 'next' | 'latest' | 'first' | 'then'> = {
  next: ({ text, time }) => ({
    any: [
      `Sırada, ${time.at}: ${text}`,
      `Önümüzde, ${time.at}: ${text}`,
      `Sonraki adım ${time.at}: ${text}`,
      `Sırada ne var? ${time.at}: ${text}`,
    ],
    poster: [`Sırada: ${text}`, `${time.at}. ${text}`],
    desk: [`Takvim ${time.at}: ${text}`],
    anchor: [`Sıradaki tarih, ${time.at}: ${text}`],
    loud: [`Az kaldı, ${time.at}! ${text}`],
    calm: [`Ve sonra, ${time.at}: ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`En son, ${time.at}: ${text}`, `Son gelişme: ${text}`, `En son ne oldu? ${time.at}: ${text}`],
    poster: [`${time.at}. ${text}`],
    desk: [`Son kayıt ${time.at}: ${text}`],
    anchor: [`En yeni kayıt, ${time.at}: ${text}`],
    loud: [`Daha yeni, ${time.at}! ${text}`],
    calm: [`Sonunda, ${time.at}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`Önce, ${time.at}: ${text}`, `Başlangıç, ${time.at}: ${text}`, `Her şey ${time.at} başladı: ${text}`],
    poster: [`Önce: ${text}`],
    anchor: [`Başta ${time.at} var: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`Sonra, ${time.at}: ${text}`, `Ardından, ${time.at}: ${text}`, `Ve ${time.at}: ${text}`],
    poster: [`Sonra: ${text}`],
    anchor: [`Bunu ${time.at} izliyor: ${text}`],
    calm: [`Daha sonra, ${time.at}: ${text}`],
  }),
};
