import type { ContrastPhrases } from '../phrasebook/contrast.phrases';

/** What a figure is made of, in Indonesian. */
export const PARTS_ID: Pick<ContrastPhrases, 'poolParts'> = {
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} datang dari peminjam, ${rewards.ref} dari bonus.`,
      `Siapa yang bayar? Peminjam, ${borrowers.ref}; bonus, ${rewards.ref}.`,
      most && `Sebagian besar dibayar peminjam: ${borrowers.ref}.`,
      `Dari situ, ${borrowers.ref} berasal dari peminjam.`,
    ],
    poster: [
      `Peminjam bayar ${borrowers.ref}. Bonusnya ${rewards.ref}.`,
      `Dua bagian: ${borrowers.ref} dari peminjam, ${rewards.ref} bonus.`,
    ],
    desk: [`Dasar ${borrowers.ref}, insentif ${rewards.ref}.`, `Bunga dasar ${borrowers.ref}, bonus ${rewards.ref}.`],
    anchor: [
      most && `Dan ini bukan hadiah: ${borrowers.ref} dibayar para peminjam.`,
      `Para peminjam membayar ${borrowers.ref}, bonus menambah ${rewards.ref}.`,
    ],
    loud: [`Peminjam, ${borrowers.ref}. Bonusnya, ${rewards.ref}!`],
    calm: [`${borrowers.ref} mengalir dari peminjam; ${rewards.ref} dari bonus.`],
  }),
};
