import { refer } from '@app/render';
import { upperFirst } from '@app/facts';
import { labelWithin, theLabel } from './grammar.en';
import { type Meaning, subjectName } from './meaning-kind.en';
import { SIZE } from '../../figures/figure-table';
import { ways } from '../ways';

/** Amounts, weights, times and prices, said with the verb that belongs to them. */
export const AMOUNT_MEANINGS: readonly Meaning[] = [
  {
    words: /^tvl$/,
    kinds: ['currency'],
    say: (value) =>
      ways({
        any: [
          `The pool holds ${value}.`,
          `${value} sits in the pool.`,
          `How big is the pool? ${value}.`,
          `In the pool: ${value}.`,
          `Deposits come to ${value}.`,
        ],
        desk: [`TVL, ${value}.`],
      }),
  },
  {
    words: /^market cap$/,
    say: (value, _, context) =>
      ways({
        any: [
          `The market values ${subjectName(context)} at ${value}.`,
          `Market value: ${value}.`,
          `All of ${subjectName(context)} is worth ${value}.`,
          `What is it worth? ${value}.`,
        ],
        poster: [`${value}. The whole of ${subjectName(context)}.`],
        desk: [`Market cap, ${value}.`, `Cap at ${value}.`],
        anchor: [
          `At market prices, ${subjectName(context)} is worth ${value}.`,
          `The market puts ${subjectName(context)} at ${value}.`,
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
    words: /^(rating|stars|review score|guest rating)$/,
    kinds: ['ratio', 'count'],
    most: 10,
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
    words:
      /^(?!.*\b(?:subtotal|original|list|old|average|avg|median|target|closing)\b)(?:.* )?price( |$)|^(fee|fare|cost|rent)$/,
    kinds: ['currency'],
    say: (value, fact, context) =>
      ways({
        any: [
          `The price: ${value}.`,
          `What does it cost? ${value}.`,
          `${value} is ${theLabel(fact)}.`,
          `It costs ${value}.`,
          `${upperFirst(theLabel(fact))} is ${value}.`,
        ],
        anchor: [
          context.story.subject.main !== null &&
            fact.words.join() === 'price' &&
            `${subjectName(context)} costs ${value}.`,
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
      const amount = refer(fact.sign < 0 ? `${fact.key}${SIZE}` : fact.key);
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
          `${upperFirst(theLabel(fact))} takes ${value}.`,
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
