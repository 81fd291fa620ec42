import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, on, placeWord, the, verb, withVerb } from './grammar.en';
import { MOMENTS_EN } from './moments.en';
import { smallNumber } from './numbers.en';

/** Names, texts, times and quotes in English. */
export const WORDS_EN: WordPhrases = {
  named: ({ role: { text: role, plural }, who: { ref: who }, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    // Nobody is the rebounds.
    if (plural)
      return {
        any: [
          `${role}: ${who}, with ${value.ref}.`,
          `${role}? ${value.ref}, by ${who}.`,
          `${role}: ${value.ref} for ${who}.`,
        ],
        poster: [`${who}. ${sum}.`],
        desk: [`${role}, ${who}, ${value.ref}.`],
      };
    return {
      any: [
        `${role}: ${who}, with ${sum}.`,
        `The ${role}? ${who}, with ${sum}.`,
        `${who} is the ${role}, with ${sum}.`,
        `The ${role} is ${who}, on ${sum}.`,
        leads && home && withVerb(home, ['has', 'have'], (has) => `${home.ref} also ${has} the ${role}: ${who}.`),
      ],
      poster: [`${who}. ${sum}.`, `${role}: ${who}. ${sum}.`],
      desk: [`${role}, ${who}, ${sum}.`, home && `${who} of ${home.ref}: ${sum}.`],
      anchor: [home && `${who} of ${home.ref} is ${role} with ${sum}.`, `With ${sum}, ${who} is ${role}.`],
    };
  },
  fixture: ({ home: { ref: home }, away: { ref: away }, at, places }) => {
    const opening = at === '' ? 'next' : at;
    const [host, guest] = places ?? [null, null];
    const [first, second] = [placeWord(host), placeWord(guest)];
    const ranked = first !== null && second !== null;
    return {
      any: [
        ranked && `${opening}, ${first} meets ${second}: ${home} against ${away}.`,
        `Next: ${home} against ${away} ${at}.`,
        `${opening}, ${home} host ${away}.`,
        `Who plays next? ${home} and ${away} ${at}.`,
      ],
      poster: [`Next ${at}: ${home}, ${away}.`, ranked && `${first} against ${second} ${at}.`],
      desk: [`Next up, ${home} and ${away} ${at}.`, ranked && `${opening}: ${first} against ${second}.`],
      anchor: [`${home} play ${away} next ${at}.`, ranked && `Coming up ${at}: ${first} against ${second}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `The sun rises at ${from} and sets at ${to}.`,
      `Sunrise at ${from}, sunset at ${to}.`,
      `Daylight lasts from ${from} to ${to}.`,
      `When is it light? From ${from} to ${to}.`,
      `Light from ${from}, dark from ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} at ${from}, ${second.text} at ${to}.`,
      `From ${from} to ${to}.`,
      `It runs from ${from} to ${to}.`,
      `When? From ${from} to ${to}.`,
    ],
  }),
  setup: ['Here is the number.', 'What is the figure?', 'And the number?'],
  about: ({ name: { ref: name }, place }) => ({
    any: [
      `This is ${name}.`,
      `${name}${place ? `, in ${place.ref}` : ''}.`,
      `The name: ${name}.`,
      `Here is ${name}.`,
      `What is it? ${name}.`,
    ],
    anchor: [`It is called ${name}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `The pool runs ${on(venue)}.`,
      `Where? ${on(venue)}.`,
      `All of it ${on(venue)}.`,
      `${venue.ref} runs the pool.`,
    ],
    poster: [`${venue.ref} runs it.`, `${on(venue)}.`],
    desk: [`Venue, ${venue.ref}.`, `Pool ${on(venue)}.`],
    anchor: [`The pool is part of ${venue.ref}.`, place && `The pool is ${on(venue)}, ${on(place)}.`],
  }),
  item: ({ title: { ref: title }, by, first }) => {
    const maker = by?.ref ?? '';
    if (first)
      return {
        any: [
          `${title}, by ${maker}.`,
          `First, ${title}, by ${maker}.`,
          `It opens with ${title}, by ${maker}.`,
          `${maker} comes first: ${title}.`,
        ],
      };
    return {
      any: [
        `Then ${maker}, with ${title}.`,
        `Next, ${title}, by ${maker}.`,
        `And ${title}, by ${maker}.`,
        `From ${maker}: ${title}.`,
        `After that, ${title}, by ${maker}.`,
      ],
    };
  },
  word: ({ what, words }) => ({
    any: [`${the(what)} ${verb(what, 'is', 'are')} ${words}.`, `${what.text}: ${words}.`, `${the(what)}? ${words}.`],
  }),
  also: ({ words }) => ({ any: [`And ${words}.`, `${words}, too.`, `Last, ${words}.`] }),
  list: ({ what, list, whole, count }) =>
    what
      ? {
          any: [
            whole ? `${what.text}: ${list}.` : `First of the ${what.text}: ${list}.`,
            whole && `The ${what.text} are ${list}.`,
            `Among the ${what.text}: ${list}.`,
            whole && `${smallNumber(Math.min(count, 99))} ${what.text}: ${list}.`,
            `Which ${what.text}? ${list}.`,
          ],
        }
      : { any: [`${list}.`, `Here: ${list}.`, `In order: ${list}.`] },
  more: ({ list }) => ({
    any: [`Then ${list}.`, `After them, ${list}.`, `Also ${list}.`, `Further on, ${list}.`],
  }),
  ...MOMENTS_EN,
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `${who.ref} says: ${words}`, `In the words of ${who.ref}: ${words}`],
          anchor: [`${who.ref} puts it this way: ${words}`],
          desk: [`Word from ${who.ref}: ${words}`],
          loud: [`Hear ${who.ref}: ${words}`],
          calm: [`${who.ref} said this: ${words}`],
        }
      : { any: [`In their words: ${words}`, `As it was put: ${words}`] },
  source: ({ who, on: time }) => {
    if (!who) return { any: [time === '' ? 'Those are the figures.' : `Those are the figures ${time}.`] };
    const { ref, raw } = who;
    const since = time.replace(/^(?:on|in|at) /, 'as of ');
    return {
      any: [
        !/s$|^the /i.test(raw) && `That's ${ref}'s reading ${time}.`,
        `So says ${ref}, ${time}.`,
        `The figures are from ${ref}.`,
        `Who counted? ${ref}.`,
      ],
      desk: [`Data by ${ref}.`],
      anchor: [`Those figures come from ${ref}, ${since}.`, `That is by the count of ${ref}.`],
    };
  },
  against: 'against',
};

export const CLOSING_EN: ClosingPhrases = {
  link: (address) => `More at ${address}`,
  source: (name) => `Figures by ${name}`,
};
