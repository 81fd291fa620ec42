import type { FigurePhrases } from '../phrasebook/figures.phrases';

/** Counts of people and things of a known meaning. */
export const COUNTS_HI: FigurePhrases['meanings'] = {
  holders: ({ value }) => ({
    any: [`${value.ref} धारकों के पास है।`, `${value.ref} धारकों में बँटा।`, `धारक कितने? ${value.ref}।`, `${value.ref} धारक।`],
  }),
  positions: ({ value }) => ({
    any: [
      `कुल ${value.ref} पोज़िशन।`,
      `${value.ref} पोज़िशन में बँटा।`,
      `पोज़िशन कितनी? ${value.ref}।`,
      `पोज़िशन: ${value.ref}।`,
    ],
  }),
  employees: ({ value }) => ({
    any: [
      `यहाँ ${value.ref} लोग काम करते हैं।`,
      `टीम में ${value.ref} लोग।`,
      `काम कितने लोग करते हैं? ${value.ref}।`,
      `${value.ref} कर्मचारी।`,
    ],
  }),
  customers: ({ value }) => ({
    any: [`${value.ref} ग्राहक हैं।`, `ग्राहक कितने? ${value.ref}।`, `${value.ref} ग्राहक।`, `ग्राहकों की गिनती ${value.ref}।`],
  }),
  visitors: ({ value }) => ({
    any: [`${value.ref} लोग आए।`, `कितने लोग आए? ${value.ref}।`, `${value.ref} आगंतुक।`, `आने वालों की गिनती ${value.ref}।`],
  }),
  population: ({ value }) => ({
    any: [
      `यहाँ ${value.ref} लोग रहते हैं।`,
      `आबादी ${value.ref} है।`,
      `यहाँ कितने लोग रहते हैं? ${value.ref}।`,
      `आबादी: ${value.ref}।`,
    ],
  }),
  passengers: ({ value }) => ({
    any: [
      `${value.ref} लोगों ने सफ़र किया।`,
      `${value.ref} यात्री।`,
      `सफ़र कितनों ने किया? ${value.ref}।`,
      `सवार: ${value.ref}।`,
    ],
  }),
  votes: ({ value }) => ({
    any: [`${value.ref} वोट।`, `${value.ref} वोट पड़े।`, `वोट कितने? ${value.ref}।`, `वोटों की गिनती ${value.ref}।`],
  }),
  orders: ({ value }) => ({
    any: [`${value.ref} ऑर्डर आए।`, `${value.ref} ऑर्डर।`, `ऑर्डर कितने? ${value.ref}।`, `ऑर्डर: ${value.ref}।`],
  }),
  downloads: ({ value }) => ({
    any: [
      `${value.ref} बार डाउनलोड हुआ।`,
      `${value.ref} डाउनलोड।`,
      `डाउनलोड कितने? ${value.ref}।`,
      `डाउनलोड: ${value.ref}।`,
    ],
  }),
};
