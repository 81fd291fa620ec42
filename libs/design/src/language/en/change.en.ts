import { upperFirst } from '@app/facts';
import type { ChangeIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { figure, lowerFirst, size, upDown, windowText } from '../references';
import { isPlural, labelText, moveVerb } from './grammar.en';
import { ways } from '../ways';

/** A movement: in short where what moved was just told, with its name and value otherwise. */
export function changeWordings(idea: ChangeIdea, context: LineContext): Wording[] {
  const { fact, of } = idea;
  const window = windowText(fact, context.story);
  const within = window ? ` in ${window}` : '';
  const way = upDown(fact);
  const amount = size(fact);
  const pool = of.words.includes('tvl');
  const what = pool ? 'Deposits' : labelText(of);
  const plural = isPlural(what);
  if (fact.sign === 0)
    return ways({ any: [`${what} did not move${within}.`, `${what} stood still${within}.`, `No movement${within}.`] });
  const verb = moveVerb(fact, plural);
  const rise = fact.sign > 0 ? 'rise' : 'fall';
  if (idea.told || context.told.has(of.key)) {
    return ways({
      any: [
        `That is ${way} ${amount}${within}.`,
        `${upperFirst(way)} ${amount}${within}.`,
        `${what} ${verb} ${amount}${within}.`,
        `Which way? ${upperFirst(way)}, by ${amount}${within}.`,
      ],
      poster: [`${what}, ${way} ${amount}${within}.`, window !== '' && `In ${window}: ${way} ${amount}.`],
      desk: [`${what} ${way} ${amount}${within}.`, window !== '' && `${upperFirst(way)} ${amount} over ${window}.`],
      anchor: [
        window !== '' && `Over ${window}, that is a ${rise} of ${amount}.`,
        `A ${rise} of ${amount}${within}.`,
        `${what} ${plural ? 'have' : 'has'} moved ${way} ${amount}${within}.`,
      ],
    });
  }
  const value = figure(of);
  return ways({
    any: [
      `${what} ${plural ? 'are' : 'is'} ${way} ${amount}, to ${value}.`,
      `${what}: ${value}, ${way} ${amount}${within}.`,
      `${what} ${verb} ${amount}, to ${value}.`,
    ],
    poster: [`${what}: ${value}. ${upperFirst(way)} ${amount}.`, `${value}. ${what}, ${way} ${amount}.`],
    desk: [`${what} ${value}, ${way} ${amount}.`, `${what} ${way} ${amount}, at ${value}.`],
    anchor: [
      `${what} now ${plural ? 'stand' : 'stands'} at ${value}, ${way} ${amount}.`,
      `A ${rise} of ${amount} brings ${lowerFirst(what)} to ${value}.`,
    ],
    loud: [`${what}, ${way} ${amount}! Now ${value}.`],
    calm: [`${what}, ${way} ${amount}. Now ${value}.`],
  });
}
