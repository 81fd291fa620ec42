import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_HI } from './columns.hi';
import { counting, movement, oblique, rankAt, within } from './grammar.hi';
import { TRADES_HI } from './trades.hi';

/** Rows of a table in Hindi. */
export const ROWS_HI: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = rankAt(place);
    return {
      any: [
        rank && `${rank} ${who.ref}: ${value.ref}।`,
        `इसके बाद ${who.ref}, ${value.ref}।`,
        `फिर आता है ${who.ref}: ${value.ref}।`,
        `आगे ${who.ref}, ${value.ref} के साथ।`,
      ],
      poster: [`फिर ${who.ref}। ${value.ref}।`],
      desk: [`पीछे ${who.ref}, ${value.ref}।`],
      anchor: [`सूची में आगे ${who.ref}: ${value.ref}।`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = rankAt(place);
    return {
      any: [
        `इसके बाद ${first.who.ref}, ${first.value.ref}, और ${second.who.ref}, ${second.value.ref}।`,
        `पीछे-पीछे ${first.who.ref}: ${first.value.ref}।`,
        rank && `${rank} ${first.who.ref}, ${first.value.ref}, और पीछे ${second.who.ref}।`,
        `फिर ${first.who.ref} ${first.value.ref} पर और ${second.who.ref} ${second.value.ref} पर।`,
      ],
      poster: [`${first.who.ref}, ${first.value.ref}। ${second.who.ref}, ${second.value.ref}।`],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}।`],
      anchor: [`अगले स्थानों पर ${first.who.ref}, ${first.value.ref}, और ${second.who.ref}, ${second.value.ref}।`],
      loud: [`और ठीक पीछे ${first.who.ref}, ${first.value.ref}!`],
      calm: [`थोड़ा नीचे ${first.who.ref}, ${first.value.ref}। फिर ${second.who.ref}, ${second.value.ref}।`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `इसके बाद बराबरी पर ${list}: ${value.ref}।`,
      `फिर ${list}, सबके ${value.ref}।`,
      `पीछे साथ-साथ ${list}, ${value.ref}।`,
    ],
    poster: [`फिर ${list}। ${value.ref}।`],
    desk: [`${list}, बराबर ${value.ref}।`],
    anchor: [`अगले स्थान पर साथ-साथ ${list}: ${value.ref}।`],
  }),
  side: ({ first, second, sold }) => {
    const trade = sold ? 'बिकवाली' : 'ख़रीद';
    const people = sold ? 'बेचने वालों' : 'ख़रीदारों';
    return {
      any: [
        `सबसे ज़्यादा ${trade}: ${first.ref}, फिर ${second.ref}।`,
        `${people} की सूची में पहले ${first.ref}, फिर ${second.ref}।`,
        `सबसे ज़्यादा क्या ${sold ? 'बिका' : 'ख़रीदा गया'}? ${first.ref}, उसके बाद ${second.ref}।`,
        `${people} में ${first.ref} आगे, ${second.ref} पीछे।`,
      ],
      poster: [`${trade}: ${first.ref}, फिर ${second.ref}।`, `${trade} में आगे ${first.ref}।`],
      desk: [`${trade} ऑर्डर: ${first.ref}, ${second.ref}।`],
      anchor: [
        `${people} ने ${first.ref} को ${second.ref} से आगे रखा।`,
        `${trade} की सूची में ${first.ref} सबसे ऊपर, फिर ${second.ref}।`,
      ],
      loud: [`सबसे ज़्यादा ${trade}? ${first.ref}! फिर ${second.ref}।`],
      calm: [`पहले ${first.ref}, उसके बाद ${second.ref}।`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `सबसे बड़ी होल्डिंग ${who.ref} है: ${value.ref}।`,
          `सबसे भारी ${who.ref}: ${value.ref}।`,
          `पोर्टफ़ोलियो में सबसे आगे ${who.ref}, ${value.ref}।`,
        ],
      };
    return {
      any: [
        `सबसे बड़ी होल्डिंग ${who.ref}, पोर्टफ़ोलियो का ${value.ref}।`,
        `पोर्टफ़ोलियो का ${value.ref} अकेले ${who.ref} में है।`,
        `पोर्टफ़ोलियो में क्या है? सबसे ज़्यादा ${who.ref}: ${value.ref}।`,
        most && `आधे से ज़्यादा ${who.ref} में: ${value.ref}।`,
      ],
      poster: [`${who.ref}: पोर्टफ़ोलियो का ${value.ref}।`, `पोर्टफ़ोलियो का ${value.ref}। ${who.ref}।`],
      desk: [`${who.ref}, वज़न ${value.ref}।`, `सबसे बड़ा वज़न ${who.ref}, ${value.ref}।`],
      anchor: [`सबसे बड़ी हिस्सेदारी ${who.ref} की है, ${value.ref}।`, `पोर्टफ़ोलियो में ${who.ref} आगे है, ${value.ref} के साथ।`],
      loud: [`सबसे बड़ा टुकड़ा ${who.ref}: ${value.ref}!`],
      calm: [`पहले ${who.ref}। पोर्टफ़ोलियो का ${value.ref}।`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const inIt = topic ? `${oblique(topic)} में` : '';
    return {
      any: [
        `${inIt} आगे ${first.who.ref}: ${sum}।`,
        `${first.who.ref}, ${sum}, फिर ${second.who.ref}, ${second.value.ref}।`,
        topic && `${inIt} आगे कौन? ${first.who.ref}, ${first.value.ref}।`,
        `पहले ${first.who.ref}: ${sum}।`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}। ${second.who.ref}, ${second.value.ref}।`,
        `पहले ${first.who.ref}, ${first.value.ref}। फिर ${second.who.ref}।`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}।`],
      anchor: [
        `सूची ${first.who.ref} से शुरू होती है, ${sum}।`,
        `${inIt} सबसे ऊपर ${first.who.ref}, ${first.value.ref}, और पीछे ${second.who.ref}।`,
      ],
      loud: [`यह बाज़ी ${first.who.ref} के नाम! ${sum}।`],
      calm: [`सबसे पहले ${first.who.ref}। ${sum}।`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `सबसे ऊपर साथ-साथ ${list}: ${value.ref}।`,
      `${list} बराबरी पर सबसे आगे: ${value.ref}।`,
      `शिखर पर बराबरी: ${list}, ${value.ref}।`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}। ${second.who.ref}: ${second.value.ref}।`,
      `${first.who.ref} ${first.value.ref} पर, ${second.who.ref} ${second.value.ref} पर।`,
      `पहले ${first.who.ref}, ${first.value.ref}, फिर ${second.who.ref}, ${second.value.ref}।`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `दूसरे नंबर पर ${who.ref}, ${value.ref}।`,
      `और उसके पीछे? ${who.ref}, ${value.ref}।`,
      `इसके बाद ${who.ref}: ${value.ref}।`,
      clear && `बाकी कोई ${value.ref} से ऊपर नहीं।`,
    ],
    poster: [`पीछे ${who.ref}। ${value.ref}।`, `फिर ${who.ref}: ${value.ref}।`],
    desk: [`अगला ${who.ref}, ${value.ref}।`, `दूसरी जगह ${who.ref}: ${value.ref}।`],
    anchor: [`दूसरे स्थान पर ${who.ref} है, ${value.ref}।`, `सबसे क़रीब ${who.ref}: ${value.ref}।`],
    loud: [`रजत ${who.ref} को! ${value.ref}।`, `पीछा करता हुआ ${who.ref}: ${value.ref}।`],
    calm: [`एक पायदान नीचे ${who.ref}। ${value.ref}।`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'तालिका में सबसे नीचे' : 'सूची के आख़िर में';
    return {
      any: [
        `${where} ${who.ref}: ${value.ref}।`,
        `आख़िरी पायदान पर ${who.ref}, ${value.ref}।`,
        `और सबसे नीचे? ${who.ref}, ${value.ref}।`,
        least && `${who.ref} से कम किसी का नहीं: ${value.ref}।`,
      ],
      poster: [`आख़िर में ${who.ref}। ${value.ref}।`],
      desk: [`सबसे नीचे ${who.ref}, ${value.ref}।`],
      anchor: [`${where} ${who.ref} है, ${value.ref} के साथ।`, `सबसे पीछे ${who.ref}: ${value.ref}।`],
    };
  },
  ...COLUMNS_HI,
  ...TRADES_HI,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = within(window);
    const end = best ? 'बेहतर' : 'कमज़ोर';
    return {
      any: [
        `सबसे ${end} ${who.ref}: ${span} ${sum}।`,
        `सबसे ${end} कौन? ${who.ref}, ${sum}।`,
        `${span} ${who.ref} की चाल सबसे ${end}: ${sum}।`,
      ],
      poster: [`सबसे ${end}: ${who.ref}। ${sum}।`, `${who.ref}: ${sum}। ${best ? 'अव्वल' : 'फिसड्डी'}।`],
      desk: [`${who.ref} सबसे ${end}: ${sum}।`, `${best ? 'टॉप' : 'बॉटम'} ${who.ref}, ${sum}।`],
      anchor: [`${best ? 'सबसे ऊपर' : 'सबसे नीचे'} ${who.ref}: ${span} ${sum}।`],
      loud: [`${who.ref}! ${sum}। ${best ? 'सबसे आगे' : 'सबसे पीछे'}।`, `और सबसे ${end}... ${who.ref}: ${sum}!`],
      calm: [`सबमें सबसे ${end} ${who.ref}। ${sum}।`],
    };
  },
};
