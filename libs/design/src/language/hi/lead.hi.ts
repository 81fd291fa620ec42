import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { is, within } from './grammar.hi';
import { LEAD_FIGURES_HI } from './lead-figures.hi';
import { LEAD_ROWS_HI } from './lead-rows.hi';

/** Openings in Hindi. */
export const LEAD_HI: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? 'यह पूल';
    const of = asset ? `${asset.ref} पर` : 'इस पूल पर';
    const where = place ? `${place.ref} पर` : '';
    return {
      any: [
        `${where} ${who} सालाना ${rate.ref} कमा रहा है।`,
        `साल में ${rate.ref}। ${where} ${who} इतना कमाता है।`,
        `${rate.ref} सालाना रिटर्न: ${where} ${who}।`,
      ],
      poster: [
        `${rate.ref} सालाना। ${where} ${who}।`,
        `${where} ${who}। ${rate.ref}।`,
        `एक साल, ${who}, ${rate.ref}।`,
        `${rate.ref} हर साल, ${of}।`,
      ],
      desk: [
        `${where} ${who}: ${rate.ref}।`,
        `${who}, सालाना ${rate.ref}, ${where}।`,
        `${of} यील्ड ${rate.ref}।`,
        `${where} ${who} का रेट ${rate.ref}।`,
      ],
      anchor: [
        `${where} ${who} में जमा रकम पर इस समय ${rate.ref} सालाना मिल रहा है।`,
        place && `${place.ref} की ताज़ा दर: ${who} पर ${rate.ref}।`,
        `${of} सालाना रिटर्न इस समय ${rate.ref} है।`,
        venue && `${venue.ref} में ${of} ${rate.ref} सालाना रिटर्न।`,
      ],
      loud: [`${rate.ref}! ${where} ${who}।`, `${where} ${who}? पूरे ${rate.ref}!`, `कमाई देखिए, ${who}: ${rate.ref}!`],
      calm: [
        `एक साल में ${rate.ref}। ${where} ${who}।`,
        place && `दूर कहीं ${place.ref} पर, ${who} साल में ${rate.ref} बढ़ता है।`,
        `साल गुज़रता है। ${who} पर ${rate.ref} जुड़ता है।`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'यह वॉलेट';
    const by = holder?.ref ?? 'इस वॉलेट';
    const up = way === 'up';
    const result = up ? 'मुनाफ़ा' : 'घाटा';
    const span = within(window);
    const beside = also ? `यानी ${also.size}।` : '';
    return {
      any: [
        `${who} ${span} ${amount.size} के ${up ? 'फ़ायदे' : 'नुकसान'} में है।`,
        `${span} ${amount.size} का ${result}: ${who}।`,
        `${span} ${by} का ${result} ${amount.size} है।`,
      ],
      poster: [`${amount.size} का ${result}। ${who}।`, `${who}: ${amount.signed}। ${beside}`],
      desk: [`${who}, ${span} ${amount.signed}।`, `${by} का ${span} ${result}: ${amount.size}।`],
      anchor: [
        `${by} ने ${span} ${amount.size} ${up ? 'कमाए' : 'गँवाए'}।`,
        window !== '' && `${span} ${by} को ${amount.size} का ${result} हुआ है।`,
        `${by} के खाते में ${span} ${amount.size} का ${result} दर्ज है।`,
      ],
      loud: [`${amount.size} का ${result}! ये है ${who}।`, `${by} ने ${up ? 'कमाए' : 'गँवाए'}... ${amount.size}!`],
      calm: [
        `${who}। ${amount.size} ${up ? 'ऊपर' : 'नीचे'}।`,
        window !== '' && `${window} बीते, ${who} ${amount.size} ${up ? 'ऊपर' : 'नीचे'} है।`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? what?.text ?? 'यह वॉलेट';
    const span = within(window);
    return {
      any: [`${span} कोई बदलाव नहीं: ${who}।`, `${who} ${span} जहाँ का तहाँ ${is(what)}।`, `${who} ${span} न ऊपर, न नीचे।`],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? 'डेस्क';
    const sum = prescribed ? amount : `शुद्ध ${amount}`;
    const span = within(window);
    const trade = sold ? 'बिकवाली' : 'ख़रीद';
    const did = sold ? 'बेचा' : 'ख़रीदा';
    const of = asset ? asset.ref : '';
    return {
      any: [
        `${subject} ने ${span} ${of} ${did}: ${sum}।`,
        `${sum}। ${subject} की ${trade}।`,
        `${span} ${subject} की ${of} ${trade}: ${sum}।`,
      ],
      poster: [`${sum}। ${subject} ने ${did}।`, `${subject} ने ${did}। ${sum}।`],
      desk: [`${subject}, ${span} ${sum}।`, `${trade} में ${subject}: ${sum}।`, asset && `${of}: ${subject}, ${sum}।`],
      anchor: [
        `${subject} ने ${span} ${of} की ${trade} की: ${sum}।`,
        `इस समय ${trade} की ओर ${subject} है: ${sum}।`,
        `${trade} में ${span} आगे ${subject}: ${sum}।`,
      ],
      loud: [`${sum}! ${subject} ने ${did}।`, `${subject} ने ${of} ${did}। ${sum}!`, `मैदान में ${subject}: ${sum}।`],
      calm: [`${subject} ने ${span} ${did}। ${sum}।`, `${sum}, धीरे-धीरे। ${subject} की ${trade}।`],
    };
  },
  ...LEAD_ROWS_HI,
  ...LEAD_FIGURES_HI,
};
