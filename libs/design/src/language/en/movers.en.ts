import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { MoverIdea, TradeIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { named, figure, size, upDown, windowText } from '../references';
import { ways } from '../ways';

/** One end of the movers: "PENDLE did best, up 22% in 24 hours." */
export function moverWordings(idea: MoverIdea, context: LineContext): Wording[] {
  const { row, end } = idea;
  const who = named(row.name);
  const moves = row.fact.kind === 'percent' && row.fact.sign !== 0;
  const say = moves ? `${upDown(row.fact)} ${size(row.fact)}` : figure(row.fact);
  const noun = moves ? ' mover' : '';
  const window = row.fact.window ? windowText(row.fact, context.story) : '';
  const within = moves && window ? ` in ${window}` : '';
  return ways({
    any: [
      `${who} did ${end}: ${say}${within}.`,
      `The ${end}${noun}? ${who}, ${say}.`,
      `${upperFirst(end)}${noun}: ${who}, ${say}.`,
      `The ${end}${noun} is ${who}, ${say}.`,
      moves && `${upperFirst(say)}${within}: ${who}, the ${end} of all.`,
    ],
    poster: [`${upperFirst(end)}: ${who}. ${upperFirst(say)}.`, `${who}, ${say}. The ${end}.`],
    desk: [`${who} ${end}, ${say}.`, `${upperFirst(end)} on the list, ${who}, ${say}.`],
    anchor: [
      `The ${end} of them, ${who}, ${moves ? 'is' : 'has'} ${say}${within}.`,
      `${end === 'best' ? 'In front' : 'At the back'}, ${who}: ${say}${within}.`,
    ],
    loud: [`${who}! ${upperFirst(say)}. The ${end}.`, `And the ${end}${noun} is ${who}: ${say}!`],
    calm: [`Of them all, ${who} did ${end}. ${upperFirst(say)}.`],
  });
}

/** What was bought or sold, in the payload's own words. */
export function tradeWordings({ row, side, again }: TradeIdea, context: LineContext): Wording[] {
  const what = named(row.name);
  const value = refer(row.fact.key);
  const did = side === 'buy' ? 'bought' : 'sold';
  const who = context.story.domain === 'wallet' ? 'The wallet' : 'It';
  const also = again ? 'also ' : '';
  if (side === 'buy') {
    return ways({
      any: [
        `It ${also}${did} ${value} of ${what}.`,
        `${value} went into ${what}.`,
        `${upperFirst(did)}: ${value} of ${what}.`,
        `What was bought? ${what}, for ${value}.`,
      ],
      poster: [`${what}, bought for ${value}.`],
      desk: [`Bought ${what}, ${value}.`],
      anchor: [`${who} ${also}bought ${what} for ${value}.`, `One purchase: ${what}, for ${value}.`],
    });
  }
  return ways({
    any: [
      `It ${also}${did} ${value} of ${what}.`,
      `Out went ${value} of ${what}.`,
      `${value} of ${what} was sold.`,
      `What was sold? ${what}, for ${value}.`,
    ],
    poster: [`${what}, sold for ${value}.`],
    desk: [`Sold ${what}, ${value}.`],
    anchor: [`${who} ${also}sold ${value} of ${what}.`, `One sale: ${what}, for ${value}.`],
  });
}
