import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { MOVEMENT_TR } from './movement.tr';

/** Contrasts and parts in Turkish. */
export const CONTRAST_TR: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'karşı taraf';
    const sum = prescribed ? amount : `${amount} ${out ? 'çıkış' : 'giriş'}`;
    return {
      any: [
        `${name} tam tersini yapıyor: ${sum}.`,
        `Peki ${name}? ${sum}.`,
        `Ters yönde ${name}: ${sum}.`,
        `Karşıda ${name}: ${sum}.`,
      ],
      poster: [`${name}? ${sum}.`, `Öbür yanda ${name}: ${sum}.`, `${name} başka yönde. ${sum}.`],
      desk: [`${name}, ${sum}.`, `Karşı taraf ${name}: ${sum}.`],
      anchor: [
        `Karşı tarafta ${name} var: ${sum}.`,
        `${name} ters yönde hareket ediyor: ${sum}.`,
        `Bu sırada ${name}: ${sum}.`,
      ],
      loud: [`${name}? Tam tersi! ${sum}.`, `Öbür köşede ${name}: ${sum}.`],
      calm: [`Başka bir yolda ${name}. ${sum}.`, `${name}, akıntının tersine: ${sum}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} borçlulardan, ${rewards.ref} ödüllerden geliyor.`,
      `Kim ödüyor? Borçlular ${borrowers.ref}, ödüller ${rewards.ref}.`,
      most && `Çoğunu borçlular ödüyor: ${borrowers.ref}.`,
      `Borçluların payı ${borrowers.ref}.`,
    ],
    poster: [`Borçlulardan ${borrowers.ref}. Ödüllerden ${rewards.ref}.`],
    desk: [`Temel ${borrowers.ref}, ödül ${rewards.ref}.`, `Taban getiri ${borrowers.ref}, teşvik ${rewards.ref}.`],
    anchor: [
      most && `Üstelik çoğu hediye değil: ${borrowers.ref} borçlulardan geliyor.`,
      `Borçlular ${borrowers.ref}, ödüller ${rewards.ref} katkı yapıyor.`,
    ],
    loud: [`Borçlulardan ${borrowers.ref}. Üstüne ödüllerden ${rewards.ref}!`],
    calm: [`${borrowers.ref} borçlulardan. ${rewards.ref} ödüllerden.`],
  }),
  ...MOVEMENT_TR,
};
