import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { agree, counting, oblique } from './grammar.hi';

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_HI: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const inIt = by ? `${oblique(by)} में` : '';
    return {
      any: [
        `${inIt} सबसे आगे ${who.ref}: ${sum}।`,
        `${sum}: ${inIt} ${who.ref} सबसे ऊपर है।`,
        `${sum} के साथ ${inIt} ${who.ref} सबसे आगे है।`,
      ],
      poster: [`${sum}। ${who.ref} सबसे ऊपर।`, `${who.ref} आगे। ${sum}।`, `${inIt} शिखर पर ${who.ref}। ${sum}।`],
      desk: [`${inIt} ${who.ref} टॉप पर, ${sum}।`, `नंबर एक ${inIt} ${who.ref}, ${sum}।`, `टॉप पर ${who.ref}: ${sum}।`],
      anchor: [
        league && `${league.ref} में ${who.ref} सबसे ऊपर है, ${sum} के साथ।`,
        league && `${league.ref} की तालिका में शीर्ष पर ${who.ref}: ${sum}।`,
        `${who.ref} ${sum} के साथ ${teams ? 'तालिका' : 'सूची'} में सबसे ऊपर है।`,
        `${inIt} पहला स्थान ${who.ref} के नाम: ${sum}।`,
      ],
      loud: [
        `${who.ref}! सबसे आगे, ${sum}।`,
        `${inIt} आगे कौन? ${who.ref}: ${sum}!`,
        `${inIt} नंबर एक: ${who.ref}! ${sum}।`,
      ],
      calm: [`सबसे आगे ${who.ref}। ${sum}।`, `${sum}। पहले ${who.ref}, फिर बाकी।`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${who.ref} में ${value.ref}। ${what.text} यहीं सबसे ${agree(what, 'ऊँचा', 'ऊँची', 'ऊँचे')}।`,
      `${what.text}: सबसे ऊपर ${who.ref}, ${value.ref}।`,
      `${who.ref}, ${value.ref}। ${oblique(what)} में इससे ऊपर कोई नहीं।`,
    ],
    poster: [`${value.ref}। ${who.ref}।`, `${who.ref}: ${value.ref}। सबसे ऊपर।`],
    desk: [`${what.text}, टॉप ${who.ref}: ${value.ref}।`, `${who.ref}, सबसे ऊँचा स्तर: ${value.ref}।`],
    anchor: [`${oblique(what)} में सबसे ऊपर ${who.ref}: ${value.ref}।`, `${who.ref} में ${value.ref}, सूची का सबसे ऊँचा आँकड़ा।`],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    const inIt = by ? `${oblique(by)} में` : '';
    return {
      any: [
        `${inIt} सबसे ऊपर बराबरी: ${list}, सबके ${sum}।`,
        `${list} साथ-साथ सबसे आगे: ${sum}।`,
        `${sum} पर बराबर: ${inIt} ${list} सबसे ऊपर।`,
      ],
      poster: [`${sum}। ${list}।`, `${list}। बराबर: ${sum}।`],
      desk: [`टॉप पर बराबर: ${list}, ${sum}।`],
      anchor: [`${inIt} पहले स्थान पर साथ-साथ ${list}: ${sum}।`, `${list} में कोई फ़र्क नहीं: ${sum}।`],
    };
  },
  crowded: ({ value, noun, by }) => {
    const inIt = by ? `${oblique(by)} में` : '';
    return {
      any: [
        `${inIt} शिखर पर भीड़: कई एक साथ, ${counting(value, noun)}।`,
        `${counting(value, noun)}: ${inIt} कई इसी पर सबसे आगे।`,
        `${inIt} सबसे ऊपर बराबरी: ${counting(value, noun)}।`,
      ],
    };
  },
};
