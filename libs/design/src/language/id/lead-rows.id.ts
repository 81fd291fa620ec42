import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting } from './grammar.id';

/** "soal pendapatan": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? `soal ${by.text}` : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_ID: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${who.ref} memimpin ${tail} dengan ${sum}.`,
        `${sum}: ${who.ref} teratas ${tail}.`,
        `Di puncak ${tail} ada ${who.ref}, ${sum}.`,
      ],
      poster: [`${sum}. ${who.ref}, teratas.`, `${who.ref} memimpin. ${sum}.`, `Puncak ${tail}: ${who.ref}. ${sum}.`],
      desk: [
        `${who.ref} unggul ${tail}, ${sum}.`,
        `Posisi pertama ${tail}: ${who.ref}, ${sum}.`,
        `Pemuncak, ${who.ref}: ${sum}.`,
      ],
      anchor: [
        league && `${who.ref} memimpin ${league.ref} dengan ${sum}.`,
        league && `Di puncak ${league.ref}: ${who.ref}, dengan ${sum}.`,
        `${who.ref} memuncaki ${teams ? 'klasemen' : 'daftar'} dengan ${sum}.`,
        `Posisi pertama ditempati ${who.ref}, dengan ${sum}.`,
      ],
      loud: [
        `${who.ref}! Di puncak, dengan ${sum}.`,
        `Siapa teratas ${tail}? ${who.ref}: ${sum}!`,
        `Nomor satu ${tail}: ${who.ref}! ${sum}.`,
      ],
      calm: [`Di depan semuanya, ${who.ref}. ${sum}.`, `${sum}. ${who.ref}, lalu yang lain.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${value.ref} untuk ${who.ref}, ${what.text} tertinggi.`,
      `${what.text} tertinggi: ${who.ref}, ${value.ref}.`,
      `${who.ref}, ${value.ref}. Tak ada ${what.text} yang lebih tinggi.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. Tertinggi.`],
    desk: [`Batas atas ${what.text}: ${who.ref}, ${value.ref}.`, `${who.ref}, puncak ${what.text}: ${value.ref}.`],
    anchor: [
      `Tak ada yang melampaui ${who.ref} soal ${what.text}: ${value.ref}.`,
      `Dengan ${value.ref}, ${who.ref} mencatat angka tertinggi.`,
    ],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${list} berbagi posisi pertama ${rankedBy(by)}, ${sum}.`,
        `Seri di puncak ${rankedBy(by)}: ${list}, ${sum}.`,
        `${list}, sama kuat di atas: ${sum}.`,
      ],
      poster: [`Masing-masing ${sum}. ${list}.`, `${list}. Sama-sama ${sum}.`],
      desk: [`Seri teratas: ${list}, ${sum}.`],
      anchor: [`Posisi pertama dibagi ${list}, dengan ${sum}.`, `Tak ada selisih antara ${list}: ${sum}.`],
    };
  },
  crowded: ({ value, noun, by }) => ({
    any: [
      `Puncak ramai ${rankedBy(by)}: ${counting(value, noun)}.`,
      `Dengan ${counting(value, noun)}, beberapa nama berbagi puncak.`,
      `Di atas banyak yang seri ${rankedBy(by)}: ${counting(value, noun)}.`,
    ],
  }),
};
