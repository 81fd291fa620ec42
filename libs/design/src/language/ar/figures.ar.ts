import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, moves, moving, rise, verb, within } from './grammar.ar';
import { MEANINGS_AR } from './meanings.ar';

/** Figures that stand for themselves, in Arabic. */
export const FIGURES_AR: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}: ${value.ref}.`,
      !what.foreign && `${verb(what, 'يبلغ', 'تبلغ')} ${what.text} ${value.ref}.`,
      `${what.text}؟ ${value.ref}.`,
      !what.foreign && `و${what.text} ${value.ref}.`,
      `${value.ref}، ${verb(what, 'وهو', 'وهي')} ${what.text}.`,
      `ننتقل إلى ${what.text}: ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
    desk: [`${what.text}، ${value.ref}.`, `قراءة ${what.text}: ${value.ref}.`],
    anchor: [
      !what.foreign && `${verb(what, 'سجّل', 'سجّلت')} ${what.text} ${value.ref}.`,
      `أما ${what.text}، فعند ${value.ref}.`,
    ],
    loud: [`${what.text}؟ ${value.ref}!`],
    calm: [`${what.text}، عند ${value.ref}.`, `وهنا ${what.text}: ${value.ref}.`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}.`,
        `العدد ${sum}.`,
        `${noun.text}؟ ${value.ref}.`,
        `${noun.text}: ${value.ref}.`,
        `وهناك ${sum}.`,
        `في العدّ، ${sum}.`,
      ],
      poster: [`${noun.text}. ${value.ref}.`],
      desk: [`${noun.text}، ${value.ref}.`],
      anchor: [`بلغ العدد ${sum}.`, `إلى ذلك، ${sum}.`],
      loud: [`${sum}!`],
      calm: [`وهنا ${sum}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `${noun.text}: صفر.`,
      `${noun.text}؟ لا شيء.`,
      `لا شيء في خانة ${noun.text}.`,
      `${noun.text}، لا وجود لها.`,
      `صفر في ${noun.text}.`,
    ],
  }),
  describing: ({ what, value }) => ({
    any: [
      `${value.ref} ${what.text}.`,
      `${what.text}: ${value.ref}.`,
      `كم منه ${what.text}؟ ${value.ref}.`,
      `منه ${value.ref} ${what.text}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`],
    desk: [`${what.text}، ${value.ref}.`],
  }),
  movement: ({ amount, what: given, way, window }) => {
    const what = moving(given);
    const span = within(window);
    return {
      any: [
        `${what.text}: ${rise(way)} ${amount.size} ${span}.`,
        `${moves(way, what)} ${what.text} ${amount.size} ${span}.`,
        `${what.text}؟ ${rise(way)} ${amount.size}.`,
        `${rise(way)} ${amount.size} ${span} في ${what.text}.`,
      ],
      poster: [`${what.text}. ${rise(way)} ${amount.size}.`],
      desk: [`${what.text}، ${rise(way)} ${amount.size} ${span}.`],
      anchor: [`${verb(what, 'سجّل', 'سجّلت')} ${what.text} ${rise(way)}ًا قدره ${amount.size} ${span}.`],
    };
  },
  unmoved: ({ what }) => ({
    any: [`${what.text} بلا تغيير.`, `لا تغيير في ${what.text}.`, `${what.text}، ${verb(what, 'كما كان', 'كما كانت')}.`],
  }),
  pair: ({ first, second }) => {
    const [a, b] = [first.what.text, second.what.text];
    const [one, two] = [first.value.ref, second.value.ref];
    return {
      any: [
        `${a} ${one}، و${b} ${two}.`,
        `${verb(first.what, 'يبلغ', 'تبلغ')} ${a} ${one}، و${b} ${two}.`,
        `${a}: ${one}؛ ${b}: ${two}.`,
        `و${a}؟ ${one}. و${b} ${two}.`,
      ],
      poster: [`${a} ${one}. ${b} ${two}.`],
      desk: [`${a}، ${one}؛ ${b}، ${two}.`],
      anchor: [`${verb(first.what, 'سجّل', 'سجّلت')} ${a} ${one}، و${b} ${two}.`],
      loud: [`${a} ${one}، و${b} ${two}!`],
      calm: [`${a}، ${one}. وإلى جانب ذلك ${b}، ${two}.`],
    };
  },
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one}، و${two}.`,
        `${one}؛ ${two}.`,
        `${first.what.text}: ${first.value.ref}. ${second.what.text}: ${second.value.ref}.`,
        `${first.what.text}؟ ${first.value.ref}. ومعها ${two}.`,
      ],
      anchor: [`أحصي ${one}، و${two}.`],
      poster: [`${one}. ${two}.`],
    };
  },
  meanings: MEANINGS_AR,
};
