import { refer } from '@app/picture';
import { type FactName } from '@app/facts';
import type { LeadIdea } from '../../composer/idea';
import { leadsFromLeast } from '../../composer/table-ideas';
import type { LineContext, Wording } from '../../composer/wording';
import { named } from '../references';
import { isLevel } from '../table-sense';
import { rowNoun, labelWithin, listed, withVerb } from './grammar.en';
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
