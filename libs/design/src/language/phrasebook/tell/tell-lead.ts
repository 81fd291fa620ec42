import type { FactName } from '@app/facts';
import type { LeadIdea } from '../../../composer/idea';
import { leadsFromLeast } from '../../../composer/table-ideas';
import { namesItself, size } from '../../references';
import { isLevel } from '../../table-sense';
import { tellAnswer, tellResult } from '../../tell-sides';
import type { Ways } from '../../ways';
import type { Telling } from './telling';

/** Letters of label and subject that are still one breath; the picture names the subject of longer ones. */
const LONGEST_OPENING = 32;
const MOST_NAMED = 3;

/** Chooses the phrase of an opening. */
export function tellLead(idea: LeadIdea, telling: Telling): Ways {
  const { domain } = telling.context.story;
  if (idea.shape === 'flow') return flowLead(idea, telling);
  if (idea.name && idea.against)
    return tellResult({ name: idea.name, fact: idea.fact }, idea.against, telling.book.code);
  if (idea.shape === 'leader' && idea.name) return leaderLead(idea, idea.name, telling);
  if (domain === 'weather' && idea.name) return weatherDay(idea, idea.name, telling);
  if ((idea.shape === 'peak' || idea.shape === 'latest') && idea.name) return seriesLead(idea, idea.name, telling);
  if (idea.shape === 'change') return changeLead(idea, telling);
  if (domain === 'pool') return poolLead(idea, telling);
  if (domain === 'weather') return weatherNow(idea, telling);
  return idea.previous ? movedLead(idea, telling) : valueLead(idea, telling);
}

function poolLead({ fact }: LeadIdea, telling: Telling): Ways {
  const { main, place, venue } = telling.context.story.subject;
  return telling.book.lead.pool({
    rate: telling.amount(fact),
    asset: telling.nameOf(main),
    place: telling.nameOf(place),
    venue: telling.nameOf(venue),
  });
}

function changeLead({ fact, companion }: LeadIdea, telling: Telling): Ways {
  const { story } = telling.context;
  const { lead } = telling.book;
  const window = telling.window(fact);
  const wallet = story.domain === 'wallet';
  const holder = wallet ? telling.nameOf(story.subject.main) : null;
  const what = telling.noun(fact);
  if (fact.sign === 0) return lead.still({ what: wallet ? null : what, holder, window });
  const way = fact.sign < 0 ? 'down' : 'up';
  const amount = telling.amount(fact);
  const also = companion ? telling.amount(companion) : null;
  return wallet ? lead.wallet({ amount, way, holder, window, also }) : lead.change({ amount, way, what, window, also });
}

function flowLead({ fact, name, said }: LeadIdea, telling: Telling): Ways {
  const prescribed = telling.prescribed(said);
  return telling.book.lead.flow({
    amount: prescribed ?? size(fact),
    prescribed: prescribed !== null,
    sold: fact.sign < 0,
    who: name ? telling.name(name) : null,
    asset: telling.nameOf(telling.context.story.subject.main),
    window: telling.window(fact),
  });
}

function leaderLead({ fact, table, level }: LeadIdea, name: FactName, telling: Telling): Ways {
  const { lead } = telling.book;
  const { story } = telling.context;
  if (level.length === 0 && story.subject.question)
    return tellAnswer(story.subject.question, name, fact, telling.book.code);
  const value = telling.amount(fact);
  const column = table?.columns.find((candidate) => candidate.name === table.main);
  const labelled = column !== undefined && column.label !== '';
  const noun = labelled ? telling.rowNoun({ name, fact }, table) : null;
  const what = telling.noun(fact);
  const by = noun === null && labelled && name.form === 'full' && what.text !== fact.unit?.id ? what : null;
  if (level.length >= MOST_NAMED) return lead.crowded({ value, noun, by });
  if (level.length > 0)
    return lead.shared({ list: telling.list([name, ...level].map((one) => telling.name(one))), value, noun, by });
  const who = telling.name(name);
  if (!(table && leadsFromLeast(table)) && isLevel(fact)) return lead.highest({ who, value, what });
  const teams = story.domain === 'standings';
  return lead.leader({ who, value, noun, by, league: teams ? telling.nameOf(story.subject.venue) : null, teams });
}

function seriesLead({ fact, table, shape, level }: LeadIdea, name: FactName, telling: Telling): Ways {
  const { lead } = telling.book;
  const column = table?.columns.find((candidate) => candidate.name === table.main);
  const labelled = column !== undefined && column.label !== '' && fact.label.length > 1;
  const ownName = namesItself(name, fact);
  const counted = ownName ? telling.rowNoun({ name, fact }, table) : telling.counted(fact);
  const measured = ownName ? telling.nounOf(table?.label ?? '') : telling.noun(fact);
  const noun = labelled ? counted : null;
  const what = noun === null && labelled && fact.kind !== 'temperature' ? measured : null;
  const period = telling.period(name);
  const slots = { value: telling.amount(fact), noun, what, time: telling.time(name), period };
  if (shape === 'latest') return lead.latest(slots);
  const week = table?.rows.length === 7 && period === 'day' && noun !== null;
  return lead.peak({ ...slots, alone: level.length === 0, week });
}

function weatherNow({ fact }: LeadIdea, telling: Telling): Ways {
  const { place, main } = telling.context.story.subject;
  return telling.book.lead.weather({
    value: telling.amount(fact),
    place: telling.nameOf(place ?? main),
    sky: telling.sky(),
  });
}

function weatherDay(idea: LeadIdea, name: FactName, telling: Telling): Ways {
  const { place, main } = telling.context.story.subject;
  return telling.book.lead.weatherDay({
    value: telling.amount(idea.fact),
    place: telling.nameOf(place ?? main),
    time: telling.time(name),
    period: telling.period(name),
    warmest: idea.shape !== 'day' && idea.level.length === 0,
  });
}

function movedLead({ fact, previous }: LeadIdea, telling: Telling): Ways {
  const change = Math.sign((fact.number ?? 0) - (previous?.number ?? 0));
  return telling.book.lead.moved({
    value: telling.amount(fact),
    what: telling.noun(fact),
    way: change > 0 ? 'up' : change < 0 ? 'down' : 'flat',
  });
}

function valueLead({ fact }: LeadIdea, telling: Telling): Ways {
  const { lead } = telling.book;
  const { story } = telling.context;
  const { main, place } = story.subject;
  const value = telling.amount(fact);
  const what = telling.noun(fact);
  const length = what.text.length + String((place ?? main)?.value ?? '').length;
  const where = length > LONGEST_OPENING ? '' : telling.where();
  if (fact.words.join() === 'price' && story.candles.size > 0 && main)
    return lead.traded({ value, who: telling.nameOf(main) });
  if (what.describes) return lead.describing({ value, what, where });
  const noun = telling.counted(fact);
  return noun ? lead.counted({ value, noun, where }) : lead.plain({ value, what, where });
}
