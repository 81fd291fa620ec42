import type { FactName } from '@app/facts';
import type { LeadIdea } from '../../../composer/idea';
import { leadsFromLeast } from '../../../composer/table-ideas';
import { size } from '../../references';
import { isLevel } from '../../table-sense';
import { tellAnswer } from '../../tell-sides';
import type { Ways } from '../../ways';
import type { Telling } from './telling';

const MOST_NAMED = 3;

/** Chooses the phrase of an opening. */
export function tellLead(idea: LeadIdea, telling: Telling): Ways {
  const { domain } = telling.context.story;
  if (idea.shape === 'flow') return flowLead(idea, telling);
  if (idea.shape === 'leader' && idea.name) return leaderLead(idea, idea.name, telling);
  if (domain === 'weather' && idea.name) return weatherDay(idea, idea.name, telling);
  if (idea.shape === 'change') return walletLead(idea, telling);
  return domain === 'pool' ? poolLead(idea, telling) : weatherNow(idea, telling);
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

function walletLead({ fact, companion }: LeadIdea, telling: Telling): Ways {
  const { lead } = telling.book;
  const window = telling.window(fact);
  const holder = telling.nameOf(telling.context.story.subject.main);
  if (fact.sign === 0) return lead.still({ what: null, holder, window });
  const way = fact.sign < 0 ? 'down' : 'up';
  const also = companion ? telling.amount(companion) : null;
  return lead.wallet({ amount: telling.amount(fact), way, holder, window, also });
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
  if (level.length >= MOST_NAMED) return lead.crowded({ value, noun, by, count: level.length + 1 });
  if (level.length > 0)
    return lead.shared({ list: telling.list([name, ...level].map((one) => telling.name(one))), value, noun, by });
  const who = telling.name(name);
  if (!(table && leadsFromLeast(table)) && isLevel(fact)) return lead.highest({ who, value, what });
  const teams = story.domain === 'standings';
  return lead.leader({ who, value, noun, by, league: teams ? telling.nameOf(story.subject.venue) : null, teams });
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
