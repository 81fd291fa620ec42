import { type CandlesContent, refer, type SceneContent } from '@app/picture';
import type { Candle } from './candles';
import type { SeriesIdea } from './idea';
import type { GroupsIdea, Moment, MomentIdea, ProgressIdea, QuoteIdea, RangeIdea, TimelineIdea } from './idea-charts';
import { type Pictures, pictureBeside } from './pictures';
import { labelOf, nameOf, optional, timeLabel } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** Parts that can be told apart on a ring; two stay a bar. */
const LEAST_PARTS = 3;
const MOST_PARTS = 6;

/** A ring, where the parts are as many as it can show and none is below nought; empty otherwise. */
export function donutOf(
  parts: ReadonlyArray<{ label: string; figure: string }>,
  values: ReadonlyArray<number | null>,
  title: string,
  total: { label: string; figure: string } | null,
): SceneContent[] {
  const sound = values.every((value) => (value ?? -1) >= 0) && values.some((value) => (value ?? 0) > 0);
  if (!sound || parts.length < LEAST_PARTS || parts.length > MOST_PARTS) return [];
  const highlight = values.reduce((best: number, value, at) => ((value ?? 0) > (values[best] ?? 0) ? at : best), 0);
  return [{ layout: 'donut', title, parts: [...parts], highlight, ...(total ? { total } : {}) }];
}

/** A price step by step. */
function candlesLayout(
  candles: readonly Candle[],
  title: string,
  delta: CandlesContent['delta'],
  story: Story,
): SceneContent {
  const label = ({ label: name }: Candle): string =>
    story.byKey.get(name.key)?.kind === 'date' ? refer(name.key, 'bare') : refer(name.key, name.form);
  return {
    layout: 'candles',
    title,
    candles: candles.map((candle) => {
      const { open, high, low, close } = candle;
      return { label: label(candle), open, high, low, close };
    }),
    ...(delta ? { delta } : {}),
  };
}

/** Several columns of one unit; one of them alone where groups stand beside groups. */
export function groupsLayouts(idea: GroupsIdea, words: ScreenWords, story: Story): SceneContent[] {
  const [first] = idea.rows;
  if (!first) return [];
  const named = idea.rows.flatMap(({ name, facts }) => {
    const [fact] = facts;
    return fact ? [{ label: timeLabel({ name, fact }, story), figures: facts.map(({ key }) => key) }] : [];
  });
  const series = first.facts.map((fact) => ({ label: labelOf(fact) }));
  const told = idea.table.temporal ? idea.rows.at(-1) : first;
  const cards = (told?.facts ?? []).slice(0, 4).map((fact) => ({ label: labelOf(fact), figure: fact.key }));
  const { stacked, highlight } = idea;
  return [
    { layout: 'grouped', title: words.title, stacked, series, groups: named, highlight },
    { layout: 'cards', title: words.support ?? words.title, cards },
  ];
}

/** Bars that fill. */
export function progressLayouts(idea: ProgressIdea, words: ScreenWords): SceneContent[] {
  const items = idea.items.map(({ name, fact, goal, share }) => ({
    label: name ? nameOf({ name, fact }) : words.label,
    figure: fact.key,
    share,
    ...(goal ? { goal: `${words.relation ?? ''} ${refer(goal.key)}`.trim() } : {}),
  }));
  const bars = items.map(({ label, figure }) => ({ label, figure }));
  const [only] = items;
  if (bars.length > 1)
    return [
      { layout: 'progress', title: words.title, items },
      { layout: 'bars', title: words.title, bars, highlight: 0 },
    ];
  if (!only) return [];
  const { label, figure, goal } = only;
  return [
    { layout: 'progress', title: words.title, items },
    { layout: 'hero', figure, label, kicker: words.title, ...optional('support', goal) },
  ];
}

/** The ends of what a price was. */
export function rangeLayouts({ high, low }: RangeIdea, words: ScreenWords): SceneContent[] {
  const [top, bottom] = words.sides ?? [words.title, words.title];
  const cards = [
    { label: top, figure: high.fact.key },
    { label: bottom, figure: low.fact.key },
  ];
  return [
    { layout: 'cards', title: words.title, cards },
    { layout: 'bars', title: words.title, bars: cards, highlight: 0 },
  ];
}

/** What happened when; the one that is told stands out. */
export function timelineLayouts(idea: TimelineIdea, words: ScreenWords): SceneContent[] {
  const moments = idea.moments.map((moment) => ({ when: whenOf(moment), text: textOf(moment) }));
  const lit = idea.moments[idea.highlight];
  const headline: SceneContent[] = lit ? [{ layout: 'headline', kicker: whenOf(lit), headline: textOf(lit) }] : [];
  return [{ layout: 'timeline', title: words.title, moments, highlight: idea.highlight }, ...headline];
}

/** One moment by itself. */
export function momentLayouts({ moment }: MomentIdea): SceneContent[] {
  return [{ layout: 'headline', kicker: whenOf(moment), headline: textOf(moment) }];
}

/** Dates without their year where all are of one. */
function whenOf({ when, dated }: Moment): string {
  return refer(when.key, !dated && ['day', 'time', 'epoch', 'epoch-ms'].includes(when.form ?? '') ? 'bare' : 'full');
}

function textOf({ what }: Moment): string {
  return what.map((fact) => refer(fact.key)).join(' v ');
}

/** Somebody's words, with their picture where the payload has one. */
export function quoteLayouts({ fact, by, role }: QuoteIdea, pictures: Pictures): SceneContent[] {
  const still = pictureBeside(fact, pictures);
  const who = by ? refer(by.key) : undefined;
  const shown = still === null || fact.path.length === 1 ? {} : { still };
  return [
    {
      layout: 'quote',
      quote: refer(fact.key),
      ...optional('by', who),
      ...optional('role', role ? refer(role.key) : undefined),
      ...shown,
    },
    { layout: 'headline', headline: refer(fact.key), ...optional('kicker', who), ...shown },
  ];
}

/** A price first as candles. */
export function withCandles(idea: SeriesIdea, ways: SceneContent[], story: Story): SceneContent[] {
  const candles = story.candles.get(idea.table.key);
  const line = ways.find((way) => way.layout === 'line');
  if (!candles || line?.layout !== 'line') return ways;
  return [candlesLayout(candles, line.title, line.delta, story), line];
}
