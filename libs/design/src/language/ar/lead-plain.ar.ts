import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, verb } from './grammar.ar';

type Plain = 'traded' | 'plain' | 'counted' | 'describing';

/** Openings on a figure that stands for itself. */
export const LEAD_PLAIN_AR: Pick<LeadPhrases, Plain> = {
  traded: ({ value, who }) => ({
    any: [`${who.ref} عند ${value.ref}.`, `${value.ref}، هذا سعر ${who.ref}.`, `يتداول ${who.ref} عند ${value.ref}.`],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}. ${value.ref}.`],
    desk: [`${who.ref}، آخر سعر ${value.ref}.`, `${who.ref}، ${value.ref}.`],
    anchor: [`يبلغ سعر ${who.ref} الآن ${value.ref}.`, `آخر تداولات ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref}! عند ${value.ref}.`, `${value.ref}! هذا ثمن ${who.ref}.`],
    calm: [`${who.ref}، هادئًا عند ${value.ref}.`, `عند ${value.ref}، ${who.ref}.`],
  }),
  plain: ({ value, what, where }) => ({
    any: [
      `${value.ref}: ${what.text} ${where}.`,
      `${what.text} ${where}: ${value.ref}.`,
      `${verb(what, 'يبلغ', 'تبلغ')} ${what.text} ${where} ${value.ref}.`,
    ],
    poster: [`${value.ref}. ${what.text} ${where}.`, `${what.text} ${where}. ${value.ref}.`],
    desk: [`${what.text} ${where}، ${value.ref}.`, `${what.text}، ${value.ref} ${where}.`],
    anchor: [
      `${verb(what, 'سجّل', 'سجّلت')} ${what.text} ${where} ${value.ref}.`,
      `في هذه الساعة، ${what.text} ${where}: ${value.ref}.`,
    ],
    loud: [`${value.ref}! ${what.text} ${where}.`, `${what.text} ${where}؟ ${value.ref}!`],
    calm: [`${what.text} ${where}، عند ${value.ref}.`, `${value.ref}، ${what.text} ${where}.`],
  }),
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    return {
      any: [`${sum} ${where}.`, `${where}، العدد ${sum}.`, `${noun.text} ${where}: ${value.ref}.`],
      poster: [`${value.ref}. ${noun.text} ${where}.`, `${sum}. هذا هو العدد ${where}.`],
      desk: [`${noun.text} ${where}، ${value.ref}.`, `العدد ${where}: ${sum}.`],
      anchor: [`بلغ العدد ${where} ${sum}.`, `أحصي ${where} ${sum}.`],
      loud: [`${sum} ${where}!`, `كم العدد ${where}؟ ${sum}!`],
      calm: [`${noun.text} ${where}. ${value.ref}.`, `${where}، ${sum}.`],
    };
  },
  describing: ({ value, what, where }) => ({
    any: [
      `${value.ref} ${what.text} ${where}.`,
      `${what.text} ${where}: ${value.ref}.`,
      `${where}، ${value.ref} ${what.text}.`,
    ],
    poster: [`${value.ref}، ${what.text}.`],
    desk: [`${what.text} ${where}، ${value.ref}.`],
    anchor: [`في هذه الساعة ${where}، ${value.ref} ${what.text}.`],
  }),
};
