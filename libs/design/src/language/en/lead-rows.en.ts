import { refer } from '@app/render';
import { type FactName, upperFirst } from '@app/facts';
import type { LeadIdea } from '../../composer/idea';
import { leadsFromLeast } from '../../composer/table-ideas';
import type { LineContext, Wording } from '../../composer/wording';
import { isPlain, named, periodNoun } from '../references';
import { isLevel } from '../table-sense';
import { atTime, rowNoun, labelText, labelWithin, listed, withVerb } from './grammar.en';
import { smallNumber } from './number.en';
import { tellAnswer } from '../tell-sides';
import { ways } from '../ways';

/** The first of a table. */
export function leaderLead(idea: LeadIdea, name: FactName, context: LineContext): Wording[] {
  const { fact, table } = idea;
  const { story } = context;
  const who = named(name);
  const value = refer(fact.key);
  const column = table?.columns.find((candidate) => candidate.name === table.main);
  const noun = column && column.label !== '' ? rowNoun({ name, fact }, table) : '';
  const by =
    noun === '' && column && column.label !== '' && name.form === 'full' && labelWithin(fact) !== fact.unit?.id
      ? labelWithin(fact)
      : '';
  if (idea.level.length === 0 && story.subject.question)
    return ways(tellAnswer(story.subject.question, name, fact, 'en'));
  if (idea.level.length > 0) return sharedLead([name, ...idea.level], `${value}${noun}`, by);
  if (!(table && leadsFromLeast(table)) && isLevel(fact)) {
    const what = labelWithin(fact);
    return ways({
      any: [
        `${value} for ${who}: the highest ${what} of all.`,
        `${who}, ${value}. Highest ${what} listed.`,
        `The highest ${what}: ${who}, at ${value}.`,
      ],
      poster: [`${value}. ${who}.`, `${who}: ${value}. Nothing higher.`],
      desk: [`Highest ${what}, ${who} at ${value}.`, `${who} tops the ${what} list: ${value}.`],
      anchor: [`No ${what} is higher: ${value} for ${who}.`, `At ${value}, ${who} has the highest ${what}.`],
    });
  }
  const venue = story.subject.venue;
  const of = story.domain === 'standings' && venue ? `the ${refer(venue.key)}` : '';
  const lead = (say: (verb: string) => string): string | null => withVerb(name, story, ['leads', 'lead'], say);
  const be = (say: (verb: string) => string): string | null => withVerb(name, story, ['is', 'are'], say);
  const tail = by === '' ? '' : ` by ${by}`;
  return ways({
    any: [
      be((verb) => `${who} ${verb} top${tail}, ${noun ? 'on' : 'with'} ${value}${noun}.`),
      lead((verb) => `${value}${noun}. ${who} ${verb}${tail}.`),
      `First${tail}: ${who}, with ${value}${noun}.`,
    ],
    poster: [
      `${value}${noun}. ${who}, first.`,
      lead((verb) => `${who} ${verb}. ${value}${noun}.`),
      `${who}. First, ${noun ? 'on' : 'with'} ${value}.`,
      `On top${tail}: ${who}. ${value}${noun}.`,
    ],
    desk: [
      `${who} on top${tail}, ${value}${noun}.`,
      `Top spot${tail}: ${who}, ${value}${noun}.`,
      `${who}, ${value}${noun}, first${tail}.`,
      `First, ${who}, at ${value}${noun}.`,
    ],
    anchor: [
      lead((verb) => `${who} ${verb}${of ? ` ${of}` : tail} ${noun ? 'on' : 'with'} ${value}${noun}.`),
      of !== '' && `At the top of ${of}: ${who}, on ${value}${noun}.`,
      `First place goes to ${who}, with ${value}${noun}.`,
      withVerb(name, story, ['holds', 'hold'], (verb) => `${who} ${verb} first place with ${value}${noun}.`),
      withVerb(name, story, ['stands', 'stand'], (verb) => `With ${value}${noun}, ${who} ${verb} first.`),
    ],
    loud: [
      `${who}! First, ${noun ? 'on' : 'with'} ${value}${noun}.`,
      `Number one${tail}: ${who}. ${value}${noun}!`,
      `Top of the pile${tail}? ${who}, ${value}${noun}!`,
    ],
    calm: [
      `Above all others${tail}, ${who}. ${value}${noun}.`,
      `${value}${noun}. ${who}, and then the rest.`,
      be((verb) => `${who} ${verb} ahead of them all. ${value}${noun}.`),
    ],
  });
}

function sharedLead(names: readonly FactName[], value: string, by: string): Wording[] {
  const tail = by === '' ? '' : ` by ${by}`;
  if (names.length > 3)
    return ways({
      any: [
        `${value}: ${smallNumber(Math.min(names.length, 99))} share the lead${tail}.`,
        `A tie at the top${tail}: ${value}.`,
      ],
    });
  const who = listed(names.map(named));
  return ways({
    any: [
      `${who} share the lead${tail}, on ${value}.`,
      `${who} are level at the top: ${value}.`,
      `A tie${tail}: ${who}, on ${value}.`,
    ],
    poster: [`${value} each. ${who}.`, `${who}. ${value} each.`],
    desk: [`Level on top: ${who}, ${value}.`, `${who}, tied at ${value}.`],
    anchor: [`First place is shared: ${who}, on ${value}.`, `Nothing separates ${who}, on ${value}.`],
  });
}

/** The newest value of a series where it is a record, else its peak. */
export function seriesLead(idea: LeadIdea, name: FactName, context: LineContext): Wording[] {
  const { fact, table, shape } = idea;
  const { story } = context;
  const value = refer(fact.key);
  const column = table?.columns.find((candidate) => candidate.name === table.main);
  const labelled = column !== undefined && column.label !== '' && fact.label.length > 1;
  const noun = labelled ? rowNoun({ name, fact }, table) : '';
  const when = listed([name, ...idea.level].slice(0, 3).map((one) => atTime(one, story)));
  const period = periodNoun(name, story);
  const isNamed = labelled && name.form === 'full' && fact.kind !== 'temperature';
  const ofTable = column?.label === '' && table && table.label !== '' && isPlain(table.label) ? ` ${table.label}.` : '';
  const what = noun === '' && isNamed ? ` ${labelText(fact)}.` : ofTable;
  const rows = table?.rows.length ?? 0;
  const most = rows > 12 ? 'list' : smallNumber(rows);
  const week = rows === 7 && period === 'day' && noun !== '';
  const alone = idea.level.length === 0;
  const best = !alone ? 'the high' : week ? 'the best day of the week' : `the highest ${period} of the ${most}`;
  if (shape === 'latest') {
    return ways({
      any: [
        `${value}${noun} ${when}.${what}`,
        `${upperFirst(when)}: ${value}${noun}.${what}`,
        `${value}${noun} ${when}, the latest and the highest.`,
      ],
      poster: [`${value}${noun}. ${upperFirst(when)}.`, `${upperFirst(when)}, ${value}${noun}. A high.`],
      desk: [`Last: ${value}${noun} ${when}.${what}`, `${value}${noun} ${when}, the high.`],
      anchor: [
        `The high, and the latest: ${value}${noun} ${when}.`,
        `${upperFirst(when)} it reached ${value}${noun}.${what}`,
      ],
    });
  }
  return ways({
    any: [
      `${value}${noun} ${when}, ${best}.${what}`,
      `${upperFirst(when)}, ${value}${noun}: ${best}.`,
      `${upperFirst(best)}: ${value}${noun}, ${when}.`,
    ],
    poster: [`${value}${noun}. ${upperFirst(when)}.`, `${upperFirst(when)}: ${value}${noun}. ${upperFirst(best)}.`],
    desk: [`${value}${noun} ${when}.${what}`, `High of ${value}${noun}, ${when}.`],
    anchor: [`The high: ${value}${noun} ${when}.${what}`, `It peaked ${when}, at ${value}${noun}.`],
    loud: [`${value}${noun} ${when}!${what}`, `${upperFirst(when)}! ${value}${noun}.`],
    calm: [`${upperFirst(when)}, it came to ${value}${noun}.`, `${value}${noun}, ${when}. ${upperFirst(best)}.`],
  });
}
