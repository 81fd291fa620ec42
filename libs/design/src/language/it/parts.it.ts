import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { toValue, valueOf } from './articles.it';
import { ofThe, the, verb } from './grammar.it';

/** What a figure is made of, in Italian. */
export const PARTS_IT: Pick<ContrastPhrases, 'parts' | 'poolParts'> = {
  parts: ({ largest, next, whole, half }) => {
    const first = the(largest.what);
    return {
      any: [
        `La parte più grande: ${first}, ${largest.value.ref}.`,
        `${first} ${verb(largest.what, 'arriva', 'arrivano')} ${toValue(largest.value)}; ${the(next.what)} ${toValue(next.value)}.`,
        half && `Più di metà ${whole ? ofThe(whole) : ''}: ${largest.what.text}, ${largest.value.ref}.`,
        `Di che cosa è fatto? ${largest.what.text}, ${largest.value.ref}.`,
        `${largest.value.ref} va sotto la voce ${largest.what.text}.`,
      ],
      poster: [`${largest.what.text}: ${largest.value.ref}. ${next.what.text}: ${next.value.ref}.`],
      desk: [`${largest.what.text} ${largest.value.ref}, ${next.what.text} ${next.value.ref}.`],
      anchor: [
        `${first} ${verb(largest.what, 'copre', 'coprono')} ${valueOf(largest.value)}, ${the(next.what)} ${valueOf(next.value)}.`,
      ],
      loud: [`La fetta più grossa, ${largest.what.text}: ${largest.value.ref}!`],
      calm: [`Prima di tutto, ${largest.what.text}. ${largest.value.ref}.`],
    };
  },
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
