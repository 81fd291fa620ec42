import { refer } from '@app/picture';
import type { EndsIdea, LowIdea, NamedFact, SeriesIdea, TotalIdea } from '../../../composer/idea';
import type { GroupsIdea, ProgressIdea, RangeIdea } from '../../../composer/idea-charts';
import { isMonotone, isUnbroken } from '../../../composer/table-ideas';
import type { Noun } from '../../lexicon';
import type { Ways } from '../../ways';
import type { Telling } from './telling';

/** Chooses what a chart is told for: what it holds, its direction, its highest point. */
export function tellSeries(idea: SeriesIdea, telling: Telling): Ways {
  const { story } = telling.context;
  const { series } = telling.book;
  const first = idea.points[0];
  const last = idea.points.at(-1);
  const top = idea.points[idea.max];
  if (!first || !last || !top) return {};
  if (story.candles.has(idea.table.key)) return candles(idea, first, last, telling);
  const noun = nounOfRows(idea, first, telling);
  const what = idea.led ? null : noun;
  const steps = telling.steps(last.name);
  if (idea.of && idea.shape !== 'flat' && !telling.told(idea.of)) return holds(idea.of, telling);
  if (top.fact.kind === 'temperature' && !idea.led) return warmest(idea, top, telling);
  if (idea.shape === 'flat') {
    if (last.fact.number === 0 && noun?.plural) return series.nothing({ what: noun, ...steps });
    return series.flat({ what, value: telling.amount(last.fact) });
  }
  if (idea.shape === 'rising' && isMonotone(idea) && isUnbroken(idea, story) && idea.points.length >= 4)
    return series.unbroken({ what, ...steps });
  if (idea.shape !== 'mixed')
    return series.trend({
      what,
      from: telling.amount(first.fact),
      to: telling.amount(last.fact),
      since: telling.time(first.name),
      up: idea.shape === 'rising',
    });
  if (!idea.led) return series.crest({ what, value: telling.amount(top.fact), time: telling.time(top.name) });
  return above(idea, top, telling);
}

/** Rows that are named by their keys have their noun from their list, and not from "Sat". */
function nounOfRows({ table }: SeriesIdea, { name, fact }: NamedFact, telling: Telling): Noun | null {
  if (name.form === 'label') return telling.nounOf(table.label);
  return fact.label.length < 2 ? null : telling.noun(fact);
}

function candles(idea: SeriesIdea, first: NamedFact, last: NamedFact, telling: Telling): Ways {
  const { series } = telling.book;
  const start = telling.context.story.candles.get(idea.table.key)?.[0];
  if (!start) return {};
  if (!idea.of || !telling.told(idea.of))
    return series.closed({ value: telling.amount(last.fact), time: telling.time(last.name) });
  return series.opened({ from: refer(start.open), since: telling.time(first.name) });
}

function holds(of: NonNullable<SeriesIdea['of']>, telling: Telling): Ways {
  const { story } = telling.context;
  const value = telling.amount(of);
  if (!of.words.includes('tvl')) return telling.book.series.holds({ what: telling.noun(of), value });
  const source = story.byKey.get(story.pack.source ?? '') ?? null;
  return telling.book.series.poolHolds({ value, source: telling.nameOf(source) });
}

function warmest(idea: SeriesIdea, top: NamedFact, telling: Telling): Ways {
  const slots = { value: telling.amount(top.fact), time: telling.time(top.name), period: telling.period(top.name) };
  if (sharers(idea, top) > 1) return telling.book.series.warmestShared(slots);
  const { story, told } = telling.context;
  const climbs = [...told].some((key) => {
    const fact = story.byKey.get(key);
    return fact?.kind === 'temperature' && (fact.number ?? 0) < (top.fact.number ?? 0);
  });
  return telling.book.series.warmest({ ...slots, climbs });
}

function above(idea: SeriesIdea, top: NamedFact, telling: Telling): Ways {
  const alone = sharers(idea, top) === 1;
  const next = idea.points
    .filter((point) => point.fact.number !== top.fact.number)
    .sort((a, b) => (b.fact.number ?? 0) - (a.fact.number ?? 0))[0];
  const sole = alone && next !== undefined && sharers(idea, next) === 1;
  return telling.book.series.above({
    ...telling.steps(top.name),
    alone,
    next: sole ? { value: telling.amount(next.fact), time: telling.time(next.name) } : null,
    warm: top.fact.kind === 'temperature',
  });
}

function sharers(idea: SeriesIdea, row: NamedFact): number {
  return idea.points.filter((point) => point.fact.number === row.fact.number).length;
}

/** Where it began. */
export function tellEnds({ first, last }: EndsIdea, telling: Telling): Ways {
  const value = telling.amount(first.fact);
  if (first.fact.sign * last.fact.sign < 0) return telling.book.series.turned({ value, below: first.fact.sign < 0 });
  return telling.book.series.began({ value, time: telling.time(first.name) });
}

/** The lowest point. */
export function tellLow({ row }: LowIdea, telling: Telling): Ways {
  const slots = { value: telling.amount(row.fact), time: telling.time(row.name) };
  if (row.fact.kind === 'temperature')
    return telling.book.series.coldest({ ...slots, period: telling.period(row.name) });
  const counted = row.fact.kind === 'count' && row.fact.sign > 0;
  return telling.book.series.low({ ...slots, noun: counted ? telling.counted(row.fact) : null, counted });
}

/** The stated sum. */
export function tellTotal({ fact, series }: TotalIdea, telling: Telling): Ways {
  const steps = telling.steps(series.points.at(-1)?.name);
  const week = steps.period === 'day' && series.points.length === 7;
  return telling.book.series.total({ value: telling.amount(fact), ...steps, week });
}

/** Between which prices it was traded. */
export function tellRange({ high, low }: RangeIdea, telling: Telling): Ways {
  return telling.book.series.range({
    high: telling.amount(high.fact),
    low: telling.amount(low.fact),
    time: telling.time(high.name),
  });
}

/** Columns side by side. */
export function tellGroups(idea: GroupsIdea, telling: Telling): Ways {
  const { temporal } = idea.table;
  const row = temporal ? idea.rows.at(-1) : idea.rows[0];
  const [a, b] = row?.facts ?? [];
  if (!row || !a || !b) return {};
  const first = telling.entry(a);
  const second = telling.entry(b);
  const [over, under] = idea.ahead < 0 ? [second, first] : [first, second];
  const always = { over: over.what, under: under.what, ...telling.steps(row.name) };
  return telling.book.series.groups({
    first,
    second,
    at: temporal ? telling.time(row.name).at : '',
    who: temporal ? null : telling.name(row.name),
    always: idea.ahead !== 0 && temporal ? always : null,
  });
}

/** How far the furthest has come. */
export function tellProgress({ items }: ProgressIdea, telling: Telling): Ways {
  const [first, second] = items;
  if (!first) return {};
  const { series } = telling.book;
  const who = first.name ? telling.name(first.name) : null;
  const entry = telling.entry(first.fact);
  if (first.goal)
    return series.towardsGoal({
      who,
      ...entry,
      goal: telling.amount(first.goal),
      closest: who !== null && items.length > 1,
    });
  const next = second?.name ? { who: telling.name(second.name), value: telling.amount(second.fact) } : null;
  return series.furthest({ who, ...entry, next });
}
