import type { RowPhrases } from '../phrasebook/rows.phrases';

/** Who bought or sold, in Turkish. */
export const TRADES_TR: Pick<RowPhrases, 'too' | 'trade'> = {
  too: ({ who, value, sold }) => {
    const trades = sold ? 'satıyor' : 'alıyor';
    return {
      any: [
        `Bir de ${who.ref} ${trades}: ${value.ref}.`,
        `Başka kim ${trades}? ${who.ref}, ${value.ref}.`,
        `Aynı tarafta ${who.ref}: ${value.ref}.`,
        `Aynısını ${who.ref} yapıyor: ${value.ref}.`,
      ],
      poster: [`${who.ref} aynı yolda. ${value.ref}.`],
      desk: [`${who.ref} aynı yönde, ${value.ref}.`],
      anchor: [
        `${sold ? 'Satış' : 'Alım'} tarafında ayrıca ${who.ref} var: ${value.ref}.`,
        `${who.ref} net ${value.ref} ${trades}.`,
      ],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = sold ? 'satıldı' : 'alındı';
    const too = again ? 'ayrıca' : '';
    return {
      any: [
        `${too} ${value.ref} değerinde ${what.ref} ${did}.`,
        `${what.ref}, ${value.ref} karşılığında ${too} ${did}.`,
        `${too} ne ${did}? ${what.ref}, ${value.ref}.`,
        `${sold ? 'Satılan' : 'Alınan'}: ${what.ref}, ${value.ref}.`,
      ],
      poster: [`${what.ref} ${sold ? 'gitti' : 'geldi'}, ${value.ref}.`],
      desk: [`${sold ? 'Satış' : 'Alım'}: ${what.ref}, ${value.ref}.`],
      anchor: [
        wallet && `Cüzdan ${too} ${value.ref} değerinde ${what.ref} ${sold ? 'sattı' : 'aldı'}.`,
        `Bir ${sold ? 'satış' : 'alım'} ${again ? 'daha' : ''}: ${what.ref}, ${value.ref}.`,
      ],
    };
  },
};
