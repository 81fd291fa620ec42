import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, within } from './grammar.id';

type Sides = 'side' | 'too' | 'mover' | 'trade';

/** Buyers and sellers, movers and trades, in Indonesian. */
export const SIDES_ID: Pick<RowPhrases, Sides> = {
  side: ({ first, second, sold }) => {
    const who = sold ? 'penjual' : 'pembeli';
    const did = sold ? 'dijual' : 'dibeli';
    return {
      any: [
        `Paling banyak ${did}: ${first.ref}, lalu ${second.ref}.`,
        `Di kubu ${who}, ${first.ref} dulu, baru ${second.ref}.`,
        `Apa yang paling banyak ${did}? ${first.ref}, kemudian ${second.ref}.`,
        `Di daftar ${who}, ${first.ref} di atas ${second.ref}.`,
      ],
      poster: [`Para ${who}: ${first.ref}, lalu ${second.ref}.`, `Paling banyak ${did}, ${first.ref}.`],
      desk: [`Sisi ${sold ? 'jual' : 'beli'}: ${first.ref}, lalu ${second.ref}.`],
      anchor: [`Daftar ${who} dipimpin ${first.ref}, disusul ${second.ref}.`],
      loud: [`Incaran para ${who}? ${first.ref}!`],
      calm: [`Para ${who} mendatangi ${first.ref}, lalu ${second.ref}.`],
    };
  },
  too: ({ who, value, sold }) => {
    const deals = sold ? 'menjual' : 'membeli';
    return {
      any: [
        `${who.ref} juga ${deals}: ${value.ref}.`,
        `Siapa lagi yang ${deals}? ${who.ref}, ${value.ref}.`,
        `Di sisi yang sama, ${who.ref}: ${value.ref}.`,
        `${who.ref} ikut: ${value.ref}.`,
      ],
      poster: [`${who.ref} juga. ${value.ref}.`],
      desk: [`${who.ref}, searah: ${value.ref}.`],
      anchor: [
        `${who.ref} ikut ${deals}, ${value.ref} bersih.`,
        `Di sisi ${sold ? 'penjual' : 'pembeli'} ada pula ${who.ref}: ${value.ref}.`,
      ],
    };
  },
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = within(window);
    const end = best ? 'terbaik' : 'terburuk';
    return {
      any: [
        `Yang ${end}: ${who.ref}, ${sum} ${span}.`,
        `Siapa ${end}? ${who.ref}, ${sum}.`,
        `${who.ref} jadi yang ${end}: ${sum} ${span}.`,
      ],
      poster: [`Yang ${end}, ${who.ref}. ${sum}.`, `${who.ref}: ${sum}. ${end}.`],
      desk: [`${who.ref}, ${end}: ${sum}.`, `Kinerja ${end}, ${who.ref}: ${sum}.`],
      anchor: [`${best ? 'Di urutan teratas' : 'Di urutan terbawah'}, ${who.ref}: ${sum} ${span}.`],
      loud: [`${who.ref}! ${sum}. Yang ${end}.`, `Dan yang ${end}... ${who.ref}: ${sum}!`],
      calm: [`Dari semuanya, yang ${end} ${who.ref}. ${sum}.`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = sold ? 'menjual' : 'membeli';
    return {
      any: [
        again ? `Juga ${did} ${what.ref} senilai ${value.ref}.` : `${did} ${what.ref} senilai ${value.ref}.`,
        sold ? `${value.ref} keluar dari ${what.ref}.` : `${value.ref} masuk ke ${what.ref}.`,
        `Apa yang ${sold ? 'dijual' : 'dibeli'}? ${what.ref}, ${value.ref}.`,
        `${sold ? 'Dijual' : 'Dibeli'}: ${what.ref}, senilai ${value.ref}.`,
      ],
      poster: [`${what.ref} ${sold ? 'keluar' : 'masuk'}, ${value.ref}.`],
      desk: [`${sold ? 'Jual' : 'Beli'} ${what.ref}, ${value.ref}.`],
      anchor: [
        wallet && `Dompet itu ${again ? 'juga' : ''} ${did} ${what.ref} senilai ${value.ref}.`,
        `Tercatat ${sold ? 'penjualan' : 'pembelian'} ${what.ref}, ${value.ref}.`,
      ],
    };
  },
};
