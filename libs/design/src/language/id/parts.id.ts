import type { ContrastPhrases } from '../phrasebook/contrast.phrases';

/** What a figure is made of, in Indonesian. */
export const PARTS_ID: Pick<ContrastPhrases, 'parts' | 'poolParts'> = {
  parts: ({ largest, next, whole, half }) => ({
    any: [
      `Bagian terbesar: ${largest.what.text}, ${largest.value.ref}.`,
      `${largest.what.text} menyumbang ${largest.value.ref}; ${next.what.text}, ${next.value.ref}.`,
      half && `Lebih dari separuh ${whole ? whole.text : ''} adalah ${largest.what.text}: ${largest.value.ref}.`,
      `Isinya apa? ${largest.what.text}, ${largest.value.ref}.`,
      `${largest.value.ref} masuk ke ${largest.what.text}.`,
    ],
    poster: [`${largest.what.text}: ${largest.value.ref}. ${next.what.text}: ${next.value.ref}.`],
    desk: [`${largest.what.text} ${largest.value.ref}, ${next.what.text} ${next.value.ref}.`],
    anchor: [`${largest.what.text} mengisi ${largest.value.ref}, sedangkan ${next.what.text} ${next.value.ref}.`],
    loud: [`Potongan terbesar, ${largest.what.text}: ${largest.value.ref}!`],
    calm: [`Yang terbesar, ${largest.what.text}. ${largest.value.ref}.`],
  }),
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
