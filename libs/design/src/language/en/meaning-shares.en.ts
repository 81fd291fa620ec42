import { isPlural, labelText } from './grammar.en';
import { isMost, type Meaning } from './meaning-kind.en';
import { ways } from '../ways';

/** Percentages of a whole, said as who holds it or how full it is. */
export const SHARE_MEANINGS: readonly Meaning[] = [
  {
    words: /^utilization$/,
    kinds: ['percent'],
    say: (value, fact, { story }) => {
      const pool = story.domain === 'pool';
      if (!pool)
        return ways({
          any: [
            `${value} of it is in use.`,
            isMost(fact) && `Most of it is in use: ${value}.`,
            `In use right now: ${value}.`,
            `How much is in use? ${value}.`,
            `${value} is taken up.`,
          ],
        });
      return ways({
        any: [
          isMost(fact) && `Borrowers hold on to most of it: ${value}.`,
          isMost(fact) && `Of every dollar in it, borrowers hold on to most: ${value}.`,
          `${value} of the pool is lent out.`,
          `How much is lent out? ${value}.`,
        ],
        poster: [isMost(fact) ? `Most of it is lent out. ${value}.` : `Lent out: ${value}.`, `${value} lent out.`],
        desk: [`Utilization, ${value}.`, isMost(fact) ? `Most of it lent out, ${value}.` : `Lent out, ${value}.`],
        anchor: [
          isMost(fact) && `Most of the money is with borrowers: utilization stands at ${value}.`,
          `Borrowers have taken ${value} of the pool.`,
          `The pool is ${value} lent out.`,
        ],
      });
    },
  },
  {
    words: /(^| )turnout$/,
    kinds: ['percent'],
    say: (value, fact) =>
      ways({
        any: [
          isMost(fact) && `Most voters turned out: ${value}.`,
          `${value} of voters turned out.`,
          `Turnout came to ${value}.`,
          `How many voted? ${value}.`,
        ],
        poster: [`Turnout. ${value}.`],
        desk: [`Turnout, ${value}.`],
        anchor: [`Turnout stands at ${value}.`, isMost(fact) && `More than half went to vote: ${value}.`],
      }),
  },
  {
    words: /^\w+ share$/,
    kinds: ['percent'],
    say: (value, fact) => {
      const noun = labelText(fact).replace(/ share$/i, '');
      const make = isPlural(noun) ? 'make' : 'makes';
      return ways({
        any: [
          isMost(fact) && `${noun} ${make} up most of it: ${value}.`,
          `${noun} ${make} up ${value}.`,
          `${value} is ${noun.toLowerCase()}.`,
          `How much is ${noun.toLowerCase()}? ${value}.`,
          `The share of ${noun.toLowerCase()}: ${value}.`,
        ],
      });
    },
  },
  {
    words: /^uptime$/,
    kinds: ['percent'],
    say: (value) =>
      ways({
        any: [
          `It was up ${value} of the time.`,
          `Up ${value} of the time.`,
          `${value} of the time, it was there.`,
          `How reliable? Up ${value} of the time.`,
          `Uptime stands at ${value}.`,
        ],
      }),
  },
  {
    words: /^(occupancy|occupied)$/,
    kinds: ['percent'],
    say: (value, fact) =>
      ways({
        any: [
          isMost(fact) && `Most of it is taken: ${value}.`,
          `${value} of it is taken.`,
          `Occupancy stands at ${value}.`,
          `How full is it? ${value}.`,
          `${value} full.`,
        ],
      }),
  },
  {
    words: /^humidity$/,
    kinds: ['percent'],
    say: (value) =>
      ways({
        any: [
          `The air is at ${value} humidity.`,
          `Humidity stands at ${value}.`,
          `And humidity? ${value}.`,
          `Humidity reads ${value}.`,
          `In the air, ${value} humidity.`,
        ],
      }),
  },
  {
    words: /^margin$/,
    kinds: ['percent'],
    say: (value) =>
      ways({
        any: [
          `It keeps a margin of ${value}.`,
          `The margin: ${value}.`,
          `That leaves a margin of ${value}.`,
          `And the margin? ${value}.`,
          `${value} is the margin.`,
        ],
      }),
  },
];
