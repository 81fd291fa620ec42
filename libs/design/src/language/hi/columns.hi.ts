import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, oblique, periodWith } from './grammar.hi';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_HI: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    const inIt = `${oblique(what)} में`;
    if (again)
      return {
        any: [
          `${inIt} भी वही आगे: ${sum}।`,
          `और ${what.text}? फिर ${who.ref}: ${sum}।`,
          `${inIt} भी ${who.ref} आगे, ${sum}।`,
        ],
        poster: [`${inIt} भी। ${sum}।`, `फिर ${who.ref}। ${what.text}: ${sum}।`],
        desk: [`${what.text}, दोबारा ${who.ref}: ${sum}।`],
        anchor: [`${who.ref} ${inIt} भी सबसे आगे है: ${sum}।`, `${inIt} भी सबसे ऊपर ${who.ref}, ${sum}।`],
      };
    return {
      any: [
        `${inIt} ${who.ref} आगे: ${sum}।`,
        `और ${what.text}? सबसे ऊपर ${who.ref}, ${sum}।`,
        `सबसे ज़्यादा ${what.text}: ${who.ref}, ${sum}।`,
        `${inIt} आगे कौन? ${who.ref}, ${sum}।`,
      ],
      poster: [`${what.text}: ${who.ref}। ${sum}।`],
      desk: [`${what.text}, टॉप ${who.ref}: ${sum}।`],
      anchor: [`${inIt} क्रम अलग है: आगे ${who.ref}, ${sum}।`],
    };
  },
  below: ({ who, value, what }) => {
    const inIt = `${oblique(what)} में`;
    return {
      any: [
        `${inIt} शून्य से नीचे? सिर्फ़ ${who.ref}: ${value.ref}।`,
        `${inIt} सिर्फ़ ${who.ref} शून्य से नीचे है: ${value.ref}।`,
        `${inIt} अकेला माइनस: ${who.ref}, ${value.ref}।`,
      ],
      poster: [`सिर्फ़ ${who.ref} शून्य से नीचे। ${value.ref}।`],
      desk: [`${inIt} निगेटिव सिर्फ़ ${who.ref}, ${value.ref}।`],
      anchor: [`${inIt} केवल ${who.ref} शून्य के नीचे है: ${value.ref}।`],
    };
  },
  columnPeak: ({ what, value, time }) => ({
    any: [
      `${what.text}: शिखर ${time.at}, ${value.ref}।`,
      `और ${what.text}? सबसे ज़्यादा ${time.at}, ${value.ref}।`,
      `${oblique(what)} में सबसे ऊँचा ${time.at}: ${value.ref}।`,
    ],
    poster: [`${what.text}: ${value.ref}। ${time.ref}।`],
    desk: [`${what.text}, ${time.at} टॉप ${value.ref}।`],
    anchor: [`${oblique(what)} का सबसे ऊँचा आँकड़ा ${time.at} आया: ${value.ref}।`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `सबसे ज़्यादा बारिश ${time.at}: ${value.ref}।`,
      `और बारिश? सबसे ज़्यादा ${time.at}, ${value.ref}।`,
      `${periodWith(period, 'सबसे गीला', 'सबसे गीली')}: ${time.ref}, ${value.ref}।`,
      `${time.at} सबसे ज़्यादा पानी: ${value.ref}।`,
    ],
    poster: [`${time.at} बारिश ${value.ref}।`, `सबसे गीला: ${time.ref}। ${value.ref}।`],
    desk: [`अधिकतम बारिश ${time.at}, ${value.ref}।`],
    anchor: [`बारिश का सबसे ऊँचा आँकड़ा ${time.at}: ${value.ref}।`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} बराबरी पर: ${value.ref}।`,
      `बराबरी: ${list}, सबके ${value.ref}।`,
      `सबके ${value.ref}: ${list}।`,
      `बराबर कौन-कौन? ${list}, ${value.ref}।`,
    ],
    poster: [`बराबर: ${list}। ${value.ref}।`],
    desk: [`${list} बराबर, ${value.ref}।`],
    anchor: [`${list} में कोई फ़र्क नहीं: ${value.ref}।`],
  }),
  dry: ({ list, only }) => {
    if (!only)
      return {
        any: [`सूखा मौसम: ${list}।`, `${list}: बारिश नहीं।`, `बिना छाते के? ${list}।`, `एक बूँद भी नहीं: ${list}।`],
      };
    return {
      any: [
        `सिर्फ़ ${only.at} बारिश नहीं।`,
        `बाकी सब भीगे, सूखा बस ${only.ref}।`,
        `राहत? ${only.at}, बिना बारिश।`,
        `${only.at} एक बूँद भी नहीं।`,
      ],
      poster: [`${only.ref}: सूखा।`],
      desk: [`सूखा सिर्फ़ ${only.ref}।`],
      anchor: [`केवल ${only.at} बारिश शून्य है।`],
    };
  },
  unmoved: ({ list, several }) => ({
    any: [`${list} में कोई बदलाव नहीं।`, `जस के तस: ${list}।`, `और ${list}? कोई हलचल नहीं।`, `${list} वहीं के वहीं।`],
    poster: [`${list}: कोई बदलाव नहीं।`],
    desk: [`${list} सपाट।`],
    anchor: [`${list} ${several ? 'स्थिर रहे' : 'स्थिर रहा'}।`],
  }),
  none: ({ list, what }) => ({
    any: [
      `${list}: ${what.text} बिल्कुल नहीं।`,
      `${list} के नाम कोई ${what.text} नहीं।`,
      `और ${list}? बिना ${what.text}।`,
      `${list} ख़ाली हाथ: ${what.text} शून्य।`,
    ],
    desk: [`${list}, ${what.text} शून्य।`],
    anchor: [`${list} के हिस्से में ${what.text} शून्य।`],
  }),
};
