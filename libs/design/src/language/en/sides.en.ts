import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, within } from './grammar.en';

/** Buyers and sellers, movers and trades, in English. */
export const SIDES_EN: Pick<RowPhrases, 'side' | 'too' | 'mover' | 'trade'> = {
  side: ({ first: { ref: a }, second: { ref: b }, sold }) => {
    const side = sold ? 'sellers' : 'buyers';
    const did = sold ? 'sold' : 'bought';
    const list = `the ${side}' list`;
    return {
      any: [
        `First on ${list}: ${a}, then ${b}.`,
        `On ${list}, ${a} leads ${b}.`,
        `Most ${did}: ${a}, then ${b}.`,
        `The ${side}? ${a} first, then ${b}.`,
        `What was ${did} most? ${a}, then ${b}.`,
      ],
      poster: [`The ${side}: ${a} first, ${b} next.`, `On top of ${list}, ${a}.`],
      desk: [`${sold ? 'Selling' : 'Buying'}: ${a}, then ${b}.`, `${a} tops ${list}, ${b} next.`],
      anchor: [
        `The ${side} put ${a} first, ahead of ${b}.`,
        `${a} heads ${list}, followed by ${b}.`,
        `Among the ${side}, ${a} comes before ${b}.`,
      ],
      loud: [`Most ${did}? ${a}! Then ${b}.`, `Round one of the ${side}: ${a}. Then ${b}.`],
      calm: [`Where the ${side} went: ${a}, then ${b}.`],
    };
  },
  too: ({ who, value, sold }) => {
    const did = sold ? 'sold' : 'bought';
    const side = sold ? 'selling' : 'buying';
    return {
      any: [
        `${who.ref} ${did} too: ${value.ref}.`,
        `${who.ref} ${did} as well, for ${value.ref}.`,
        `Who else ${did}? ${who.ref}, ${value.ref}.`,
        `Also ${side}: ${who.ref}, ${value.ref}.`,
      ],
      poster: [`${who.ref} ${did} too. ${value.ref}.`, `${who.ref}, ${side} too: ${value.ref}.`],
      desk: [`${who.ref} ${side} too, ${value.ref}.`, `${side} alongside, ${who.ref}: ${value.ref}.`],
      anchor: [`On the ${side} side as well, ${who.ref}: ${value.ref}.`, `${who.ref} also ${did}, ${value.ref} net.`],
    };
  },
  mover: ({ who, value, best, way, window }) => {
    const end = best ? 'best' : 'worst';
    const noun = way ? 'mover' : '';
    const sum = movement(way, value);
    const span = within(window);
    return {
      any: [
        `${who.ref} did ${end}: ${sum} ${span}.`,
        `The ${end} ${noun}? ${who.ref}, ${sum}.`,
        `${end} ${noun}: ${who.ref}, ${sum}.`,
        `The ${end} ${noun} is ${who.ref}, ${sum}.`,
        way && `${sum} ${span}: ${who.ref}, the ${end} of all.`,
      ],
      poster: [`${end}: ${who.ref}. ${sum}.`, `${who.ref}, ${sum}. The ${end}.`],
      desk: [`${who.ref} ${end}, ${sum}.`, `${end} on the list, ${who.ref}, ${sum}.`],
      anchor: [
        `The ${end} of them, ${who.ref}, ${way ? 'is' : 'has'} ${sum} ${span}.`,
        `${best ? 'In front' : 'At the back'}, ${who.ref}: ${sum} ${span}.`,
      ],
      loud: [`${who.ref}! ${sum}. The ${end}.`, `And the ${end} ${noun} is ${who.ref}: ${sum}!`],
      calm: [`Of them all, ${who.ref} did ${end}. ${sum}.`],
    };
  },
  trade: ({ what: { ref: what }, value: { ref: value }, sold, again, wallet }) => {
    const did = sold ? 'sold' : 'bought';
    const also = again ? 'also' : '';
    const who = wallet ? 'the wallet' : 'it';
    return {
      any: [
        `It ${also} ${did} ${value} of ${what}.`,
        sold ? `Out went ${value} of ${what}.` : `${value} went into ${what}.`,
        sold ? `${value} of ${what} was sold.` : `Bought: ${value} of ${what}.`,
        `What was ${did}? ${what}, for ${value}.`,
      ],
      poster: [`${what}, ${did} for ${value}.`],
      desk: [`${did} ${what}, ${value}.`],
      anchor: [
        `${who} ${also} ${did} ${sold ? `${value} of ${what}` : `${what} for ${value}`}.`,
        `One ${sold ? 'sale' : 'purchase'}: ${what}, for ${value}.`,
      ],
    };
  },
};
