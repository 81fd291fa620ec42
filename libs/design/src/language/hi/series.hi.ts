import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { agree, inAny, is, periodBefore, periodName } from './grammar.hi';
import { EXTREMES_HI } from './extremes.hi';
import { SIDES_HI } from './sides.hi';

/** Figures that stand in time, in Hindi. */
export const SERIES_HI: SeriesPhrases = {
  flat: ({ what, value }) => ({
    any: [
      `कोई हलचल नहीं: शुरू से आख़िर तक ${value.ref}।`,
      `${value.ref}, ज़रा भी बदलाव नहीं।`,
      `${what?.text ?? 'आँकड़ा'} जस का तस: ${value.ref}।`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `${inAny(period)} ${what.text} नहीं।`,
      `${what.text}: एक भी ${periodName(period)} नहीं।`,
      `${what.text}? बिल्कुल नहीं।`,
    ],
  }),
  unbroken: ({ what, period }) => {
    const one = periodName(period);
    const before = periodBefore(period, 'पिछले', 'पिछली');
    return {
      any: [
        `हर ${one} ${before} से ऊपर।`,
        `${inAny(period)} गिरावट नहीं।`,
        `कहीं गिरावट? ${inAny(period)} नहीं।`,
        `हर ${one} आँकड़ा ${before} से ज़्यादा रहा।`,
      ],
      poster: [`ऊपर, हर ${one}।`, `हर ${one} ज़्यादा।`],
      desk: [`लगातार ऊपर, हर ${one}।`, `लाल निशान ${inAny(period)} नहीं।`],
      anchor: [
        `${what?.text ?? 'ग्राफ़'} बिना रुके ऊपर ${agree(what, 'गया', 'गई', 'गए')} ${is(what)}।`,
        `ग्राफ़ में हर ${one} ${before} से ऊँचा दिखता है।`,
      ],
      loud: [`हर ${one} ऊपर! एक बार भी चूक नहीं।`],
      calm: [`${one} दर ${one}, हर बार थोड़ा और।`],
    };
  },
  trend: ({ what, from, to, since, up }) => ({
    any: [
      `${what?.text ?? 'आँकड़ा'} ${from.ref} से ${up ? 'बढ़कर' : 'घटकर'} ${to.ref}।`,
      `${since.at} ${from.ref}, वहाँ से ${to.ref} तक।`,
      `${since.at} ${from.ref}, आख़िर में ${to.ref}।`,
      `दिशा? ${up ? 'ऊपर' : 'नीचे'}, ${from.ref} से ${to.ref}।`,
    ],
    poster: [`${from.ref}। फिर ${to.ref}।`],
    desk: [`${what?.text ?? ''} ${from.ref} से ${to.ref}।`, `${up ? 'ऊपर' : 'नीचे'}: ${from.ref}, ${to.ref}।`],
    anchor: [
      `${what?.text ?? 'सिलसिला'} ${from.ref} से शुरू होकर ${to.ref} तक ${agree(what, 'जाता', 'जाती', 'जाते')} ${is(what)}।`,
    ],
    loud: [`${from.ref} से सीधे ${to.ref}!`],
    calm: [`${since.at} यह ${from.ref} था। अंत में ${to.ref}।`],
  }),
  ...EXTREMES_HI,
  holds: ({ what, value }) => ({
    any: [`${what.text} अभी: ${value.ref}।`, `रेखा ${value.ref} पर रुकती है।`, `अभी सुई ${value.ref} पर है।`],
    desk: [`${what.text}, आख़िरी ${value.ref}।`],
    anchor: [`${what.text} ${value.ref} ${is(what)}।`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `पूल में ${value.ref} हैं।`,
      `कुल जमा: ${value.ref}।`,
      source && `${source.ref} की गिनती में पूल के ${value.ref}।`,
      `पूल में कितना है? ${value.ref}।`,
    ],
    poster: [`पूल में: ${value.ref}।`, `${value.ref}, एक ही पूल में।`],
    desk: [`टीवीएल, ${value.ref}।`, `पूल का आकार ${value.ref}।`],
    anchor: [`पूल में जमा रकम ${value.ref} है।`, source && `${source.ref} के मुताबिक पूल में ${value.ref} हैं।`],
    loud: [`पूल में ${value.ref}!`],
    calm: [`पूल में ठहरे हैं ${value.ref}।`],
  }),
  ...SIDES_HI,
};
