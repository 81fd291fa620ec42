import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_HI } from './meanings-amounts.hi';
import { COUNTS_HI } from './meanings-counts.hi';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_HI: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `औसत रेटिंग ${value.ref}, ${second?.ref ?? ''} समीक्षाओं से।`,
      `${second?.ref ?? ''} समीक्षाएँ, रेटिंग ${value.ref}।`,
      `लोगों की राय? ${value.ref}, ${second?.ref ?? ''} समीक्षाओं में।`,
      `${second?.ref ?? ''} समीक्षाओं का औसत ${value.ref}।`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `हवा ${value.ref}, नमी ${second?.ref ?? ''}।`,
      `और हवा? ${value.ref}, साथ में ${second?.ref ?? ''} नमी।`,
      `हवा की रफ़्तार ${value.ref} है और नमी ${second?.ref ?? ''}।`,
      `हवा चल रही है ${value.ref}, नमी ${second?.ref ?? ''}।`,
    ],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `पूरा पोर्टफ़ोलियो: ${value.ref}।`,
      `पोर्टफ़ोलियो में ${value.ref} हैं।`,
      `पोर्टफ़ोलियो में कितना है? ${value.ref}।`,
      `${second?.ref ?? ''} पोज़िशन में ${value.ref}।`,
      `पोर्टफ़ोलियो की कीमत ${value.ref} है।`,
    ],
    poster: [`पोर्टफ़ोलियो। ${value.ref}।`],
    desk: [`पोर्टफ़ोलियो ${value.ref}, पोज़िशन ${second?.ref ?? ''}।`],
    anchor: [`कुल मिलाकर पोर्टफ़ोलियो ${value.ref} का है।`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `तैयारी ${value.ref}, ओवन में ${second?.ref ?? ''}।`,
      `समय कितना लगेगा? ${value.ref}, फिर ओवन में ${second?.ref ?? ''}।`,
      `पहले ${value.ref} की तैयारी, उसके बाद ${second?.ref ?? ''} बेकिंग।`,
      `${value.ref} हाथ का काम, ${second?.ref ?? ''} ओवन का।`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `अभी ${value.ref}${cover}।`,
        `फ़िलहाल ${value.ref}${cover}।`,
        `और इस वक़्त? ${value.ref}${cover}।`,
        `बाहर ${value.ref}${cover}।`,
      ],
      desk: [`आख़िरी रीडिंग ${value.ref}।`],
      anchor: [`इस समय तापमान ${value.ref} है${cover}।`],
      loud: [`और अभी? ${value.ref}!`],
      calm: [`इस पल ${value.ref}${cover}।`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `ज़्यादातर रकम कर्ज़ पर है: ${value.ref}।`,
            `पूल का ${value.ref} कर्ज़ पर दिया गया है।`,
            `कर्ज़ पर कितना है? ${value.ref}।`,
            most && `जमा रकम का बड़ा हिस्सा उधार पर: ${value.ref}।`,
          ],
          poster: [`कर्ज़ पर: ${value.ref}।`],
          desk: [`इस्तेमाल ${value.ref}।`, `उधार पर ${value.ref}।`],
          anchor: [`पूल का ${value.ref} कर्ज़दारों के पास है।`, most && `पैसे का बड़ा हिस्सा कर्ज़ में है: ${value.ref}।`],
        }
      : {
          any: [
            `इस्तेमाल में: ${value.ref}।`,
            most && `ज़्यादातर इस्तेमाल में है: ${value.ref}।`,
            `कितना काम में है? ${value.ref}।`,
            `${value.ref} इस्तेमाल हो रहा है।`,
            `क्षमता का ${value.ref} काम में।`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `${value.ref} मतदान हुआ।`,
      most && `आधे से ज़्यादा ने वोट डाला: ${value.ref}।`,
      `कितनों ने वोट डाला? ${value.ref}।`,
      `मतदान: ${value.ref}।`,
    ],
    poster: [`मतदान। ${value.ref}।`],
    anchor: [`मतदान ${value.ref} दर्ज हुआ।`],
  }),
  uptime: ({ value }) => ({
    any: [
      `${value.ref} समय चालू।`,
      `सिस्टम ${value.ref} समय चलता रहा।`,
      `भरोसेमंद? ${value.ref} समय चालू।`,
      `अपटाइम: ${value.ref}।`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `${value.ref} भरा हुआ।`,
      most && `ज़्यादातर भरा है: ${value.ref}।`,
      `कितना भरा है? ${value.ref}।`,
      `भराव दर ${value.ref} है।`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [`हवा में नमी ${value.ref} है।`, `और नमी? ${value.ref}।`, `नमी का स्तर ${value.ref}।`, `नमी: ${value.ref}।`],
  }),
  margin: ({ value }) => ({
    any: [
      `मार्जिन ${value.ref} है।`,
      `मार्जिन के तौर पर ${value.ref}।`,
      `और मार्जिन? ${value.ref}।`,
      `मार्जिन: ${value.ref}।`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `${value.ref} छोड़कर गए।`,
      `छोड़ने की दर: ${value.ref}।`,
      `कितने गए? ${value.ref}।`,
      `छोड़ने वालों का हिस्सा ${value.ref} है।`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [
      `कन्वर्ज़न ${value.ref} है।`,
      `कितनों ने हाँ कहा? ${value.ref}।`,
      `कन्वर्ज़न दर: ${value.ref}।`,
      `${value.ref} ग्राहक बने।`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `बेरोज़गारी ${value.ref} है।`,
      `और बेरोज़गारी? ${value.ref}।`,
      `बिना काम के ${value.ref}।`,
      `बेरोज़गारी दर: ${value.ref}।`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `महँगाई दर ${value.ref} है।`,
      `और दाम? महँगाई ${value.ref}।`,
      `महँगाई: ${value.ref}।`,
      `महँगाई का आँकड़ा ${value.ref} पर।`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `डिविडेंड रिटर्न ${value.ref} है।`,
      `डिविडेंड से ${value.ref}।`,
      `और डिविडेंड? ${value.ref}।`,
      `डिविडेंड: ${value.ref}।`,
    ],
  }),
  recycling: ({ value }) => ({
    any: [
      `${value.ref} रीसाइकल होता है।`,
      `कितना रीसाइकल होता है? ${value.ref}।`,
      `रीसाइक्लिंग दर: ${value.ref}।`,
      `${value.ref} दोबारा काम आता है।`,
    ],
  }),
  ...AMOUNTS_HI,
  ...COUNTS_HI,
};
