import type { ExtremePhrases } from '../phrasebook/series.phrases';
import { counting, inAny, periodName, periodWith } from './grammar.hi';

/** Highest, lowest, first and last points in Hindi. */
export const EXTREMES_HI: ExtremePhrases = {
  crest: ({ what, value, time }) => ({
    any: [
      `सबसे ऊँचा: ${time.at} ${value.ref}।`,
      `${time.at} शिखर आया: ${value.ref}।`,
      `सबसे ज़्यादा कब? ${time.at}, ${value.ref}।`,
      `${what?.text ?? 'ग्राफ़'} ${time.at} शिखर पर: ${value.ref}।`,
    ],
    poster: [`${time.at} ${value.ref}। शिखर।`],
    desk: [`${time.at} टॉप, ${value.ref}।`],
    anchor: [`सबसे ऊँचा स्तर ${time.at} दर्ज हुआ: ${value.ref}।`],
    loud: [`${time.at} ${value.ref}! यही शिखर।`],
    calm: [`${time.at} सबसे ऊपर। ${value.ref}।`],
  }),
  above: ({ period, alone, next, warm }) => {
    const runner = next ? `${next.time.at} ${next.value.ref}` : '';
    const none = `कोई ${periodWith(period, 'दूसरा', 'दूसरी')}`;
    return {
      any: [
        alone ? `${none} इसके बराबर नहीं।` : 'इससे ऊपर कुछ नहीं।',
        alone ? 'बाकी सब इससे नीचे।' : 'ऊपर की हद यही है।',
        next && `इसके बाद सबसे ${warm ? 'गरम' : 'ऊँचा'}: ${runner}।`,
        next && `इसके बाद ${runner}।`,
        next && `सबसे क़रीब ${runner}।`,
      ],
      poster: [next && `पीछे ${runner}।`],
      desk: [next && `दूसरा सबसे ऊँचा: ${runner}।`],
      anchor: [next && `उसके बाद का आँकड़ा: ${runner}।`],
      loud: ['इससे ऊपर कुछ नहीं!'],
      calm: [next && `थोड़ा नीचे, ${runner}।`],
    };
  },
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `${time.at} पारा चढ़कर ${value.ref}, ${periodWith(period, 'सबसे गरम')}।`,
      `सबसे ज़्यादा गरमी ${time.at}: ${value.ref}।`,
      `सबसे गरम कब? ${time.at}, ${value.ref}।`,
      `अधिकतम: ${time.at} ${value.ref}।`,
    ],
    poster: [`${time.at} ${value.ref}। इससे ज़्यादा नहीं।`, `सबसे गरम: ${time.ref}। ${value.ref}।`],
    desk: [`${time.at} अधिकतम ${value.ref}।`],
    anchor: [`${time.at} तापमान सबसे ज़्यादा है, ${value.ref}।`, `अधिकतम तापमान ${time.at}: ${value.ref}।`],
    loud: [`${time.at} ${value.ref}!`],
    calm: [`${time.at} ${value.ref}। गरमी की हद यही।`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `ज़्यादा से ज़्यादा ${value.ref}, जैसे ${time.at}।`,
      `पारा ${value.ref} से ऊपर नहीं जाता।`,
      `${inAny(period)} ${value.ref} से ऊपर नहीं।`,
    ],
  }),
  coldest: ({ value, time, period }) => ({
    any: [
      `सबसे ठंडा ${time.at}: ${value.ref}।`,
      `${periodWith(period, 'सबसे ठंडा', 'सबसे ठंडी')}? ${time.ref}, ${value.ref}।`,
      `न्यूनतम: ${time.at} ${value.ref}।`,
      `${time.at} पारा बस ${value.ref}।`,
    ],
    poster: [`${time.at} ${value.ref}। सबसे नीचे।`, `सबसे ठंडा: ${time.ref}। ${value.ref}।`],
    desk: [`${time.at} न्यूनतम ${value.ref}।`, `निचला स्तर: ${value.ref}, ${time.at}।`],
    anchor: [`न्यूनतम तापमान ${time.at}: ${value.ref}।`, `सबसे ज़्यादा ठंड ${time.at}, ${value.ref}।`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `सबसे नीचे: ${time.at} ${value.ref}।`,
      `निचला स्तर ${time.at} आया: ${value.ref}।`,
      `और सबसे कम? ${time.at}, ${value.ref}।`,
      counted && `सबसे कम ${time.at}: ${counting(value, noun)}।`,
    ],
    poster: [`${time.at} बस ${value.ref}।`],
    desk: [`${time.at} निचला स्तर ${value.ref}।`],
    anchor: [`दूसरे छोर पर ${time.at} ${value.ref}।`, counted && `सबसे छोटा आँकड़ा ${time.at}: ${counting(value, noun)}।`],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at} यह ${value.ref} था।`,
      `शुरुआत ${time.at} हुई: ${value.ref}।`,
      `और ${time.at}? ${value.ref}।`,
      `पहला आँकड़ा: ${time.at} ${value.ref}।`,
    ],
    poster: [`${time.at}: ${value.ref}।`, `तब ${time.at} ${value.ref}।`],
    desk: [`${time.at} ${value.ref} से शुरू।`, `शुरुआती स्तर ${value.ref}।`],
    anchor: [`ग्राफ़ ${time.at} ${value.ref} से शुरू होता है।`, `${time.at} यही आँकड़ा ${value.ref} था।`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `शुरुआत शून्य से ${below ? 'नीचे' : 'ऊपर'}: ${value.ref}।`,
      `पहले ऐसा नहीं था: तब ${value.ref}।`,
      `चला कहाँ से? ${value.ref} से।`,
      `चला शून्य के ${below ? 'नीचे' : 'ऊपर'} से: ${value.ref}।`,
    ],
    poster: [`शुरुआत: ${value.ref}। शून्य से ${below ? 'नीचे' : 'ऊपर'}।`],
    desk: [`सिलसिला ${value.ref} से शुरू।`],
    anchor: [`ग्राफ़ शून्य से ${below ? 'नीचे' : 'ऊपर'} शुरू होता है, ${value.ref} पर।`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `कुल ${value.ref}।`,
      `सब मिलाकर ${value.ref}।`,
      `और कुल जोड़? ${value.ref}।`,
      week ? `पूरे हफ़्ते में: ${value.ref}।` : `हर ${periodName(period)} जोड़कर: ${value.ref}।`,
    ],
    poster: [`कुल मिलाकर ${value.ref}।`],
    desk: [`जोड़ ${value.ref}।`],
    anchor: [`सारे आँकड़े जोड़ने पर ${value.ref}।`],
  }),
  closed: ({ value, time }) => ({
    any: [
      `आख़िरी बंद भाव: ${value.ref}।`,
      `${time.at} बाज़ार ${value.ref} पर बंद हुआ।`,
      `बंद भाव? ${value.ref}।`,
      `आख़िर में ${value.ref}।`,
    ],
    poster: [`बंद: ${value.ref}।`],
    desk: [`बंद भाव ${value.ref}।`, `आख़िरी ${value.ref}।`],
    anchor: [`कारोबार ${time.at} ${value.ref} पर बंद हुआ।`],
    loud: [`घंटी बजी! ${value.ref}।`],
    calm: [`कारोबार ${value.ref} पर थमा।`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `ग्राफ़ ${since.at} ${from} से शुरू होता है।`,
      `${since.at} बाज़ार ${from} पर खुला।`,
      `और शुरुआत? ${from}।`,
      `पहला खुला भाव: ${from}।`,
      `चला था ${from} से।`,
    ],
    poster: [`खुला: ${from}।`],
    desk: [`${since.at} खुला भाव ${from}।`, `ओपनिंग ${from}।`],
    anchor: [`कारोबार ${since.at} ${from} पर खुला।`, `सिलसिले की शुरुआत ${from} से।`],
    loud: [`पहली घंटी: ${from}!`],
    calm: [`${since.at} सब ${from} से चला।`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `न ${high.ref} से ऊपर, न ${low.ref} से नीचे।`,
      `दायरा: ${low.ref} से ${high.ref}।`,
      `उतार-चढ़ाव कितना? ${low.ref} से ${high.ref} के बीच।`,
      `${high.ref} से ऊपर कोई सौदा नहीं।`,
      `और ${low.ref} से नीचे कभी नहीं।`,
    ],
    poster: [`ऊपर ${high.ref}। नीचे ${low.ref}।`],
    desk: [`रेंज ${low.ref} से ${high.ref}।`, `${time.at} हाई ${high.ref}, लो ${low.ref}।`],
    anchor: [`भाव ${low.ref} और ${high.ref} के बीच रहा।`, `सबसे ऊँचा भाव ${time.at}: ${high.ref}।`],
    loud: [`फ़र्श ${low.ref}। छत ${high.ref}!`],
    calm: [`${low.ref} और ${high.ref} के बीच बहता भाव।`],
  }),
};
