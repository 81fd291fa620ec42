import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_EN } from './columns.en';
import { counting, placeWord, withVerb } from './grammar.en';
import { SIDES_EN } from './sides.en';

/** Rows of a table in English. */
export const ROWS_EN: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && withVerb(who, ['comes', 'come'], (verb) => `${who.ref} ${verb} ${rank}, with ${value.ref}.`),
        `Then ${who.ref}, with ${value.ref}.`,
        `After that, ${who.ref}: ${value.ref}.`,
        `That leaves ${who.ref}, on ${value.ref}.`,
      ],
      poster: [`Then ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} next, ${value.ref}.`],
      anchor: [`The list goes on with ${who.ref}, at ${value.ref}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const [who, other] = [first.who.ref, second.who.ref];
    const [value, next] = [first.value.ref, second.value.ref];
    const rank = placeWord(place);
    return {
      any: [
        `Then ${who} on ${value}, and ${other} on ${next}.`,
        `Then ${who}, at ${value}.`,
        `After them, ${who} with ${value}, ${other} with ${next}.`,
        rank && withVerb(first.who, ['is', 'are'], (verb) => `${who} ${verb} ${rank} on ${value}, ahead of ${other}.`),
      ],
      poster: [`Then ${who}, ${value}. ${other}, ${next}.`, `${who}, ${value}. ${other}, ${next}.`],
      desk: [`${who} ${value}, ${other} ${next}.`, `Next, ${who} at ${value}, ${other} at ${next}.`],
      anchor: [
        `Behind them, ${who} with ${value} and ${other} with ${next}.`,
        `${who} and ${other} come next: ${value} and ${next}.`,
      ],
      loud: [`Next in line: ${who}, ${value}!`, `Chasing: ${who}, ${value}, and ${other}, ${next}.`],
      calm: [`Further down, ${who}, ${value}. Then ${other}, ${next}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `Then ${list}, both on ${value.ref}.`,
      `After that, ${list}: ${value.ref} each.`,
      `Next, ${list}, level on ${value.ref}.`,
    ],
    poster: [`Then ${list}. ${value.ref} each.`],
    desk: [`${list}, both ${value.ref}.`],
    anchor: [`Behind, ${list} are level on ${value.ref}.`],
  }),
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `The biggest holding is ${who.ref}, at ${value.ref}.`,
          `${who.ref} is the largest position: ${value.ref}.`,
          `Heaviest in the bag: ${who.ref}, ${value.ref}.`,
        ],
      };
    return {
      any: [
        `The biggest holding, ${who.ref}, is ${value.ref} of the bag.`,
        `${who.ref} makes up ${value.ref} of the bag.`,
        `${value.ref} of the bag sits in ${who.ref}.`,
        `What is in the bag? ${who.ref} first, at ${value.ref}.`,
        most && `Most of it sits in ${who.ref}: ${value.ref} of the bag.`,
      ],
      poster: [`${who.ref} is ${value.ref} of the bag.`, `${value.ref} of it: ${who.ref}.`],
      desk: [`${who.ref}, ${value.ref} of the bag.`, `Heaviest in the bag: ${who.ref}, ${value.ref}.`],
      anchor: [
        `The largest holding is ${who.ref}, at ${value.ref} of the bag.`,
        `${who.ref} leads the bag with ${value.ref}.`,
      ],
      loud: [`Biggest of the bag: ${who.ref}, ${value.ref}!`],
      calm: [`First in the bag, ${who.ref}. ${value.ref}.`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const [a, b] = [first.who.ref, second.who.ref];
    const [value, next] = [first.value.ref, second.value.ref];
    const sum = counting(first.value, noun);
    return {
      any: [
        `${topic ? `By ${topic.text}, ` : ''}${a} comes first: ${value}.`,
        `${a}, ${sum}, ahead of ${b}, ${next}.`,
        `${a} at ${sum}, then ${b} at ${next}.`,
        topic && `Who leads by ${topic.text}? ${a}, at ${value}.`,
        `First, ${a}: ${sum}.`,
      ],
      poster: [`${a}, ${value}. ${b}, ${next}.`, `${a} first, at ${value}. Then ${b}.`],
      desk: [`${topic ? `${topic.text}: ` : ''}${a} ${value}, ${b} ${next}.`, `${a} ${value}, ${b} ${next}.`],
      anchor: [
        `The first is ${a}, with ${sum}.`,
        `${a} leads ${topic ? `by ${topic.text}` : ''}, with ${value}; ${b} follows.`,
      ],
      loud: [`${a} wins the round: ${sum}!`],
      calm: [`${a} stands first, with ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list} share the top: ${value.ref} each.`,
      `${list} come first, both at ${value.ref}.`,
      `First place is a tie: ${list}, ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} at ${first.value.ref}, ${second.who.ref} at ${second.value.ref}.`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      withVerb(who, ['has', 'have'], (verb) => `${who.ref}, second, ${verb} ${value.ref}.`),
      `Second comes ${who.ref}, with ${value.ref}.`,
      `And second? ${who.ref}, ${value.ref}.`,
      `Who is next? ${who.ref}, on ${value.ref}.`,
      clear && `Nobody else has more than ${value.ref}.`,
    ],
    poster: [
      `${who.ref}, second. ${value.ref}.`,
      `Then ${who.ref}: ${value.ref}.`,
      `Second: ${who.ref}, ${value.ref}.`,
    ],
    desk: [
      `${who.ref} next, at ${value.ref}.`,
      `Next best, ${who.ref}: ${value.ref}.`,
      `${who.ref}, second, ${value.ref}.`,
    ],
    anchor: [
      withVerb(who, ['follows', 'follow'], (verb) => `${who.ref} ${verb} on ${value.ref}.`),
      `In second place, ${who.ref}, with ${value.ref}.`,
      withVerb(who, ['trails', 'trail'], (verb) => `${who.ref} ${verb} on ${value.ref}.`),
      `The nearest: ${who.ref}, on ${value.ref}.`,
    ],
    loud: [
      `${who.ref} takes second: ${value.ref}!`,
      `Runner-up: ${who.ref}, ${value.ref}!`,
      `Challenger: ${who.ref}, on ${value.ref}.`,
    ],
    calm: [`A step below, ${who.ref}. ${value.ref}.`, `Beneath it, ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'At the foot' : 'At the other end';
    return {
      any: [
        `${where}, ${who.ref}: ${value.ref}.`,
        `Last of all, ${who.ref} with ${value.ref}.`,
        `The last? ${who.ref}, with ${value.ref}.`,
        least && `Nobody has less than ${who.ref}: ${value.ref}.`,
      ],
      poster: [`Last: ${who.ref}. ${value.ref}.`, `${where}: ${who.ref}, ${value.ref}.`],
      desk: [`Bottom of the list: ${who.ref}, ${value.ref}.`, `Low end, ${who.ref} at ${value.ref}.`],
      anchor: [
        withVerb(who, ['closes', 'close'], (verb) => `${who.ref} ${verb} the list on ${value.ref}.`),
        `${where} ${teams ? 'of the table' : ''} is ${who.ref}, with ${value.ref}.`,
      ],
    };
  },
  ...SIDES_EN,
  ...COLUMNS_EN,
};
