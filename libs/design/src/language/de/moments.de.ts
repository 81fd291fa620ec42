import type { WordPhrases } from '../phrasebook/words.phrases';

/** Moments in time, in German. */
export const MOMENTS_DE: Pick<WordPhrases, 'next' | 'latest' | 'first' | 'then'> = {
  next: ({ text, time }) => ({
    any: [
      `Als Nächstes, ${time.at}: ${text}`,
      `${time.at} geht es weiter: ${text}`,
      `Noch vor uns, ${time.at}: ${text}`,
      `Was kommt als Nächstes? ${time.at}: ${text}`,
    ],
    poster: [`Als Nächstes: ${text}`, `${time.at}. ${text}`],
    desk: [`Termin ${time.at}: ${text}`],
    anchor: [`Der nächste Termin, ${time.at}: ${text}`],
    loud: [`Bald, ${time.at}! ${text}`],
    calm: [`Und dann, ${time.at}: ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`Zuletzt, ${time.at}: ${text}`, `Das Neueste: ${text}`, `Was war zuletzt? ${time.at}: ${text}`],
    poster: [`${time.at}. ${text}`],
    desk: [`Letzter Eintrag ${time.at}: ${text}`],
    anchor: [`Der jüngste Eintrag, ${time.at}: ${text}`],
    loud: [`Ganz neu, ${time.at}! ${text}`],
    calm: [`Schließlich, ${time.at}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`Zuerst, ${time.at}: ${text}`, `Der Anfang, ${time.at}: ${text}`, `Los ging es ${time.at}: ${text}`],
    poster: [`Zuerst: ${text}`],
    anchor: [`Am Anfang stand ${time.at}: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`Dann, ${time.at}: ${text}`, `Danach, ${time.at}: ${text}`, `Und ${time.at}: ${text}`],
    poster: [`Dann: ${text}`],
    anchor: [`Es folgt ${time.at}: ${text}`],
    calm: [`Später, ${time.at}: ${text}`],
  }),
};
