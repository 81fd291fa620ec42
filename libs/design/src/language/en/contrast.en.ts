import { refer } from '@app/render';
import { upperFirst } from '@app/facts';
import type { ComparisonIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { named, figure, size } from '../references';
import { isPlural, labelText, labelWithin, theLabel } from './grammar.en';
import { ways } from '../ways';

/** Contrasts: the benchmark, what it was before, the target, the other side (NARRATION.md, rule 2). */
export function comparisonWordings(idea: ComparisonIdea, context: LineContext): Wording[] {
  if (idea.role === 'flow') return flowContrast(idea);
  if (idea.role === 'previous') return previousWordings(idea, context);
  return idea.role === 'target' ? targetWordings(idea, context) : benchmarkWordings(idea, context);
}

function benchmarkWordings(idea: ComparisonIdea, context: LineContext): Wording[] {
  const value = figure(idea.other);
  const more = (idea.subject.number ?? 0) > (idea.other.number ?? 0);
  const same = idea.subject.number === idea.other.number;
  const other = idea.otherName ? named(idea.otherName) : labelWithin(idea.other);
  const rate = idea.subject.words.includes('apy') || idea.subject.words.includes('apr');
  const pays = rate ? 'pays' : 'stands at';
  const mine = context.told.has(idea.subject.key) ? '' : `${labelText(idea.subject)}: ${figure(idea.subject)}. `;
  if (same)
    return ways({
      any: [`${mine}Level with the ${other}, at ${value}.`, `${mine}The ${other} is the same: ${value}.`],
    });
  return ways({
    any: [
      `${mine}The ${other}? ${value}.`,
      `${mine}And the ${other}? ${value}.`,
      `${mine}That ${more ? 'beats' : 'trails'} the ${other}, at ${value}.`,
      `${mine}The ${other} ${pays} ${value}.`,
      `${mine}${more ? 'Above' : 'Below'} the ${other}, at ${value}.`,
    ],
    poster: [
      `${mine}The ${other}: ${value}.`,
      `${mine}${value} for the ${other}.`,
      `${mine}Against ${value}. The ${other}.`,
    ],
    desk: [
      `${mine}Against ${value} on the ${other}.`,
      `${mine}${upperFirst(other)}, ${value}.`,
      `${mine}The ${other} ${more ? 'trails' : 'leads'} at ${value}.`,
    ],
    anchor: [
      `${mine}By comparison, the ${other} ${pays} ${value}.`,
      rate && `${mine}The ${other} offers ${more ? 'less' : 'more'}: ${value}.`,
      `${mine}The ${other} stands at ${value}.`,
      `${mine}${more ? 'More' : 'Less'} than the ${other}, which ${rate ? 'pays' : 'is at'} ${value}.`,
    ],
    loud: [
      `${mine}The ${other}? Left at ${value}!`,
      `${mine}In the other corner, the ${other}: ${value}.`,
      `${mine}${value} for the ${other}. ${more ? 'Beaten' : 'Ahead'}!`,
    ],
    calm: [
      `${mine}The ${other} rests at ${value}.`,
      `${mine}Elsewhere, the ${other}: ${value}.`,
      `${mine}Beside it, the ${other}. ${value}.`,
    ],
  });
}

function targetWordings(idea: ComparisonIdea, context: LineContext): Wording[] {
  const value = figure(idea.other);
  const goal = labelWithin(idea.other);
  const mine = context.told.has(idea.subject.key) ? '' : `${labelText(idea.subject)}: ${figure(idea.subject)}. `;
  if (idea.subject.number === idea.other.number)
    return ways({ any: [`${mine}Exactly on the ${goal}: ${value}.`, `${mine}The ${goal} was ${value}. It was met.`] });
  const more = (idea.subject.number ?? 0) > (idea.other.number ?? 0);
  const x = figure(idea.subject);
  const towards = mine !== '' && !more;
  return ways({
    any: [
      towards && `${labelText(idea.subject)}: ${x} of ${value}.`,
      towards && `${x} so far, of ${value}.`,
      towards && `So far ${x}, out of ${value}.`,
      `${mine}That is ${more ? 'above' : 'below'} the ${goal} of ${value}.`,
      `${mine}The ${goal}? ${value}.`,
      `${mine}The ${goal} is ${value}.`,
      `${mine}${more ? 'More' : 'Less'} than the ${goal}, which is ${value}.`,
    ],
    poster: [`${mine}The ${goal}: ${value}.`],
    desk: [`${mine}${more ? 'Over' : 'Under'} the ${goal}, ${value}.`],
    anchor: [`${mine}The ${goal} is set at ${value}.`],
  });
}

/** What it was before: in short where the present value was just told, with its name otherwise. */
function previousWordings(idea: ComparisonIdea, context: LineContext): Wording[] {
  const when = idea.period === '' ? 'before' : idea.period;
  const was = figure(idea.other);
  const opening = idea.period === '' ? 'Before that' : upperFirst(when);
  const change = Math.sign((idea.subject.number ?? 0) - (idea.other.number ?? 0));
  if (context.told.has(idea.subject.key)) {
    return ways({
      any: [
        `It was ${was} ${when}.`,
        `${opening}? ${was}.`,
        `${opening}, it stood at ${was}.`,
        change !== 0 && `That is ${change > 0 ? 'up' : 'down'} from ${was} ${when}.`,
      ],
      poster: [`${opening}: ${was}.`, `${was} ${when}.`],
      desk: [`${change > 0 ? 'Up' : 'Down'} from ${was}.`, `${opening}, ${was}.`],
      anchor: [`${opening} the figure was ${was}.`, `It compares with ${was} ${when}.`],
      loud: [`Before and after: ${was}, then this!`, `Remember ${was}? That was ${when}.`],
      calm: [`${opening}, still ${was}.`, `Once, ${when}, it was ${was}.`],
    });
  }
  const now = figure(idea.subject);
  const move = change > 0 ? 'up from' : change < 0 ? 'down from' : 'level with';
  const label = labelText(idea.subject);
  const plural = isPlural(label);
  return ways({
    any: [
      `${label}: ${now}, ${move} ${was}.`,
      `${label} ${plural ? 'stand' : 'stands'} at ${now}, ${move} ${was}.`,
      `${label} went from ${was} to ${now}.`,
    ],
    poster: [
      `${label}. From ${was} to ${now}.`,
      `${now}. ${upperFirst(theLabel(idea.subject))} ${plural ? 'were' : 'was'} ${was} ${when}.`,
    ],
    desk: [`${label} ${now}, ${move} ${was}.`],
    anchor: [`${upperFirst(theLabel(idea.subject))} ${plural ? 'are' : 'is'} ${now}, ${move} ${was}.`],
  });
}

function flowContrast(idea: ComparisonIdea): Wording[] {
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
