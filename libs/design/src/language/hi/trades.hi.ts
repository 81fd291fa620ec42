import type { RowPhrases } from '../phrasebook/rows.phrases';

/** Who bought or sold, in Hindi. */
export const TRADES_HI: Pick<RowPhrases, 'too' | 'trade'> = {
  too: ({ who, value, sold }) => {
    const did = sold ? 'बेचा' : 'ख़रीदा';
    const trade = sold ? 'बिकवाली' : 'ख़रीद';
    return {
      any: [
        `${who.ref} ने भी ${did}: ${value.ref}।`,
        `और किसने ${did}? ${who.ref}, ${value.ref}।`,
        `उसी ओर ${who.ref}: ${value.ref}।`,
        `यही चाल ${who.ref} की: ${value.ref}।`,
      ],
      poster: [`${who.ref} भी। ${value.ref}।`],
      desk: [`${who.ref} उसी तरफ़, ${value.ref}।`],
      anchor: [`${trade} में ${who.ref} भी शामिल: ${value.ref}।`, `${who.ref} ने भी ${did}, शुद्ध ${value.ref}।`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const trade = sold ? 'बिकवाली' : 'ख़रीद';
    const too = again ? 'और' : '';
    return {
      any: [
        `${again ? 'साथ ही' : 'सौदों में'} ${what.ref} की ${trade}: ${value.ref}।`,
        sold ? `${what.ref} से ${value.ref} निकले।` : `${what.ref} में ${value.ref} लगे।`,
        `${too} क्या ${sold ? 'बिका' : 'ख़रीदा गया'}? ${what.ref}, ${value.ref} में।`,
        `${value.ref} में ${what.ref} ${sold ? 'बेचा गया' : 'ख़रीदा गया'}।`,
      ],
      poster: [`${what.ref} ${sold ? 'बाहर' : 'अंदर'}, ${value.ref}।`],
      desk: [`${trade} ${what.ref}, ${value.ref}।`],
      anchor: [
        wallet && `वॉलेट ने ${value.ref} में ${what.ref} ${again ? 'भी' : ''} ${sold ? 'बेचा' : 'ख़रीदा'}।`,
        `एक ${too} ${sold ? 'बिक्री' : 'ख़रीद'}: ${what.ref}, ${value.ref}।`,
      ],
    };
  },
};
