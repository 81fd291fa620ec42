import type { CardsIdea, ChangeIdea, PartsIdea, PeakIdea, SeriesIdea } from '../../composer/idea';
import { isMonotone } from '../../composer/table-ideas';
import type { LineContext, Wording } from '../../composer/wording';
import type { Fact } from '@app/sources';
import { refer } from '../../figures/reference';
import {
  atTime,
  figure,
  isPlural,
  labelText,
  labelWithin,
  moveVerb,
  named,
  periodNoun,
  size,
  upDown,
  upperFirst,
  windowText,
} from './grammar.en';

/** What it is made of: each part with its figure, the names at the end. */
export function partsWordings(idea: PartsIdea, context: LineContext): Wording[] {
  const [a, b, c] = idea.parts;
  if (!a || !b) return [];
  if (context.story.domain === 'pool' && idea.parts.length === 2) {
    const most = (a.fact.number ?? 0) > (b.fact.number ?? 0) * 1.5;
    return [
      {
        frame: 'parts.giveaway',
        line: `${most ? "And most of it isn't a giveaway: " : ''}${figure(a.fact, context)} comes from borrowers, ${refer(b.fact.key, 'bare')} from rewards.`,
        registers: ['anchor'],
      },
      {
        frame: 'parts.poster',
        line: `Borrowers pay ${figure(a.fact, context)}. Rewards add ${refer(b.fact.key, 'bare')}.`,
        registers: ['poster'],
      },
      {
        frame: 'parts.desk',
        line: `Base rate ${refer(a.fact.key, 'bare')}, rewards ${refer(b.fact.key, 'bare')}.`,
        registers: ['desk'],
      },
      {
        frame: 'parts.made',
        line: `${figure(a.fact, context)} of that comes from borrowers, ${refer(b.fact.key, 'bare')} from rewards.`,
      },
    ];
  }
  const list = idea.parts.slice(0, 3).map((part) => `${figure(part.fact, context)} ${labelWithin(part.fact)}`);
  const joined = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
  const rows = [a, b, c]
    .filter((part) => part !== undefined)
    .map((part) => `${labelText(part.fact)}: ${figure(part.fact, context)}.`)
    .join(' ');
  return [
    { frame: 'parts.list', line: `It breaks down like this. ${rows}` },
    { frame: 'parts.joined', line: `Inside that: ${joined}.` },
    { frame: 'parts.rows', line: rows, registers: ['poster', 'desk'] },
  ];
}

/** How it moved: by its movement where the payload holds one, else by its ends, else by its extremes. */
export function seriesWordings(idea: SeriesIdea, context: LineContext): Wording[] {
  const { story } = context;
  const first = idea.points[0];
  const last = idea.points.at(-1);
  const top = idea.points[idea.max];
  const low = idea.points[idea.min];
  if (!first || !last || !top || !low) return [];
  const found: Wording[] = [];
  if (idea.of && idea.delta) found.push(...deltaWordings(idea.of, idea.delta, context));
  const period = periodNoun(last.name, story);
  const at = (point: typeof first): string => atTime(point.name, story);
  if (top.fact.kind === 'temperature') {
    found.push(
      {
        frame: 'temp.warmest',
        line: `${figure(top.fact, context)} ${at(top)}, the warmest ${period} here. ${figure(low.fact, context)} ${at(low)}, the coldest.`,
      },
      { frame: 'temp.climbs', line: `The warmest ${period}: ${figure(top.fact, context)} ${at(top)}.` },
      {
        frame: 'temp.desk',
        line: `High ${refer(top.fact.key, 'bare')} ${at(top)}, low ${refer(low.fact.key, 'bare')} ${at(low)}.`,
        registers: ['desk', 'poster'],
      },
    );
    return found;
  }
  if (isMonotone(idea) && idea.points.length >= 4) {
    found.push({
      frame: 'series.every',
      line: `${upperAt(first, at)} it was ${figure(first.fact, context)}. Every ${period} since beats the one before.`,
    });
    found.push({
      frame: 'series.each-up',
      line: `Up every ${period} from ${figure(first.fact, context)} ${at(first)}.`,
      registers: ['desk', 'poster'],
    });
  }
  const cumulative = idea.total ? ` In all, ${figure(idea.total, context)}.` : '';
  if (idea.shape === 'rising' || idea.shape === 'falling') {
    const way = idea.shape === 'rising' ? 'climbed' : 'came down';
    found.push(
      {
        frame: 'series.from-to',
        line: `It ${way} from ${figure(first.fact, context)} ${at(first)} to ${figure(last.fact, context)}.${cumulative}`,
      },
      {
        frame: 'series.was',
        line: `${upperAt(first, at)} it was ${figure(first.fact, context)}. Now, ${figure(last.fact, context)}.`,
      },
    );
  }
  if (idea.shape === 'flat')
    found.push({ frame: 'series.flat', line: `It did not move: ${figure(last.fact, context)} throughout.` });
  found.push(
    { frame: 'series.low', line: `The low: ${figure(low.fact, context)} ${at(low)}.${cumulative}` },
    {
      frame: 'series.fewest',
      line: `${refer(low.name.key, low.name.form)} was the quietest, at ${figure(low.fact, context)}.${cumulative}`,
      registers:
        ['day', 'month', 'year'].includes(period) && low.fact.kind === 'count' && low.name.form === 'full'
          ? ['anchor', 'poster']
          : [],
    },
    {
      frame: 'series.range',
      line: `It ran from ${figure(low.fact, context)} ${at(low)} to ${figure(top.fact, context)} ${at(top)}.`,
    },
  );
  return found;
}

function upperAt<T>(point: T, at: (point: T) => string): string {
  return upperFirst(at(point));
}

function deltaWordings(of: Fact, delta: Fact, context: LineContext): Wording[] {
  const over = windowText(delta, context.story);
  const within = over ? ` in ${over}` : '';
  const way = upDown(delta);
  const amount = size(delta, context);
  if (delta.sign === 0) return [{ frame: 'delta.flat', line: `${figure(of, context)}. It did not move${within}.` }];
  const what = of.words.includes('tvl') ? 'Deposits' : labelText(of);
  const plural = isPlural(what);
  return [
    {
      frame: 'delta.noticed',
      line: `${what} noticed. ${figure(of, context)}, ${way} ${amount}${within}.`,
      registers: of.words.includes('tvl') && delta.sign > 0 ? ['anchor'] : [],
    },
    {
      frame: 'delta.holds',
      line: `${what} ${plural ? 'are' : 'is'} ${way} ${amount}${within}, to ${figure(of, context)}.`,
    },
    {
      frame: 'delta.poster',
      line: `${what}: ${figure(of, context)}. ${upperFirst(way)} ${amount}${within}.`,
      registers: ['poster'],
    },
    {
      frame: 'delta.desk',
      line: `${of.words.includes('tvl') ? 'TVL' : what} ${figure(of, context)}, ${way} ${amount}${within}.`,
      registers: ['desk'],
    },
  ];
}

/** A movement without a chart. */
export function changeWordings(idea: ChangeIdea, context: LineContext): Wording[] {
  const { fact, of } = idea;
  if (!of) return [];
  const over = windowText(fact, context.story);
  const within = over ? ` in ${over}` : '';
  const plural = isPlural(of.label);
  return [
    ...deltaWordings(of, fact, context),
    {
      frame: 'change.verb',
      line:
        fact.sign === 0
          ? `${labelText(of)} did not move${within}.`
          : `${labelText(of)} ${moveVerb(fact, plural)} ${size(fact, context)}${within}.`,
    },
  ];
}

/** Figures that stand for themselves, each in a breath of its own. */
export function cardsWordings(idea: CardsIdea, context: LineContext): Wording[] {
  const [a, b, c] = idea.facts;
  if (!a) return [];
  if (!b) return singleWordings(a, context);
  const rest = [b, c].filter((fact) => fact !== undefined);
  const say = (fact: Fact): string => `${labelText(fact)}: ${sayFigure(fact, context)}.`;
  const count = a.kind === 'count' && isPlural(a.label);
  return [
    { frame: 'cards.colon', line: [a, ...rest].map(say).join(' ') },
    {
      frame: 'cards.comma',
      line: `${opening(a, context)} ${rest.map((fact) => `${labelText(fact)}, ${sayFigure(fact, context)}.`).join(' ')}`,
    },
    {
      frame: 'cards.stands',
      line: count
        ? `${figure(a, context)} ${labelWithin(a)}. ${rest.map(say).join(' ')}`
        : `${labelText(a)} ${isPlural(a.label) ? 'stand' : 'stands'} at ${sayFigure(a, context)}. ${rest.map(say).join(' ')}`,
    },
    {
      frame: 'cards.also',
      line: `${sayCount(a, context)} ${rest.map((fact) => sayCount(fact, context)).join(' ')}`,
      registers: ['poster', 'desk'],
    },
  ];
}

function opening(fact: Fact, context: LineContext): string {
  return fact.kind === 'count' && isPlural(fact.label)
    ? `${figure(fact, context)} ${labelWithin(fact)}.`
    : `${labelText(fact)} came to ${sayFigure(fact, context)}.`;
}

function sayCount(fact: Fact, context: LineContext): string {
  return fact.kind === 'count' && isPlural(fact.label)
    ? `${figure(fact, context)} ${labelWithin(fact)}.`
    : `${labelText(fact)}, ${sayFigure(fact, context)}.`;
}

/** A movement among the cards says its direction. */
function sayFigure(fact: Fact, context: LineContext): string {
  const moves = context.story.pack.changes.some((change) => change.key === fact.key);
  return moves && fact.sign !== 0 ? `${upDown(fact)} ${size(fact, context)}` : figure(fact, context);
}

function singleWordings(fact: Fact, context: LineContext): Wording[] {
  const label = labelText(fact);
  const stand = isPlural(fact.label) ? 'stand' : 'stands';
  const moves = context.story.pack.changes.some((change) => change.key === fact.key);
  if (moves && fact.sign !== 0)
    return [
      {
        frame: 'single.moves',
        line: `${label}: ${upDown(fact)} ${size(fact, context)}${windowText(fact, context.story) ? ` in ${windowText(fact, context.story)}` : ''}.`,
      },
    ];
  const meaning: Wording[] =
    fact.words.join() === 'utilization' && (fact.number ?? 0) > 50
      ? [
          {
            frame: 'single.borrowed',
            line: `Of every dollar in the pool, borrowers hold on to most: utilization stands at ${figure(fact, context)}.`,
            registers: ['anchor'],
          },
        ]
      : [];
  return [
    ...meaning,
    { frame: 'single.stands', line: `${label} ${stand} at ${figure(fact, context)}.` },
    { frame: 'single.colon', line: `${label}: ${figure(fact, context)}.`, registers: ['poster', 'desk'] },
    { frame: 'single.also', line: `And ${labelWithin(fact)}, ${figure(fact, context)}.` },
  ];
}

/** The peak of another column: "Most rain on Friday: 11.6 mm." */
export function peakWordings(idea: PeakIdea, context: LineContext): Wording[] {
  const { fact, name } = idea.top;
  const when = idea.table.temporal ? atTime(name, context.story) : `for ${named(name)}`;
  return [
    {
      frame: 'peak.most',
      line:
        fact.kind === 'measure' || isPlural(fact.label)
          ? `Most ${labelWithin(fact)} ${when}: ${figure(fact, context)}.`
          : `${labelText(fact)} peaks ${when}: ${figure(fact, context)}.`,
    },
    {
      frame: 'peak.tops',
      line: `${labelText(fact)} ${isPlural(fact.label) ? 'top' : 'tops'} out ${when}, at ${figure(fact, context)}.`,
    },
  ];
}
