import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, is, oblique, within } from './grammar.hi';
import { MEANINGS_HI } from './meanings.hi';

/** Figures that stand for themselves, in Hindi. */
export const FIGURES_HI: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}: ${value.ref}।`,
      `${what.text} ${value.ref} ${is(what)}।`,
      `${what.text}? ${value.ref}।`,
      `साथ में ${what.text}: ${value.ref}।`,
      `${oblique(what)} की बात करें तो ${value.ref}।`,
      `${oblique(what)} का आँकड़ा ${value.ref}।`,
    ],
    poster: [`${what.text}। ${value.ref}।`, `${value.ref}। ${what.text}।`],
    desk: [`${what.text}, ${value.ref}।`, `${what.text} पर ताज़ा: ${value.ref}।`],
    anchor: [`${what.text} ${value.ref} दर्ज ${is(what)}।`, `${oblique(what)} के लिए दर्ज आँकड़ा ${value.ref}।`],
    loud: [`और ${what.text}? ${value.ref}!`],
    calm: [`${what.text}... ${value.ref}।`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}।`,
        `कुल ${sum}।`,
        `${noun.text}? ${value.ref}।`,
        `${noun.text}: ${value.ref}।`,
        `साथ में ${sum}।`,
        `गिनती में ${sum}।`,
      ],
      poster: [`${noun.text}। ${value.ref}।`],
      desk: [`${noun.text}, ${value.ref}।`],
      anchor: [`इसमें ${sum} भी हैं।`, `गिनती ${sum} बताती है।`],
      loud: [`${sum}!`],
      calm: [`सब मिलाकर ${sum}।`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `कोई ${noun.one ?? noun.text} नहीं।`,
      `${noun.text}: शून्य।`,
      `${noun.text}? एक भी नहीं।`,
      `एक भी ${noun.one ?? noun.text} दर्ज नहीं।`,
      `शून्य ${noun.text}।`,
    ],
  }),
  describing: ({ what, value }) => ({
    any: [
      `${value.ref} ${what.text}।`,
      `${what.text}: ${value.ref}।`,
      `${what.text} कितना? ${value.ref}।`,
      `इसमें से ${what.text}: ${value.ref}।`,
    ],
    poster: [`${what.text}। ${value.ref}।`],
    desk: [`${what.text}, ${value.ref}।`],
  }),
  movement: ({ amount, what, way, window }) => {
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `${what.text}: ${span} ${amount.signed}।`,
        `${span} ${amount.size} ${up ? 'ज़्यादा' : 'कम'}: ${what.text}।`,
        `${what.text}? ${up ? 'ऊपर' : 'नीचे'}, ${amount.size}।`,
        `${what.text}, ${span} ${amount.size} ${up ? 'ऊपर' : 'नीचे'} ${is(what)}।`,
      ],
      desk: [`${what.text}, ${span} ${amount.signed}।`],
      anchor: [`${oblique(what)} में ${span} ${amount.size} की ${up ? 'बढ़त' : 'गिरावट'}।`],
    };
  },
  unmoved: ({ what }) => ({
    any: [`कोई हलचल नहीं: ${what.text}।`, `${what.text}: शून्य।`, `${what.text}? कोई हलचल नहीं।`],
  }),
  pair: ({ first, second }) => ({
    any: [
      `${first.what.text} ${first.value.ref}, ${second.what.text} ${second.value.ref}।`,
      `${first.what.text} ${first.value.ref} ${is(first.what)}, और ${second.what.text} ${second.value.ref}।`,
      `और ${first.what.text}? ${first.value.ref}। ${second.what.text}: ${second.value.ref}।`,
      `पहले ${first.what.text}, ${first.value.ref}। फिर ${second.what.text}, ${second.value.ref}।`,
    ],
    poster: [`${first.what.text} ${first.value.ref}। ${second.what.text} ${second.value.ref}।`],
    desk: [`${first.what.text} ${first.value.ref}; ${second.what.text} ${second.value.ref}।`],
    anchor: [`${first.what.text}: ${first.value.ref}। और ${second.what.text}: ${second.value.ref}।`],
    loud: [`${first.what.text}, ${first.value.ref}! ${second.what.text}, ${second.value.ref}।`],
    calm: [`${first.what.text}, ${first.value.ref}। पास में ${second.what.text}, ${second.value.ref}।`],
  }),
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one} और ${two}।`,
        `${one}, साथ में ${two}।`,
        `${first.what.text}: ${first.value.ref}। ${second.what.text}: ${second.value.ref}।`,
        `${first.what.text}? ${first.value.ref}। और ${two}।`,
      ],
      anchor: [`गिनती में ${one} और ${two} हैं।`],
      poster: [`${one}। ${two}।`],
    };
  },
  meanings: MEANINGS_HI,
};
