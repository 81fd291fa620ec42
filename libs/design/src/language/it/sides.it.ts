import type { RowPhrases } from '../phrasebook/rows.phrases';
import { to } from './grammar.it';
import { movement } from './movement.it';

type Sides = 'side' | 'too' | 'mover' | 'trade';

/** Buyers and sellers, movers and trades, in Italian. */
export const SIDES_IT: Pick<RowPhrases, Sides> = {
  side: ({ first, second, sold }) => {
    const who = sold ? 'venditori' : 'compratori';
    const did = sold ? 'venduto' : 'comprato';
    return {
      any: [
        `Il più ${did}: ${first.ref}; poi ${second.ref}.`,
        `Tra i ${who}, prima ${first.ref}, poi ${second.ref}.`,
        `Che cosa hanno ${did} di più? ${first.ref}, e poi ${second.ref}.`,
        `Nella lista dei ${who} ${first.ref} precede ${second.ref}.`,
      ],
      poster: [`I ${who}: ${first.ref} e poi ${second.ref}.`, `Il più ${did}, ${first.ref}.`],
      desk: [`${sold ? 'Vendite' : 'Acquisti'}: ${first.ref}, poi ${second.ref}.`],
      anchor: [`In cima alla lista dei ${who}, ${first.ref} davanti ${to(second)}.`],
      loud: [`Il colpo dei ${who}? ${first.ref}!`],
      calm: [`I ${who} guardano a ${first.ref}, e poi a ${second.ref}.`],
    };
  },
  too: ({ who, value, sold }) => {
    const deals = sold ? 'vende' : 'compra';
    return {
      any: [
        `Anche ${who.ref} ${deals}: ${value.ref}.`,
        `Chi altro ${deals}? ${who.ref}, ${value.ref}.`,
        `Dalla stessa parte, ${who.ref}: ${value.ref}.`,
        `Stessa mossa per ${who.ref}: ${value.ref}.`,
      ],
      poster: [`E con loro ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref}, stessa linea: ${value.ref}.`],
      anchor: [
        `Anche ${who.ref} ${deals}, ${value.ref} netti.`,
        `Tra i ${sold ? 'venditori' : 'compratori'} c'è anche ${who.ref}: ${value.ref}.`,
      ],
    };
  },
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = window === '' ? '' : `in ${window}`;
    const end = best ? 'migliore' : 'peggiore';
    return {
      any: [
        `Il ${end}: ${who.ref}, ${sum} ${span}.`,
        `Il ${end}? ${who.ref}, ${sum}.`,
        `${who.ref} è il ${end}: ${sum} ${span}.`,
      ],
      poster: [`Il ${end}, ${who.ref}. ${sum}.`, `${who.ref}: ${sum}. Il ${end}.`],
      desk: [`${who.ref}, il ${end}: ${sum}.`, `Il ${end} della lista, ${who.ref}: ${sum}.`],
      anchor: [`${best ? 'In testa' : 'In coda'}, ${who.ref}: ${sum} ${span}.`],
      loud: [`${who.ref}! ${sum}. Il ${end}.`, `E il ${end} è... ${who.ref}: ${sum}!`],
      calm: [`Tra tutti, il ${end} è ${who.ref}. ${sum}.`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = sold ? 'ha venduto' : 'ha comprato';
    const also = again ? 'Poi' : '';
    return {
      any: [
        `${also} ${did} ${what.ref} per ${value.ref}.`,
        sold ? `Da ${what.ref} escono ${value.ref}.` : `Su ${what.ref} vanno ${value.ref}.`,
        `Che cosa ${did}? ${what.ref}, per ${value.ref}.`,
        `${sold ? 'Venduto' : 'Comprato'}: ${what.ref}, per ${value.ref}.`,
      ],
      poster: [`${what.ref}, ${sold ? 'fuori' : 'dentro'} per ${value.ref}.`],
      desk: [`${sold ? 'Vendita' : 'Acquisto'} di ${what.ref}, ${value.ref}.`],
      anchor: [
        wallet && `Il portafoglio ${did} ${again ? 'anche' : ''} ${what.ref} per ${value.ref}.`,
        `${sold ? 'Una vendita' : 'Un acquisto'}: ${what.ref}, per ${value.ref}.`,
      ],
    };
  },
};
