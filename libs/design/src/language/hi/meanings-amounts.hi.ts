import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { is } from './grammar.hi';

/** Stars beyond this are counted things (a repository's), no mark. */
const HIGHEST_MARK = 10;

/** Amounts of money, time and measures of a known meaning. */
export const AMOUNTS_HI: FigurePhrases['meanings'] = {
  tvl: ({ value, pool }) => {
    const house = pool ? 'पूल में' : 'इसमें';
    return {
      any: [
        `${house} ${value.ref} जमा हैं।`,
        `अंदर हैं ${value.ref}।`,
        `${house} कितना जमा है? ${value.ref}।`,
        `जमा रकम: ${value.ref}।`,
      ],
      desk: [`टीवीएल, ${value.ref}।`],
    };
  },
  marketCap: ({ value, subject }) => ({
    any: [
      `बाज़ार में कीमत ${value.ref}।`,
      `${subject ? `पूरे ${subject.ref}` : 'पूरे'} का मोल ${value.ref} है।`,
      `सब मिलाकर कितने का? ${value.ref}।`,
      `बाज़ार पूँजीकरण: ${value.ref}।`,
    ],
    desk: [`मार्केट कैप ${value.ref}।`],
    anchor: [`${subject ? `${subject.ref} का` : 'कुल'} बाज़ार मूल्य ${value.ref} है।`],
  }),
  volume: ({ value }) => ({
    any: [
      `${value.ref} का कारोबार हुआ।`,
      `कारोबार: ${value.ref}।`,
      `कितना कारोबार हुआ? ${value.ref}।`,
      `कुल ${value.ref} के सौदे।`,
    ],
    desk: [`वॉल्यूम ${value.ref}।`],
  }),
  revenue: ({ value }) => ({
    any: [
      `आमदनी ${value.ref} रही।`,
      `${value.ref} की आमदनी।`,
      `कितना आया? ${value.ref}।`,
      `आमदनी: ${value.ref}।`,
      `खाते में आए ${value.ref}।`,
    ],
    anchor: [`कुल आमदनी ${value.ref} दर्ज हुई।`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `${value.size} का घाटा।`,
            `नतीजा लाल निशान में: ${value.size}।`,
            `और मुनाफ़ा? नहीं, ${value.size} का घाटा।`,
            `घाटा ${value.size} रहा।`,
          ],
        }
      : {
          any: [
            `मुनाफ़ा ${value.ref} रहा।`,
            `बचे ${value.ref}।`,
            `और मुनाफ़ा? ${value.ref}।`,
            `मुनाफ़ा: ${value.ref}।`,
            `${value.ref} का मुनाफ़ा।`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `कीमत ${value.ref} है।`,
      `दाम: ${value.ref}।`,
      `कितने का है? ${value.ref}।`,
      `${value.ref} में मिलता है।`,
      `${what.text} ${value.ref} ${is(what)}।`,
    ],
    anchor: [subject && what.text === 'कीमत' && `${subject.ref} की कीमत ${value.ref} है।`],
  }),
  budget: ({ value }) => ({
    any: [`बजट ${value.ref} है।`, `बजट में ${value.ref}।`, `और बजट? ${value.ref}।`, `खर्च के लिए तय ${value.ref}।`],
  }),
  rating: ({ value, what }) =>
    (value.fact.number ?? 0) > HIGHEST_MARK
      ? { any: [`${what.text}: ${value.ref}।`, `${what.text}? ${value.ref}।`, `कुल ${what.text}, ${value.ref}।`] }
      : {
          any: [
            `रेटिंग ${value.ref} है।`,
            `औसत रेटिंग: ${value.ref}।`,
            `लोगों की राय? ${value.ref}।`,
            `रेटिंग मिली ${value.ref}।`,
          ],
        },
  weight: ({ value }) => ({
    any: [`वज़न ${value.ref} है।`, `तराज़ू पर ${value.ref}।`, `कितना भारी? ${value.ref}।`, `वज़न: ${value.ref}।`],
  }),
  distance: ({ value }) => ({
    any: [`दूरी ${value.ref} है।`, `कितनी दूर? ${value.ref}।`, `एक छोर से दूसरे तक ${value.ref}।`, `लंबाई: ${value.ref}।`],
  }),
  height: ({ value }) => ({
    any: [`ऊँचाई ${value.ref} है।`, `${value.ref} ऊँचा।`, `कितना ऊँचा? ${value.ref}।`, `ऊँचाई: ${value.ref}।`],
  }),
  wind: ({ value }) => ({
    any: [
      `हवा ${value.ref} की रफ़्तार से।`,
      `हवा: ${value.ref}।`,
      `और हवा? ${value.ref}।`,
      `हवा की रफ़्तार ${value.ref} है।`,
    ],
  }),
  rain: ({ value }) => ({
    any: [`बारिश ${value.ref}।`, `और बारिश? ${value.ref}।`, `बारिश: ${value.ref}।`, `${value.ref} पानी बरसता है।`],
  }),
  wait: ({ value }) => ({
    any: [`इंतज़ार ${value.ref} का है।`, `${value.ref} रुकना होगा।`, `कितना इंतज़ार? ${value.ref}।`, `इंतज़ार: ${value.ref}।`],
  }),
  latency: ({ value }) => ({
    any: [`लेटेंसी ${value.ref} है।`, `कितना तेज़? लेटेंसी ${value.ref}।`, `लेटेंसी: ${value.ref}।`, `देरी ${value.ref} की।`],
  }),
  response: ({ value }) => ({
    any: [
      `जवाब ${value.ref} में मिलता है।`,
      `जवाब कितनी देर में? ${value.ref}।`,
      `जवाब का समय: ${value.ref}।`,
      `${value.ref} में जवाब।`,
    ],
  }),
};
