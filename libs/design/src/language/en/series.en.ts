import { refer } from '@app/render';
import type { Fact } from '@app/sources';
import type { ChangeIdea, NamedFact, PeakIdea, SeriesIdea } from '../../composer/idea';
import { isMonotone, isUnbroken } from '../../composer/table-ideas';
import type { LineContext, Register, Wording } from '../../composer/wording';
import {
  atTime,
  figure,
  isPlural,
  labelText,
  labelWithin,
  lowerFirst,
  moveVerb,
  named,
  periodNoun,
  size,
  upDown,
  upperFirst,
  windowText,
} from './grammar.en';

/** How it moved: by its movement where the payload holds one, else by its ends, else by its extremes. */
export function seriesWordings(idea: SeriesIdea, context: LineContext): Wording[] {
  const first = idea.points[0];
  const last = idea.points.at(-1);
  const top = idea.points[idea.max];
  const low = idea.points[idea.min];
  if (!first || !last || !top || !low) return [];
  const period = periodNoun(last.name, context.story);
  const what = idea.led || first.fact.label.length < 2 ? '' : labelText(first.fact);
  const at = (point: NamedFact): string => atTime(point.name, context.story);
  const all = idea.total ? ` In all, ${figure(idea.total)}.` : '';
  if (idea.of && idea.delta) return deltaWordings(idea.of, idea.delta, context);
  if (top.fact.kind === 'temperature') return temperatureWordings(top, low, period, at, context);
  if (idea.shape === 'flat')
    return [
      {
        frame: 'series.flat',
        line: `${what === '' ? 'It' : what} did not move: ${figure(last.fact)} throughout.${all}`,
      },
    ];
  if (idea.shape === 'rising' && isMonotone(idea) && isUnbroken(idea, context.story) && idea.points.length >= 4) {
    return [
      {
        frame: 'series.every',
        line: `${upperFirst(at(first))} ${what === '' ? 'it' : lowerFirst(what)} was ${figure(first.fact)}. Every ${period} on this chart beats the one before.`,
      },
      {
        frame: 'series.never',
        line: `${what === '' ? 'It' : what} began at ${figure(first.fact)} ${at(first)}, and every ${period} since came in higher.`,
        registers: ['anchor'],
      },
      {
        frame: 'series.each-up',
        line: `${what === '' ? upperFirst(at(first)) : `${what} ${at(first)}`}: ${figure(first.fact)}. Up every ${period} since.`,
        registers: ['desk', 'poster'],
      },
    ];
  }
  if (idea.shape === 'rising' || idea.shape === 'falling') {
    const way = idea.shape === 'rising' ? 'climbed' : 'came down';
    return [
      {
        frame: 'series.from-to',
        line: `${what === '' ? 'It' : what} ${way} from ${figure(first.fact)} ${at(first)} to ${figure(last.fact)}.${all}`,
      },
      {
        frame: 'series.was',
        line: `${upperFirst(at(first))} ${what === '' ? 'it' : lowerFirst(what)} was ${figure(first.fact)}. Then ${figure(last.fact)} ${at(last)}.${all}`,
      },
    ];
  }
  return mixedWordings(idea, top, low, at, all, period, what);
}

function mixedWordings(
  idea: SeriesIdea,
  top: NamedFact,
  low: NamedFact,
  at: (point: NamedFact) => string,
  all: string,
  period: string,
  what: string,
): Wording[] {
  const who = refer(low.name.key, low.name.form);
  const counted = low.fact.kind === 'count' && ['day', 'month', 'year'].includes(period);
  const anyone: readonly Register[] = ['anchor', 'poster', 'desk'];
  return [
    {
      frame: 'series.low',
      line: `${what === '' ? 'The low' : `${what}, at its lowest`}: ${figure(low.fact)} ${at(low)}.${all}`,
    },
    {
      frame: 'series.least',
      line: `${who} came in lowest, at ${figure(low.fact)}.${all}`,
      registers: counted ? anyone : [],
    },
    {
      frame: 'series.end',
      line: `${who} was the slowest ${period}: ${figure(low.fact)}.${all}`,
      registers: counted && idea.table.rows.length <= 12 ? ['anchor', 'poster'] : [],
    },
    {
      frame: 'series.range',
      line: `${what === '' ? 'It' : what} ran from ${figure(low.fact)} ${at(low)} to ${figure(top.fact)} ${at(top)}.${all}`,
      registers: idea.total ? [] : anyone,
    },
  ];
}

function temperatureWordings(
  top: NamedFact,
  low: NamedFact,
  period: string,
  at: (point: NamedFact) => string,
  context: LineContext,
): Wording[] {
  const high = refer(top.fact.key, 'bare');
  const cold = refer(low.fact.key, 'bare');
  const climbs = [...context.told].some((key) => {
    const fact = context.story.byKey.get(key);
    return fact?.kind === 'temperature' && (fact.number ?? 0) < (top.fact.number ?? 0);
  });
  return [
    {
      frame: 'temp.climbs',
      line: `It climbs: ${high} ${at(top)}, the warmest ${period} here. The coldest: ${cold} ${at(low)}.`,
      registers: climbs ? ['anchor'] : [],
    },
    {
      frame: 'temp.warmest',
      line: `The warmest ${period} brings ${high}, ${at(top)}. The coldest, ${cold}, ${at(low)}.`,
      registers: ['anchor'],
    },
    {
      frame: 'temp.poster',
      line: `${high} ${at(top)}, the warmest ${period}. ${cold} ${at(low)}, the coldest.`,
      registers: ['poster'],
    },
    { frame: 'temp.desk', line: `High ${high} ${at(top)}, low ${cold} ${at(low)}.`, registers: ['desk'] },
  ];
}

function deltaWordings(of: Fact, delta: Fact, context: LineContext): Wording[] {
  const over = windowText(delta, context.story);
  const within = over ? ` in ${over}` : '';
  const way = upDown(delta);
  const amount = size(delta);
  const pool = of.words.includes('tvl');
  const what = pool ? 'Deposits' : labelText(of);
  if (delta.sign === 0) return [{ frame: 'delta.flat', line: `${what}: ${figure(of)}. It did not move${within}.` }];
  if (context.told.has(of.key)) return toldDelta(way, amount, within);
  const be = isPlural(pool ? what : of.label) ? 'are' : 'is';
  return [
    ...(pool && delta.sign > 0
      ? [
          {
            frame: 'delta.noticed',
            line: `Deposits noticed. ${figure(of)}, ${way} ${amount}${within}.`,
            registers: ['anchor'] as const,
          },
        ]
      : []),
    { frame: 'delta.holds', line: `${what} ${be} ${way} ${amount}${within}, to ${figure(of)}.` },
    {
      frame: 'delta.poster',
      line: `${what}: ${figure(of)}. ${upperFirst(way)} ${amount}${within}.`,
      registers: ['poster'],
    },
    {
      frame: 'delta.desk',
      line: `${pool ? 'TVL' : what} ${figure(of)}, ${way} ${amount}${within}.`,
      registers: ['desk'],
    },
  ];
}

/** The value was told before: only its movement is news. */
function toldDelta(way: string, amount: string, within: string): Wording[] {
  return [
    { frame: 'delta.that-is', line: `That is ${way} ${amount}${within}.` },
    { frame: 'delta.bare', line: `${upperFirst(way)} ${amount}${within}.`, registers: ['poster', 'desk'] },
  ];
}

/** A movement without a chart. */
export function changeWordings(idea: ChangeIdea, context: LineContext): Wording[] {
  const { fact, of } = idea;
  if (!of) return [];
  const over = windowText(fact, context.story);
  const within = over ? ` in ${over}` : '';
  const verb: Wording[] =
    fact.sign === 0 || context.told.has(of.key)
      ? []
      : [
          {
            frame: 'change.verb',
            line: `${labelText(of)} ${moveVerb(fact, isPlural(of.label))} ${size(fact)}${within}, to ${figure(of)}.`,
            registers: ['anchor'],
          },
        ];
  return [...deltaWordings(of, fact, context), ...verb];
}

/** The peak of another column: "Most rain on Friday: 11.6 mm." */
export function peakWordings(idea: PeakIdea, context: LineContext): Wording[] {
  const { fact, name } = idea.top;
  const when = idea.table.temporal ? atTime(name, context.story) : `for ${named(name)}`;
  const many = fact.kind === 'measure' || isPlural(fact.label);
  const rain: Wording[] = fact.words.some((word) => /^(rain|precipitation)$/.test(word))
    ? [{ frame: 'peak.rain', line: `Rain comes hardest ${when}: ${figure(fact)}.` }]
    : [];
  return [
    ...rain,
    {
      frame: 'peak.most',
      line: many
        ? `Most ${labelWithin(fact)} ${when}: ${figure(fact)}.`
        : `${labelText(fact)} peaks ${when}: ${figure(fact)}.`,
    },
    {
      frame: 'peak.tops',
      line: `${labelText(fact)} ${isPlural(fact.label) ? 'top' : 'tops'} out ${when}, at ${figure(fact)}.`,
      registers: ['anchor'],
    },
  ];
}
