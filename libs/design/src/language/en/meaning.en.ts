import { refer } from '@app/render';
import type { Fact } from '@app/sources';
import type { LineContext, Wording } from '../../composer/wording';
import { figure, isPlural, labelText, labelWithin, theLabel } from './grammar.en';
import { ways } from './ways.en';

/** What a figure of a known kind says, beyond its label. Every claim holds by the figure itself. */
interface Meaning {
  /** Words of the fact's name, joined by spaces. */
  words: RegExp;
  kinds?: readonly Fact['kind'][];
  say: (value: string, fact: Fact, context: LineContext) => Wording[];
}

const half = (fact: Fact): boolean => (fact.number ?? 0) > 50 && (fact.number ?? 0) < 100;
const whose = (context: LineContext): string => {
  const { main } = context.story.subject;
  return main ? refer(main.key) : 'it';
};

const MEANINGS: readonly Meaning[] = [
  {
    words: /^utilization$/,
    kinds: ['percent'],
    say: (value, fact, { story }) => {
      const pool = story.domain === 'pool';
      if (!pool)
        return ways({
          any: [
            `${value} of it is in use.`,
            half(fact) && `Most of it is in use: ${value}.`,
            `In use right now: ${value}.`,
            `How much is in use? ${value}.`,
            `${value} is taken up.`,
          ],
        });
      return ways({
        any: [
          half(fact) && `Borrowers hold on to most of it: ${value}.`,
          half(fact) && `Of every dollar in it, borrowers hold on to most: ${value}.`,
          `${value} of the pool is lent out.`,
          `How much is lent out? ${value}.`,
        ],
        poster: [half(fact) ? `Most of it is lent out. ${value}.` : `Lent out: ${value}.`, `${value} lent out.`],
        desk: [`Utilization, ${value}.`, half(fact) ? `Most of it lent out, ${value}.` : `Lent out, ${value}.`],
        anchor: [
          half(fact) && `Most of the money is with borrowers: utilization stands at ${value}.`,
          `Borrowers have taken ${value} of the pool.`,
          `The pool is ${value} lent out.`,
        ],
      });
    },
  },
  {
    words: /^(market cap|fdv)$/,
    say: (value, _, context) =>
      ways({
        any: [
          `The market values ${whose(context)} at ${value}.`,
          `Market value: ${value}.`,
          `All of ${whose(context)} is worth ${value}.`,
          `What is it worth? ${value}.`,
        ],
        poster: [`${value}. The whole of ${whose(context)}.`],
        desk: [`Market cap, ${value}.`, `Cap at ${value}.`],
        anchor: [
          `At market prices, ${whose(context)} is worth ${value}.`,
          `The market puts ${whose(context)} at ${value}.`,
        ],
      }),
  },
  {
    words: /(^| )turnout$/,
    kinds: ['percent'],
    say: (value, fact) =>
      ways({
        any: [
          half(fact) && `Most voters turned out: ${value}.`,
          `${value} of voters turned out.`,
          `Turnout came to ${value}.`,
          `How many voted? ${value}.`,
        ],
        poster: [`Turnout. ${value}.`],
        desk: [`Turnout, ${value}.`],
        anchor: [`Turnout stands at ${value}.`, half(fact) && `More than half went to vote: ${value}.`],
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
          half(fact) && `${noun} ${make} up most of it: ${value}.`,
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
          half(fact) && `Most of it is taken: ${value}.`,
          `${value} of the rooms are taken.`,
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
    words: /^wind$/,
    say: (value) =>
      ways({
        any: [
          `The wind blows at ${value}.`,
          `Wind at ${value}.`,
          `And the wind? ${value}.`,
          `A wind of ${value}.`,
          `The wind comes in at ${value}.`,
        ],
      }),
  },
  {
    words: /^(rating|stars|score|review score|guest rating)$/,
    kinds: ['ratio', 'count'],
    say: (value, fact) =>
      ways({
        any: [
          `Rated ${value}.`,
          `It is rated ${value}.`,
          `${value}: that is ${theLabel(fact)}.`,
          `How is it rated? ${value}.`,
          `The ${labelWithin(fact)} comes to ${value}.`,
        ],
      }),
  },
  {
    words: /(^| )price( |$)|^(fee|fare|cost|rent)$/,
    kinds: ['currency'],
    say: (value, fact, context) =>
      ways({
        any: [
          `The price: ${value}.`,
          `What does it cost? ${value}.`,
          `${value} is ${theLabel(fact)}.`,
          `It costs ${value}.`,
          `${cap(theLabel(fact))} is ${value}.`,
        ],
        anchor: [
          context.story.subject.main !== null && fact.words.join() === 'price' && `${whose(context)} costs ${value}.`,
        ],
      }),
  },
  {
    words: /^(weight|mass)$/,
    kinds: ['measure'],
    say: (value) =>
      ways({
        any: [
          `It weighs ${value}.`,
          `On the scale: ${value}.`,
          `How heavy is it? ${value}.`,
          `${value}, by weight.`,
          `Its weight is ${value}.`,
        ],
      }),
  },
  {
    words: /^(employees|staff|headcount)$/,
    kinds: ['count'],
    say: (value) =>
      ways({
        any: [
          `It employs ${value} people.`,
          `${value} people work there.`,
          `How many work there? ${value}.`,
          `Staff: ${value}.`,
          `A staff of ${value}.`,
        ],
      }),
  },
  {
    words: /^(profit|net income)$/,
    kinds: ['currency'],
    say: (_, fact) => {
      const amount = refer(fact.sign < 0 ? `${fact.key}#size` : fact.key);
      if (fact.sign < 0)
        return ways({
          any: [
            `It made a loss of ${amount}.`,
            `The bottom line is a loss: ${amount}.`,
            `And the profit? A loss of ${amount}.`,
            `It lost ${amount}.`,
            `Below the line, a loss of ${amount}.`,
          ],
        });
      return ways({
        any: [
          `It made a profit of ${amount}.`,
          `Profit came to ${amount}.`,
          `${amount} is left as profit.`,
          `And the profit? ${amount}.`,
          `The bottom line: ${amount}.`,
        ],
      });
    },
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
  {
    words: /^revenue$/,
    kinds: ['currency'],
    say: (value) =>
      ways({
        any: [
          `It took in ${value}.`,
          `Revenue came to ${value}.`,
          `${value} came in as revenue.`,
          `And revenue? ${value}.`,
          `Revenue reached ${value}.`,
        ],
      }),
  },
  {
    words: /(^| )response( |$)/,
    kinds: ['duration'],
    say: (value, fact) =>
      ways({
        any: [
          `${cap(theLabel(fact))} takes ${value}.`,
          `A response takes ${value}${fact.words.includes('median') ? ', at the median' : ''}.`,
          `How long for an answer? ${value}.`,
          `Answers come in ${value}${fact.words.includes('median') ? ', median' : ''}.`,
          `${value} to a response.`,
        ],
      }),
  },
  {
    words: /^positions$/,
    kinds: ['count'],
    say: (value) =>
      ways({
        any: [
          `It holds ${value} positions.`,
          `Spread over ${value} positions.`,
          `${value} positions in all.`,
          `How many positions? ${value}.`,
          `The bag has ${value} positions.`,
        ],
      }),
  },
];

/** Sentences for a figure whose kind is known; empty where its label must speak. */
export function meaningOf(fact: Fact, context: LineContext): Wording[] {
  const name = fact.words.join(' ');
  const meaning = MEANINGS.find(({ words, kinds }) => words.test(name) && (!kinds || kinds.includes(fact.kind)));
  return meaning ? meaning.say(figure(fact), fact, context) : [];
}

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
