import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { bySize, counting, ofValue, theSize, toValue, valueOf } from './articles.it';
import { ending, moves, the, verb } from './grammar.it';

type FigureLeads = 'change' | 'still' | 'moved' | 'traded' | 'plain' | 'counted' | 'describing';

function within(window: string): string {
  return window === '' ? '' : `in ${window}`;
}

/** Openings on one figure, still or moving. */
export const LEAD_FIGURES_IT: Pick<LeadPhrases, FigureLeads> = {
  change: ({ amount, way, what, window, also }) => {
    const span = within(window);
    const up = way === 'up';
    const beside = also ? `Vale ${theSize(also)}.` : '';
    return {
      any: [
        `${the(what)} ${moves(way, what)} ${bySize(amount)} ${span}.`,
        `${what.text}: ${amount.size} in ${up ? 'più' : 'meno'} ${span}.`,
        `${amount.size} in ${up ? 'più' : 'meno'}: così ${the(what)} ${span}.`,
      ],
      poster: [`${amount.size} in ${up ? 'più' : 'meno'}. ${what.text}.`, `${what.text}. ${amount.signed}. ${beside}`],
      desk: [
        `${what.text}, ${amount.signed} ${span}.`,
        `${what.text} ${up ? 'in rialzo' : 'in ribasso'}: ${amount.size}.`,
      ],
      anchor: [
        `${the(what)} ${verb(what, 'è', 'sono')} ${up ? 'salit' : 'sces'}${ending(what)} ${bySize(amount)} ${span}.`,
        window !== '' && `In ${window} ${the(what)} ${moves(way, what)} ${bySize(amount)}.`,
      ],
      loud: [`${amount.size} in ${up ? 'più' : 'meno'}! ${what.text}.`, `${what.text}: ${amount.signed}!`],
      calm: [
        `${the(what)}, ${amount.size} ${up ? 'più in alto' : 'più in basso'}.`,
        `${amount.size}. Di tanto ${verb(what, 'si muove', 'si muovono')} ${the(what)}.`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? (what ? the(what) : 'il portafoglio');
    return {
      any: [
        `${who} non si ${what?.plural ? 'sono' : 'è'} moss${ending(what)} ${within(window)}.`,
        `Nessuna variazione ${within(window)}: ${who}.`,
        `${who}, ferm${ending(what)} al punto di prima.`,
      ],
    };
  },
  moved: ({ value, what, way }) => {
    if (way === 'flat')
      return {
        any: [
          `${value.ref}. ${the(what)} non si ${verb(what, 'muove', 'muovono')}.`,
          `${the(what)} ${verb(what, 'resta', 'restano')} ${toValue(value)}.`,
          `${the(what)}, ferm${ending(what)}: ${value.ref}.`,
        ],
      };
    const up = way === 'up';
    return {
      any: [
        `${the(what)} ${moves(way, what)} ${toValue(value)}.`,
        `${value.ref}. ${the(what)} ${moves(way, what)}.`,
        `Ora ${the(what)} ${verb(what, 'è', 'sono')} ${toValue(value)}, ${up ? 'più' : 'meno'} di prima.`,
      ],
      poster: [
        `${what.text}, ${up ? 'su' : 'giù'}. ${value.ref}.`,
        `${value.ref}. ${what.text} ${up ? 'in rialzo' : 'in ribasso'}.`,
      ],
      desk: [
        `${what.text} ${up ? 'in rialzo' : 'in ribasso'}, ${value.ref}.`,
        `${what.text} a quota ${value.ref}, ${up ? 'sopra' : 'sotto'} il dato di prima.`,
      ],
      anchor: [
        `${the(what)} ${verb(what, 'è', 'sono')} ${up ? 'salit' : 'sces'}${ending(what)} ${toValue(value)}.`,
        `${the(what)} ${verb(what, 'si attesta', 'si attestano')} ora ${toValue(value)}, ${up ? 'più' : 'meno'} di prima.`,
      ],
      loud: [
        `${value.ref}! ${the(what)} ${moves(way, what)}.`,
        `${the(what)}, ${up ? "verso l'alto" : 'verso il basso'}: ${value.ref}!`,
      ],
      calm: [`${the(what)}, ${up ? 'più in alto' : 'più in basso'}. ${value.ref}.`],
    };
  },
  traded: ({ value, who }) => ({
    any: [
      `${who.ref} quota ${value.ref}.`,
      `${value.ref}: a tanto scambia ${who.ref}.`,
      `${who.ref} passa di mano a ${value.ref}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}. ${value.ref}.`],
    desk: [`${who.ref}, ultimo scambio a ${value.ref}.`, `${who.ref}, ${value.ref}.`],
    anchor: [`${who.ref} quota ora ${value.ref}.`, `Il prezzo di ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref}! A ${value.ref}.`, `${value.ref}! Tanto vale ${who.ref}.`],
    calm: [`${who.ref} riposa a ${value.ref}.`, `A ${value.ref}, ${who.ref}.`],
  }),
  plain: ({ value, what, where }) => ({
    any: [
      `${value.ref}: ${the(what)} ${where}.`,
      !what.foreign && `${the(what)} ${where} ${verb(what, 'è', 'sono')} ${ofValue(value)}.`,
      `${value.ref}. Ecco ${the(what)} ${where}.`,
      `Alla voce ${what.text} ${where} si legge ${value.ref}.`,
    ],
    poster: [`${value.ref}. ${what.text} ${where}.`, `${what.text} ${where}. ${value.ref}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`, `${what.text} ${where}: ${value.ref}.`],
    anchor: [
      !what.foreign && `${the(what)} ${where} ${verb(what, 'si attesta', 'si attestano')} ${toValue(value)}.`,
      `Il dato del momento, ${the(what)} ${where}: ${value.ref}.`,
    ],
    loud: [`${value.ref}! ${the(what)} ${where}.`, `${the(what)} ${where}? ${value.ref}!`],
    calm: [`${the(what)} ${where}, ${toValue(value)}.`, `${value.ref}, ${the(what)} ${where}.`],
  }),
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    const are = value.fact.number === 1 ? "c'è" : 'ci sono';
    return {
      any: [`${sum} ${where}.`, `${where} ${are} ${sum}.`, `${noun.text} ${where}: ${value.ref}.`],
      poster: [`${value.ref}. ${noun.text} ${where}.`, `${sum}. Il numero ${where} è questo.`],
      desk: [`${noun.text} ${where}, ${value.ref}.`, `Conteggio ${where}: ${sum}.`],
      anchor: [`Si contano ${sum} ${where}.`, `Il conteggio ${where} dà ${sum}.`],
      loud: [`${sum}! ${where}.`, `Contate ${where}: ${sum}!`],
      calm: [`${noun.text} ${where}. ${value.ref}.`, `${sum}, ${where}.`],
    };
  },
  describing: ({ value, what, where }) => ({
    any: [
      `${value.ref} ${what.text} ${where}.`,
      `${what.text} ${where}: ${value.ref}.`,
      `${value.ref}. ${what.text} ${where}.`,
    ],
    poster: [`${value.ref}, ${what.text}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`],
    anchor: [`A quest'ora ${where}, ${valueOf(value)} ${what.text}.`],
  }),
};
