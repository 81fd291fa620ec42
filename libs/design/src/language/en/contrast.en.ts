import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { ComparisonIdea } from '../../composer/idea';
import type { Wording } from '../../composer/wording';
import { named, size } from '../references';
import { ways } from '../ways';

/** The other side of a flow. */
export function flowContrast(idea: ComparisonIdea): Wording[] {
  const who = idea.otherName ? named(idea.otherName) : 'The other side';
  const out = idea.other.sign < 0;
  const amount = idea.said ? refer(idea.said.key) : `${size(idea.other)} ${out ? 'out' : 'in'}`;
  return ways({
    any: [
      `${who} did the opposite: ${amount}.`,
      `${who} went the other way: ${amount}.`,
      `And ${who}? ${upperFirst(amount)}.`,
      `Against that, ${who}: ${amount}.`,
    ],
    poster: [
      `${who}? ${upperFirst(amount)}.`,
      `${who} did not. ${upperFirst(amount)}.`,
      `The other side: ${who}, ${amount}.`,
    ],
    desk: [`${who}, ${amount}.`, `Other side, ${who}: ${amount}.`, `${who} the other way, ${amount}.`],
    anchor: [
      `On the other side, ${who}: ${amount}.`,
      `${who} moved the opposite way: ${amount}.`,
      `Meanwhile ${who} saw ${amount}.`,
    ],
    loud: [
      `${who}? The other way! ${upperFirst(amount)}.`,
      `In the other corner, ${who}: ${amount}.`,
      `Not so ${who}! ${upperFirst(amount)}.`,
    ],
    calm: [
      `Elsewhere, ${who}. ${upperFirst(amount)}.`,
      `${who}, the other way: ${amount}.`,
      `And beyond them, ${who}. ${upperFirst(amount)}.`,
    ],
  });
}
