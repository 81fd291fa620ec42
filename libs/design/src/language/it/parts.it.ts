import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { valueOf } from './articles.it';

/** What a figure is made of, in Italian. */
export const PARTS_IT: Pick<ContrastPhrases, 'poolParts'> = {
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${valueOf(borrowers)} viene dai prestiti, ${rewards.bare} dai premi.`,
      `Chi paga? I prestiti, ${borrowers.ref}; i premi, ${rewards.bare}.`,
      most && `La parte più grossa viene dai prestiti: ${borrowers.ref}.`,
      `Di questo, ${borrowers.ref} lo mette chi prende in prestito.`,
    ],
    poster: [
      `Dai prestiti ${borrowers.ref}. Dai premi ${rewards.bare}.`,
      `Due parti: ${borrowers.ref} dai prestiti, ${rewards.bare} dai premi.`,
    ],
    desk: [`Base ${borrowers.ref}, incentivi ${rewards.bare}.`, `Tasso base ${borrowers.ref}, premi ${rewards.bare}.`],
    anchor: [
      most && `E non è un regalo: ${borrowers.ref} lo paga chi prende in prestito.`,
      `Chi prende in prestito paga ${valueOf(borrowers)}, i premi aggiungono ${rewards.bare}.`,
    ],
    loud: [`Prestiti, ${borrowers.ref}. E in premio, ${rewards.bare}!`],
    calm: [`${valueOf(borrowers)} arriva dai prestiti; il resto, ${rewards.bare}, dai premi.`],
  }),
};
