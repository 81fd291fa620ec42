import type { RowPhrases } from '../phrasebook/rows.phrases';

/** Who bought or sold, in German. */
export const TRADES_DE: Pick<RowPhrases, 'too' | 'trade'> = {
  too: ({ who, value, sold }) => {
    const trades = sold ? 'verkauft' : 'kauft';
    return {
      any: [
        `Auch ${who.ref} ${trades}: ${value.ref}.`,
        `Wer ${trades} noch? ${who.ref}, ${value.ref}.`,
        `Auf derselben Seite ${who.ref}: ${value.ref}.`,
        `Ebenso ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref} auch. ${value.ref}.`],
      desk: [`${who.ref} gleichgerichtet, ${value.ref}.`],
      anchor: [
        `Ebenfalls auf der ${sold ? 'Verkaufsseite' : 'Kaufseite'}: ${who.ref}, ${value.ref}.`,
        `Auch ${who.ref} ${trades}, netto ${value.ref}.`,
      ],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = sold ? 'verkauft' : 'gekauft';
    const too = again ? 'auch' : '';
    return {
      any: [
        `${again ? 'Außerdem' : 'Unter anderem'} ${did}: ${what.ref} für ${value.ref}.`,
        sold ? `${value.ref} gingen aus ${what.ref} raus.` : `${value.ref} flossen in ${what.ref}.`,
        `Was wurde ${too} ${did}? ${what.ref}, für ${value.ref}.`,
        `${what.ref} für ${value.ref} ${did}.`,
      ],
      poster: [`${what.ref} ${sold ? 'raus' : 'rein'}, ${value.ref}.`],
      desk: [`${sold ? 'Verkauf' : 'Kauf'} ${what.ref}, ${value.ref}.`],
      anchor: [
        wallet && `Die Wallet hat ${too} ${what.ref} für ${value.ref} ${did}.`,
        `Ein ${again ? 'weiterer' : ''} ${sold ? 'Verkauf' : 'Kauf'}: ${what.ref} für ${value.ref}.`,
      ],
    };
  },
};
