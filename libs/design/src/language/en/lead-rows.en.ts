import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, withVerb } from './grammar.en';
import { smallNumber } from './numbers.en';

/** "by revenue": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? `by ${by.text}` : '';
}

/** Openings on a row of a table, in English. */
export const LEAD_ROWS_EN: Pick<LeadPhrases, 'leader' | 'highest' | 'shared' | 'crowded'> = {
  leader: ({ who, value, noun, by, league }) => {
    const name = who.ref;
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    const having = noun ? 'on' : 'with';
    return {
      any: [
        withVerb(who, ['is', 'are'], (verb) => `${name} ${verb} top ${tail}, ${having} ${sum}.`),
        withVerb(who, ['leads', 'lead'], (verb) => `${sum}. ${name} ${verb} ${tail}.`),
        `First ${tail}: ${name}, with ${sum}.`,
      ],
      poster: [
        `${sum}. ${name}, first.`,
        withVerb(who, ['leads', 'lead'], (verb) => `${name} ${verb}. ${sum}.`),
        `${name}. First, ${having} ${value.ref}.`,
        `On top ${tail}: ${name}. ${sum}.`,
      ],
      desk: [
        `${name} on top ${tail}, ${sum}.`,
        `Top spot ${tail}: ${name}, ${sum}.`,
        `${name}, ${sum}, first ${tail}.`,
        `First, ${name}, at ${sum}.`,
      ],
      anchor: [
        withVerb(
          who,
          ['leads', 'lead'],
          (verb) => `${name} ${verb} ${league ? `the ${league.ref}` : tail} ${having} ${sum}.`,
        ),
        league && `At the top of the ${league.ref}: ${name}, on ${sum}.`,
        `First place goes to ${name}, with ${sum}.`,
        withVerb(who, ['holds', 'hold'], (verb) => `${name} ${verb} first place with ${sum}.`),
        withVerb(who, ['stands', 'stand'], (verb) => `With ${sum}, ${name} ${verb} first.`),
      ],
      loud: [
        `${name}! First, ${having} ${sum}.`,
        `Number one ${tail}: ${name}. ${sum}!`,
        `Top of the pile ${tail}? ${name}, ${sum}!`,
      ],
      calm: [
        `Above all others ${tail}, ${name}. ${sum}.`,
        `${sum}. ${name}, and then the rest.`,
        withVerb(who, ['is', 'are'], (verb) => `${name} ${verb} ahead of them all. ${sum}.`),
      ],
    };
  },
  highest: ({ who, value, what: { text } }) => ({
    any: [
      `${value.ref} for ${who.ref}: the highest ${text} of all.`,
      `${who.ref}, ${value.ref}. Highest ${text} listed.`,
      `The highest ${text}: ${who.ref}, at ${value.ref}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. Nothing higher.`],
    desk: [`Highest ${text}, ${who.ref} at ${value.ref}.`, `${who.ref} tops the ${text} list: ${value.ref}.`],
    anchor: [
      `No ${text} is higher: ${value.ref} for ${who.ref}.`,
      `At ${value.ref}, ${who.ref} has the highest ${text}.`,
    ],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${list} share the lead ${tail}, on ${sum}.`,
        `${list} are level at the top: ${sum}.`,
        `A tie ${tail}: ${list}, on ${sum}.`,
      ],
      poster: [`${sum} each. ${list}.`, `${list}. ${sum} each.`],
      desk: [`Level on top: ${list}, ${sum}.`, `${list}, tied at ${sum}.`],
      anchor: [`First place is shared: ${list}, on ${sum}.`, `Nothing separates ${list}, on ${sum}.`],
    };
  },
  crowded: ({ value, noun, by, count }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}: ${smallNumber(Math.min(count, 99))} share the lead ${rankedBy(by)}.`,
        `A tie at the top ${rankedBy(by)}: ${sum}.`,
      ],
    };
  },
};
