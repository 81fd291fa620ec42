import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { SeriesIdea } from '../../composer/idea';
import type { GroupsIdea, ProgressIdea, RangeIdea } from '../../composer/idea-charts';
import type { LineContext, Wording } from '../../composer/wording';
import { figure, lowerFirst, named, periodNoun } from '../references';
import { atTime, isPlural, labelText, labelWithin, theLabel, withVerb } from './grammar.en';
import { naming, ways } from '../ways';

/** A price as candles: where it closed, or from where to where it went. */
export function candleWordings(idea: SeriesIdea, context: LineContext): Wording[] {
  const first = idea.points[0];
  const last = idea.points.at(-1);
  const start = context.story.candles.get(idea.table.key)?.[0];
  if (!first || !last || !start) return [];
  const value = figure(last.fact);
  const when = atTime(last.name, context.story);
  const from = refer(start.open);
  const since = atTime(first.name, context.story);
  if (!idea.of || !context.told.has(idea.of.key))
    return ways({
      any: [
        `The last close: ${value}.`,
        `It closed at ${value}, ${when}.`,
        `Last close, ${when}: ${value}.`,
        `Where did it close? At ${value}.`,
      ],
      poster: [`Closed at ${value}.`],
      desk: [`Last ${value}.`, `${value} on the close.`],
      anchor: [`Trading closed at ${value} ${when}.`],
      loud: [`The bell! ${value}.`],
      calm: [`The day ended at ${value}.`],
    });
  return ways({
    any: [
      `The chart opens at ${from}, ${since}.`,
      `${upperFirst(since)} it opened at ${from}.`,
      `It set out from ${from} ${since}.`,
      `And where did it start? At ${from}.`,
      `It opened at ${from}.`,
      `At the first bell, ${from}.`,
      `It set out from ${from}.`,
    ],
    poster: [`Opened at ${from}.`],
    desk: [`From an open of ${from} ${since}.`, `Opened ${from}, ${since}.`],
    anchor: [`Trading opened ${since} at ${from}.`, `Trading began at ${from}.`, `The chart begins at ${from}.`],
    loud: [`Opening bell: ${from}!`, `It came in at ${from}, ${since}.`],
    calm: [`It began ${since}, at ${from}.`, `It began at ${from}.`, `In the beginning, ${from}.`],
  });
}

/** Between which prices it was traded. */
export function rangeWordings({ high, low }: RangeIdea, context: LineContext): Wording[] {
  const top = figure(high.fact);
  const bottom = figure(low.fact);
  const when = atTime(high.name, context.story);
  return ways({
    any: [
      `It never traded above ${top} or below ${bottom}.`,
      `It never traded above ${top}.`,
      `Nobody paid more than ${top}.`,
      `It never sank below ${bottom}.`,
      `The range: from ${bottom} to ${top}.`,
      `Trades ran from ${bottom} up to ${top}.`,
      `How far did it swing? Between ${bottom} and ${top}.`,
    ],
    poster: [`High, ${top}. Low, ${bottom}.`],
    desk: [`Range ${bottom} to ${top}.`, `High ${top} ${when}, low ${bottom}.`],
    anchor: [
      `At no point did it go above ${top}.`,
      `The price moved between ${bottom} and ${top}.`,
      `Its high came ${when}, at ${top}.`,
    ],
    loud: [`Floor, ${bottom}. Ceiling, ${top}!`],
    calm: [`Between ${bottom} and ${top}, it moved.`, `It went no lower than ${bottom}.`],
  });
}

/** Columns side by side: which is ahead throughout, or how they stand in one row. */
export function groupsWordings(idea: GroupsIdea, context: LineContext): Wording[] {
  const row = idea.table.temporal ? idea.rows.at(-1) : idea.rows[0];
  const [a, b] = row?.facts ?? [];
  if (!row || !a || !b) return [];
  const { story } = context;
  const where = idea.table.temporal ? atTime(row.name, story) : `for ${named(row.name)}`;
  const x = figure(a);
  const y = figure(b);
  const noun = idea.table.temporal ? periodNoun(row.name, story) : 'row';
  const [over, under] = idea.ahead < 0 ? [b, a] : [a, b];
  const led = idea.ahead !== 0 && idea.table.temporal;
  const stay = isPlural(labelText(over)) ? 'stay' : 'stays';
  const lines = ways({
    any: [
      `${labelText(a)} ${where}: ${x}. ${labelText(b)}: ${y}.`,
      `${upperFirst(where)}, ${labelWithin(a)} ${isPlural(labelText(a)) ? 'are' : 'is'} ${x}, ${labelWithin(b)} ${y}.`,
      `${x} of ${labelWithin(a)} ${where}, and ${y} of ${labelWithin(b)}.`,
      led && `${labelText(over)} ${stay} above ${labelWithin(under)} in every ${noun}.`,
      `How do they compare ${where}? ${x} against ${y}.`,
    ],
    poster: [`${labelText(a)}, ${x}. ${labelText(b)}, ${y}.`, led && `Every ${noun}, more ${labelWithin(over)}.`],
    desk: [`${labelText(a)} ${x} against ${labelWithin(b)} ${y}, ${where}.`, `${upperFirst(where)}: ${x} to ${y}.`],
    anchor: [
      `${upperFirst(where)}, ${theLabel(a)} came to ${x} and ${theLabel(b)} to ${y}.`,
      led && `In no ${noun} did ${labelWithin(under)} pass ${labelWithin(over)}.`,
    ],
    loud: [`${labelText(a)} versus ${labelWithin(b)}: ${x}, ${y}!`],
    calm: [
      `Side by side ${where}: ${x}, and ${y}.`,
      led && `${upperFirst(noun)} by ${noun}, ${labelWithin(over)} above ${labelWithin(under)}.`,
    ],
  });
  return idea.table.temporal ? lines : naming(lines, row.name);
}

/** How far the furthest has come, and towards what. */
export function progressWordings(idea: ProgressIdea, context: LineContext): Wording[] {
  const [first, second] = idea.items;
  if (!first) return [];
  const value = figure(first.fact);
  const goal = first.goal ? figure(first.goal) : '';
  const what = first.name ? named(first.name) : labelText(first.fact);
  if (goal !== '')
    return ways({
      any: [
        `${what}: ${value} of ${goal}.`,
        `${value} of ${goal} is there: ${lowerName(first.name !== null, what)}.`,
        `${what} stands at ${value}, out of ${goal}.`,
        `How far along is it? ${value} of ${goal}.`,
        first.name !== null && idea.items.length > 1 && `Closest to its goal: ${what}, with ${value} of ${goal}.`,
      ],
      poster: [`${value}. Of ${goal}.`],
      desk: [`${what}, ${value} of ${goal}.`],
      anchor: [`So far, ${value} of ${goal}: ${lowerName(first.name !== null, what)}.`],
      loud: [`${value}! Out of ${goal}!`],
      calm: [`Of ${goal}, ${value} so far.`],
    });
  const next = second?.name ? `${named(second.name)}, ${figure(second.fact)}` : '';
  return ways({
    any: [
      `Furthest along: ${what}, at ${value}.`,
      `${what} comes first, at ${value}.`,
      next !== '' && `${what} is at ${value}, then ${next}.`,
      `Who is furthest? ${what}, at ${value}.`,
    ],
    poster: [`${what}. ${value}.`],
    desk: [`${what} ${value} done.`],
    anchor: [
      first.name &&
        withVerb(first.name, context.story, ['leads', 'lead'], (verb) => `${what} ${verb} the way, at ${value}.`),
    ],
    loud: [`${what} is out in front: ${value}!`],
    calm: [`${what} has come furthest. ${value}.`],
  });
}

function lowerName(isName: boolean, what: string): string {
  return isName ? what : lowerFirst(what);
}
