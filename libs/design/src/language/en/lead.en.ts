import { refer } from '@app/render';
import type { LeadIdea, TextLeadIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { DESK, LOWER } from '../../figures/figure-table';
import { atTime, isPlural, labelText, labelWithin, named, periodNoun, size, upDown, windowText } from './grammar.en';
import { smallNumber } from './number.en';

/** Openings: the figure first, what it is second (NARRATION.md, rule 1). */
export function leadWordings(idea: LeadIdea, context: LineContext): Wording[] {
  const { domain } = context.story;
  if (idea.shape === 'flow') return flowLead(idea, context);
  if (idea.shape === 'leader') return leaderLead(idea, context);
  if (idea.shape === 'peak' || idea.shape === 'latest') return seriesLead(idea, context);
  if (idea.shape === 'change') return changeLead(idea, context);
  if (domain === 'pool') return poolLead(idea, context);
  if (domain === 'weather') return weatherLead(idea, context);
  return idea.previous ? movedLead(idea) : valueLead(idea, context);
}

function poolLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { main, place, venue } = context.story.subject;
  const rate = refer(idea.fact.key);
  const asset = main ? refer(main.key) : 'this pool';
  const on = place ? ` on ${refer(place.key)}` : '';
  const through = venue ? `, on ${refer(venue.key)}` : '';
  return [
    { frame: 'pool.earns', line: `${asset} earns ${rate}${on}.`, registers: ['poster'] },
    { frame: 'pool.rate-first', line: `${rate}. That is ${asset}${on}.`, registers: ['poster'] },
    { frame: 'pool.desk', line: `${asset}${on}, ${refer(idea.fact.key + DESK, 'bare')}.`, registers: ['desk'] },
    { frame: 'pool.desk-pays', line: `${rate} on ${asset}${on ? `,${on}` : ''}${through}.`, registers: ['desk'] },
    ...(place
      ? [
          {
            frame: 'pool.hour',
            line: `Rates${on} at this hour: ${rate} for ${asset} deposits.`,
            registers: ['anchor'] as const,
          },
        ]
      : []),
    { frame: 'pool.thats', line: `${rate}. That's what ${asset} earns${on}, right now${through}.` },
  ];
}

function weatherLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { story } = context;
  const place = story.subject.place ?? story.subject.main;
  const where = place ? ` in ${refer(place.key)}` : '';
  const condition = story.pack.facts.find(
    (fact) => fact.kind === 'name' && fact.words.includes('condition') && !/\/\d+\//.test(fact.key),
  );
  const and = condition ? `, and ${refer(condition.key + LOWER)}` : '';
  const value = refer(idea.fact.key);
  if (where === '' && and === '') return [{ frame: 'weather.bare', line: `${value} right now.` }];
  return [
    { frame: 'weather.now', line: `${value}${where}${and}.` },
    {
      frame: 'weather.desk',
      line: `${place ? `${refer(place.key)}, ` : ''}${value}${condition ? `. ${refer(condition.key)}.` : '.'}`,
      registers: ['desk'],
    },
    { frame: 'weather.anchor', line: `${value}${where} at this hour${and}.`, registers: ['anchor'] },
  ];
}

function valueLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { fact } = idea;
  const value = refer(fact.key);
  const label = labelWithin(fact);
  const plural = isPlural(fact.label);
  const counts = plural && fact.kind === 'count';
  const where = subjectTail(context);
  const be = plural ? 'are' : 'is';
  if (counts) {
    return [
      { frame: 'value.count', line: `${value} ${label}${where}.` },
      { frame: 'value.count-anchor', line: `The count${where}: ${value} ${label}.`, registers: ['anchor'] },
    ];
  }
  return [
    {
      frame: 'value.thats',
      line: `${value}. That ${be === 'are' ? 'is' : 'is'} the ${label}${where}.`,
      registers: ['anchor'],
    },
    { frame: 'value.fragment', line: `${value}. ${labelText(fact)}${where}.`, registers: ['poster'] },
    { frame: 'value.desk', line: `${labelText(fact)}${where}, ${value}.`, registers: ['desk'] },
    { frame: 'value.stands', line: `${value}: that is ${label}${where}.` },
  ];
}

/** Where or whose the figure is: "at Gate B", "in Bergen", "for Northwind". */
function subjectTail(context: LineContext): string {
  const { main, place } = context.story.subject;
  const region = place?.words.includes('region') === true || place?.words.includes('country') === true;
  if (place && !(main && region)) {
    const at = place.words.some((word) => ['gate', 'place', 'venue', 'airport', 'location'].includes(word))
      ? 'at'
      : place.words.includes('chain') || place.words.includes('network')
        ? 'on'
        : 'in';
    return ` ${at} ${refer(place.key)}`;
  }
  if (main)
    return ` ${main.words.some((word) => /museum|shop|store|bakery|station|restaurant|club/.test(word)) ? 'at' : 'for'} ${refer(main.key)}`;
  return '';
}

function movedLead(idea: LeadIdea): Wording[] {
  const { fact, previous } = idea;
  const value = refer(fact.key);
  const before = previous?.number ?? 0;
  const now = fact.number ?? 0;
  const plural = isPlural(fact.label);
  const label = labelText(fact);
  if (now === before) return [{ frame: 'moved.flat', line: `${value}. ${label} did not move.` }];
  const moved = now > before ? 'rose' : 'fell';
  const nowVerb = now > before ? (plural ? 'are up' : 'is up') : plural ? 'are down' : 'is down';
  return [
    { frame: 'moved.past', line: `${label} ${moved} to ${value}.` },
    { frame: 'moved.now', line: `${label} ${nowVerb}, to ${value}.`, registers: ['anchor'] },
    { frame: 'moved.desk', line: `${label} ${now > before ? 'up' : 'down'} to ${value}.`, registers: ['desk'] },
  ];
}

function changeLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { fact } = idea;
  const { story } = context;
  const over = windowText(fact, story);
  const within = over ? ` in ${over}` : '';
  const who =
    story.domain === 'wallet'
      ? story.subject.main
        ? refer(story.subject.main.key)
        : 'The wallet'
      : story.subject.main
        ? refer(story.subject.main.key)
        : labelText(fact);
  const amount = size(fact);
  const same = idea.companion ? ` That's ${size(idea.companion)}.` : '';
  const way = upDown(fact);
  if (fact.sign === 0) return [{ frame: 'change.flat', line: `${who} did not move${within}.` }];
  return [
    { frame: 'change.is-up', line: `${who} is ${way} ${amount}${within}.${same}` },
    {
      frame: 'change.amount-first',
      line: `${upper(way)} ${amount}${within}. That's ${who}.`,
      registers: idea.companion ? [] : ['anchor', 'poster', 'desk'],
    },
    {
      frame: 'change.desk',
      line: `${who}, ${way} ${amount}${within}.${idea.companion ? ` ${upper(size(idea.companion))}.` : ''}`,
      registers: ['desk'],
    },
    {
      frame: 'change.anchor',
      line: `${who} is ${way} ${amount}${within ? ` over ${over}` : ''}.${same}`,
      registers: ['anchor'],
    },
  ];
}

function upper(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Columns in which the largest is not the winner. */
const LEVELS = new Set(
  'price cost latency wait time errors incidents age rank delay debt churn unemployment inflation'.split(' '),
);

function leaderLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { fact, name, table } = idea;
  if (!name || !table) return valueLead(idea, context);
  const who = named(name);
  const value = refer(fact.key);
  const column = table.columns.find((candidate) => candidate.name === table.main);
  const noun = column && isPlural(column.label) && column.kind === 'count' ? ` ${labelWithin(fact)}` : '';
  if (context.story.domain === 'standings') {
    const venue = context.story.subject.venue;
    return [
      { frame: 'standings.top', line: `${who} are top on ${value}${noun}.` },
      { frame: 'standings.poster', line: `${value}${noun}. ${who} lead.`, registers: ['poster'] },
      { frame: 'standings.desk', line: `${who} on top, ${value}${noun}.`, registers: ['desk'] },
      {
        frame: 'standings.anchor',
        line: venue
          ? `${who} lead the ${refer(venue.key)} on ${value}${noun}.`
          : `${who} lead the table on ${value}${noun}.`,
        registers: ['anchor'],
      },
    ];
  }
  const level =
    ['duration', 'temperature', 'measure'].includes(fact.kind) || fact.words.some((word) => LEVELS.has(word));
  if (level) {
    const what = labelWithin(fact);
    return [
      { frame: 'leader.highest', line: `${value} for ${who}: the highest ${what} of all.` },
      {
        frame: 'leader.highest-desk',
        line: `${who}, ${value}. Highest ${what} listed.`,
        registers: ['desk', 'poster'],
      },
    ];
  }
  const by = noun === '' && column && column.label !== '' ? ` by ${labelWithin(fact)}` : '';
  return [
    {
      frame: 'leader.leads',
      line: noun ? `${who} leads with ${value}${noun}.` : `${value}. ${who} leads${by}.`,
    },
    { frame: 'leader.first', line: `${value}${noun}. ${who} is first${by}.`, registers: ['poster'] },
    { frame: 'leader.desk', line: `${who} on top${by}, ${value}${noun}.`, registers: ['desk'] },
    { frame: 'leader.anchor', line: `${who} leads${by}, with ${value}${noun}.`, registers: ['anchor'] },
  ];
}

function seriesLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { fact, name, table, shape } = idea;
  if (!name || !table) return valueLead(idea, context);
  const value = refer(fact.key);
  const column = table.columns.find((candidate) => candidate.name === table.main);
  const label = column && column.label !== '' ? fact.label : '';
  const noun = label !== '' && isPlural(label) && fact.kind === 'count' ? ` ${labelWithin(fact)}` : '';
  const when = atTime(name, context.story);
  const period = periodNoun(name, context.story);
  const what = noun === '' && label !== '' && fact.kind !== 'temperature' ? ` ${labelText(fact)}.` : '';
  const week = table.rows.length === 7 && period === 'day';
  const rows = table.rows.length > 12 ? 'list' : smallNumber(table.rows.length);
  const superlative = week && noun !== '' ? 'the best day of the week' : `the highest ${period} of the ${rows}`;
  const wordings: Wording[] = [
    { frame: 'series.peak', line: `${value}${noun} ${when}, ${superlative}.${what}` },
    {
      frame: 'series.poster',
      line: `${value}${noun} ${when}${shape === 'latest' ? '' : `, ${superlative}`}.${what}`,
      registers: ['poster'],
    },
    { frame: 'series.desk', line: `${value}${noun} ${when}.${what}`, registers: ['desk'] },
    {
      frame: 'series.anchor',
      line: `The high${shape === 'latest' ? ', and the latest' : ''}: ${value}${noun} ${when}.${what}`,
      registers: ['anchor'],
    },
  ];
  return shape === 'latest'
    ? wordings.map((wording) =>
        wording.frame === 'series.peak' ? { frame: 'series.latest', line: `${value}${noun} ${when}.${what}` } : wording,
      )
    : wordings;
}

function flowLead(idea: LeadIdea, context: LineContext): Wording[] {
  const who = idea.name ? named(idea.name) : 'The desk';
  const verb = idea.fact.sign < 0 ? 'sold' : 'bought';
  const over = windowText(idea.fact, context.story);
  const within = over ? ` in ${over}` : '';
  const asset = context.story.subject.main ? ` ${refer(context.story.subject.main.key)}` : '';
  const amount = idea.said ? refer(idea.said.key) : `${size(idea.fact)} net`;
  return [
    { frame: 'flow.bought', line: `${who} ${verb}${asset}: ${amount}${within}.` },
    { frame: 'flow.amount-first', line: `${amount}${within}. ${who} ${verb}${asset}.`, registers: ['poster'] },
    { frame: 'flow.desk', line: `${who}${asset ? ` on${asset}` : ''}: ${amount}${within}.`, registers: ['desk'] },
  ];
}

/** Openings without a figure: the sharpest words of the payload. */
export function textLeadWordings(idea: TextLeadIdea): Wording[] {
  const words = refer(idea.fact.key);
  const closed = /[.!?…]$/.test(String(idea.fact.value));
  return [{ frame: 'text.as-given', line: closed ? words : `${words}.` }];
}
