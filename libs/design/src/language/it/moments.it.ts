import type { WordPhrases } from '../phrasebook/words.phrases';

/** Moments of a timeline, in Italian. */
export const MOMENTS_IT: Pick<WordPhrases, 'next' | 'latest' | 'first' | 'then'> = {
  next: ({ text, time }) => ({
    any: [
      `In arrivo, ${time.at}: ${text}`,
      `Il prossimo passo, ${time.at}: ${text}`,
      `Ancora da venire, ${time.at}: ${text}`,
      `Che cosa viene ora? Questo, ${time.at}: ${text}`,
    ],
    poster: [`Prossimo: ${text}`, `Poi, ${time.at}. ${text}`],
    desk: [`In agenda ${time.at}: ${text}`],
    anchor: [`Prossimo appuntamento, ${time.at}: ${text}`],
    loud: [`Si guarda avanti, ${time.at}! ${text}`],
    calm: [`E più avanti, ${time.at}, ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [
      `L'ultima novità, ${time.at}: ${text}`,
      `Il fatto più recente: ${text}`,
      `Che cosa c'è di nuovo? Questo, ${time.at}: ${text}`,
    ],
    poster: [`Ultimo, ${time.at}. ${text}`],
    desk: [`Ultima voce, ${time.at}: ${text}`],
    anchor: [`Il dato più recente, ${time.at}: ${text}`],
    loud: [`Ultima ora, ${time.at}! ${text}`],
    calm: [`E infine, ${time.at}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`Per primo, ${time.at}: ${text}`, `L'inizio, ${time.at}: ${text}`, `L'elenco si apre ${time.at}: ${text}`],
    poster: [`Primo: ${text}`],
    anchor: [`Il primo passo, ${time.at}: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`Poi, ${time.at}: ${text}`, `Dopo, ${time.at}: ${text}`, `E ancora, ${time.at}: ${text}`],
    poster: [`Poi: ${text}`],
    anchor: [`Si prosegue ${time.at}: ${text}`],
    calm: [`Più tardi, ${time.at}: ${text}`],
  }),
};
