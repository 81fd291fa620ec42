import { refer } from '@app/picture';
import { type Fact, upperFirst } from '@app/facts';
import type { EndsIdea, LowIdea, NamedFact, SeriesIdea, TotalIdea } from '../../composer/idea';
import { isMonotone, isUnbroken } from '../../composer/table-ideas';
import type { LineContext, Wording } from '../../composer/wording';
import { figure, isPlain, lowerFirst, namedShort, periodNoun } from '../references';
import { atTime, countNoun, isPlural, labelText } from './grammar.en';
import { candleWordings } from './charts.en';
import { ways } from '../ways';

/** What a series is of: rows that are named by their keys have it from their list, not from "Sat". */
function seriesLabel({ name, fact }: NamedFact, list: string): string {
  if (name.form === 'label') return isPlain(list) ? list : '';
  return fact.label.length < 2 ? '' : labelText(fact);
}

/** What the chart shows: the figure it is the history of, its direction, or its highest point. */
export function seriesWordings(idea: SeriesIdea, context: LineContext): Wording[] {
  const { story } = context;
  const first = idea.points[0];
  const last = idea.points.at(-1);
  const top = idea.points[idea.max];
  if (!first || !last || !top) return [];
  if (story.candles.has(idea.table.key)) return candleWordings(idea, context);
  const period = periodNoun(last.name, story);
  const label = seriesLabel(first, idea.table.label);
  const what = idea.led || label === '' ? 'It' : label;
  const plural = what !== 'It' && isPlural(label);
  if (idea.of && idea.shape !== 'flat' && !context.told.has(idea.of.key)) return holdsWordings(idea.of, context);
  if (top.fact.kind === 'temperature' && !idea.led) return warmestWordings(idea, top, period, context);
  if (idea.shape === 'flat' && last.fact.number === 0 && isPlural(label))
    return ways({
      any: [
        `No ${lowerFirst(label)} on any ${period}.`,
        `Not one ${period} with ${lowerFirst(label)}.`,
        `Every ${period} without ${lowerFirst(label)}.`,
      ],
    });
  if (idea.shape === 'flat')
    return ways({
      any: [
        `${what} did not move: ${figure(last.fact)} throughout.`,
        `${figure(last.fact)} throughout.`,
        `${what} held at ${figure(last.fact)}.`,
      ],
    });
  if (idea.shape === 'rising' && isMonotone(idea) && isUnbroken(idea, story) && idea.points.length >= 4) {
    return ways({
      any: [
        `Every ${period} on this chart beats the one before.`,
        `Each ${period} came in above the last.`,
        `Not one ${period} fell back.`,
        `Any ${period} lower? Not one.`,
      ],
      poster: [`Up, ${period} after ${period}.`, `Every ${period}, higher.`],
      desk: [`Higher every ${period}.`, `No down ${period} on the chart.`],
      anchor: [
        `${what} ${plural ? 'have' : 'has'} risen every single ${period}.`,
        `Every ${period} shown is higher than the last.`,
      ],
    });
  }
  const at = (point: NamedFact): string => atTime(point.name, story);
  if (idea.shape === 'rising' || idea.shape === 'falling') {
    const up = idea.shape === 'rising';
    const from = figure(first.fact);
    const to = figure(last.fact);
    return ways({
      any: [
        `${what} ${up ? 'climbed' : 'came down'} from ${from} to ${to}.`,
        `From ${from} ${at(first)} to ${to}.`,
        `${upperFirst(at(first))} ${what === 'It' ? 'it' : lowerFirst(what)} ${plural ? 'were' : 'was'} ${from}. Then ${to}.`,
        `Which way? ${up ? 'Up' : 'Down'}, from ${from} to ${to}.`,
      ],
      poster: [`${what === 'It' ? '' : `${what}: `}${from}, then ${to}.`],
      desk: [`${what === 'It' ? 'From' : `${what}, from`} ${from} to ${to}.`],
      anchor: [`${what} started at ${from} and ended at ${to}.`],
    });
  }
  return mixedWordings(idea, top, period, what, context);
}

function mixedWordings(
  idea: SeriesIdea,
  top: NamedFact,
  period: string,
  what: string,
  context: LineContext,
): Wording[] {
  const value = figure(top.fact);
  const when = atTime(top.name, context.story);
  const alone = idea.points.filter((point) => point.fact.number === top.fact.number).length === 1;
  const next = [...idea.points]
    .filter((point) => point.fact.number !== top.fact.number)
    .sort((a, b) => (b.fact.number ?? 0) - (a.fact.number ?? 0))[0];
  if (!idea.led) {
    return ways({
      any: [
        `${what} peaked ${when}, at ${value}.`,
        `The high: ${value}, ${when}.`,
        `${upperFirst(when)} came the high: ${value}.`,
        `When was the high? ${upperFirst(when)}, at ${value}.`,
      ],
      poster: [`${value}, ${when}. The high.`],
      desk: [`High ${value} ${when}.`],
      anchor: [`${what} topped out ${when}, at ${value}.`],
    });
  }
  const sole = next !== undefined && idea.points.filter((point) => point.fact.number === next.fact.number).length === 1;
  const warm = top.fact.kind === 'temperature';
  const nearest = alone && sole ? `${figure(next.fact)}, ${atTime(next.name, context.story)}` : '';
  return ways({
    any: [
      alone ? `No other ${period} reaches it.` : `No ${period} goes higher.`,
      alone ? `Every other ${period} stays below that.` : `That is as high as any ${period} went.`,
      nearest !== '' && `${warm ? 'Next warmest' : 'Next best'}: ${nearest}.`,
      nearest !== '' && `Second comes ${nearest}.`,
      nearest !== '' && `The next highest? ${upperFirst(nearest)}.`,
    ],
    poster: [nearest !== '' && `Then ${nearest}.`],
    desk: [nearest !== '' && `Nearest: ${nearest}.`],
    anchor: [
      nearest !== '' &&
        next !== undefined &&
        `${namedShort(next.name, context.story)} comes closest, with ${figure(next.fact)}.`,
    ],
  });
}

/** The figure that the chart is the history of. */
function holdsWordings(of: Fact, context: LineContext): Wording[] {
  const value = figure(of);
  const source = context.story.byKey.get(context.story.pack.source ?? '') ?? null;
  if (of.words.includes('tvl')) {
    return ways({
      any: [
        `The pool holds ${value}.`,
        `${value} sits in the pool.`,
        source && `${refer(source.key)} counts ${value} in the pool.`,
        `How big is the pool? ${value}.`,
      ],
      poster: [`In the pool: ${value}.`, `The pool. ${value}.`, `${value}, all in one pool.`],
      desk: [`TVL, ${value}.`, `Pool size, ${value}.`, `Deposits at ${value}.`],
      anchor: [
        `Deposits now stand at ${value}.`,
        source && `By ${refer(source.key)}'s count, the pool holds ${value}.`,
        `Deposits noticed: ${value}.`,
      ],
    });
  }
  const label = labelText(of);
  return ways({
    any: [`${label} now: ${value}.`, `The line ends at ${value}.`],
    desk: [`${label} last at ${value}.`],
    anchor: [`${label} now ${isPlural(label) ? 'stand' : 'stands'} at ${value}.`],
  });
}

function warmestWordings(idea: SeriesIdea, top: NamedFact, period: string, context: LineContext): Wording[] {
  const high = refer(top.fact.key, 'bare');
  const who = namedShort(top.name, context.story);
  const when = atTime(top.name, context.story);
  const alone = idea.points.filter((point) => point.fact.number === top.fact.number).length === 1;
  const climbs = [...context.told].some((key) => {
    const fact = context.story.byKey.get(key);
    return fact?.kind === 'temperature' && (fact.number ?? 0) < (top.fact.number ?? 0);
  });
  if (!alone)
    return ways({
      any: [`The high is ${high}, ${when} for one.`, `It tops out at ${high}.`, `No ${period} goes above ${high}.`],
    });
  return ways({
    any: [
      climbs && `It climbs to ${high} ${when}, the warmest ${period}.`,
      `The warmest ${period}: ${who}, with ${high}.`,
      `When is it warmest? ${upperFirst(when)}, at ${high}.`,
      `${upperFirst(when)} it reaches ${high}, the high.`,
    ],
    poster: [`${high} ${when}, the warmest ${period}.`, `Warmest: ${who}. ${high}.`],
    desk: [`High ${high} ${when}.`, `Top of the range: ${high} ${when}.`],
    anchor: [`${who} is the warmest, at ${high}.`, `The warmest ${period} brings ${high}, ${when}.`],
  });
}

/** Where it began, the later points being higher or lower. */
export function endsWordings(idea: EndsIdea, context: LineContext): Wording[] {
  const { first, last } = idea;
  const value = figure(first.fact);
  const at = atTime(first.name, context.story);
  const turned = first.fact.sign * last.fact.sign < 0;
  const below = first.fact.sign < 0;
  if (turned) {
    return ways({
      any: [
        `It began ${below ? 'below' : 'above'} zero: ${value}.`,
        `It started ${below ? 'negative' : 'positive'}, at ${value}.`,
        `Not so at first: ${value}.`,
        `Where did it start? At ${value}.`,
      ],
      poster: [`The start: ${value}. ${below ? 'Below' : 'Above'} zero.`],
      desk: [`Chart opens at ${value}.`],
      anchor: [`The chart opens ${below ? 'below' : 'above'} zero, at ${value}.`],
    });
  }
  return ways({
    any: [
      `${upperFirst(at)} it was ${value}.`,
      `It started from ${value} ${at}.`,
      `And ${at}? ${value}.`,
      `The first point: ${value}, ${at}.`,
    ],
    poster: [`${upperFirst(at)}: ${value}.`, `It was ${value} ${at}.`],
    desk: [`From ${value} ${at}.`, `Chart opens at ${value}.`],
    anchor: [`The chart begins at ${value}, ${at}.`, `${upperFirst(at)} the figure was ${value}.`],
  });
}

/** The lowest point, told after the highest. */
export function lowWordings(idea: LowIdea, context: LineContext): Wording[] {
  const { row } = idea;
  const { story } = context;
  const when = atTime(row.name, story);
  const period = periodNoun(row.name, story);
  const who = namedShort(row.name, story);
  if (row.fact.kind === 'temperature') {
    const cold = refer(row.fact.key, 'bare');
    return ways({
      any: [
        `The coldest ${period} is ${who}, at ${cold}.`,
        `The coldest? ${who}, at ${cold}.`,
        `Coldest of all: ${who}, ${cold}.`,
        `${upperFirst(when)} it is down to ${cold}.`,
      ],
      poster: [`${cold} ${when}, the coldest.`, `Coldest: ${who}. ${cold}.`],
      desk: [`Low ${cold} ${when}.`, `Bottom of the range: ${cold} ${when}.`],
      anchor: [`${who} brings the low, ${cold}.`, `The low comes ${when}: ${cold}.`],
    });
  }
  const value = figure(row.fact);
  const counted = row.fact.kind === 'count' && row.fact.sign > 0;
  return ways({
    any: [
      `The low: ${value}, ${when}.`,
      `Lowest of all: ${value} ${when}.`,
      `And the low? ${value} ${when}.`,
      `${who} came in lowest, at ${value}.`,
      counted && `${who} had the least: ${value}.`,
    ],
    poster: [`${who}, only ${value}.`],
    desk: [`Low ${value} ${when}.`],
    anchor: [
      `At the other end, ${value} ${when}.`,
      counted && `Fewest of all ${when}: ${value}${countNoun(row.fact)}.`,
    ],
  });
}

/** What the payload itself states as the sum. */
export function totalWordings({ fact, series }: TotalIdea, context: LineContext): Wording[] {
  const value = figure(fact);
  const last = series.points.at(-1);
  const period = last ? periodNoun(last.name, context.story) : 'day';
  const week = period === 'day' && series.points.length === 7;
  return ways({
    any: [
      `In all, ${value}.`,
      `All together: ${value}.`,
      `Together the ${period}s make ${value}.`,
      `And in all? ${value}.`,
      week && `The whole week: ${value}.`,
    ],
    poster: [`${value} in all.`],
    desk: [`Total, ${value}.`],
    anchor: [`The total comes to ${value}.`],
  });
}
