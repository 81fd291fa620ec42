import type { SceneContent } from '@app/picture';
import type { EndsIdea, LowIdea, NamedFact, SeriesIdea } from './idea';
import { withCandles } from './lay-out-charts';
import { timeLabel, trendOf } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** Most bars that can be told apart on a phone. */
export const MOST_BARS = 12;
/** The least beside the most, above which bars from zero show no movement. */
const LEVEL = 0.75;

/** A line for dates and temperatures, bars for a few counted periods. */
export function seriesLayouts(idea: SeriesIdea, words: ScreenWords, story: Story): SceneContent[] {
  const points = idea.points.map((point) => ({ label: timeLabel(point, story), figure: point.fact.key }));
  const delta = idea.delta
    ? { delta: { figure: idea.delta.key, label: words.delta ?? 'change', trend: trendOf(idea.delta) } }
    : {};
  const told = idea.shape === 'mixed' ? idea.points[idea.max] : idea.points.at(-1);
  const line: SceneContent = {
    layout: 'line',
    title: words.title,
    points,
    figure: (idea.of ?? told?.fact)?.key,
    ...delta,
    area: idea.points.every((point) => (point.fact.number ?? 0) >= 0),
  };
  if (story.candles.has(idea.table.key)) return withCandles(idea, [line], story);
  if (points.length > MOST_BARS) return [line];
  const highlight = idea.shape === 'rising' ? points.length - 1 : idea.max;
  const bars: SceneContent = {
    layout: 'bars',
    title: words.title,
    bars: points,
    highlight,
    ...(idea.total ? { figure: idea.total.key } : {}),
  };
  const steps = idea.points[0]?.fact.kind === 'temperature' || points.length > 8 || isLevel(idea);
  return steps ? [line, bars] : [bars, line];
}

/** From zero such bars would all look alike; a line says where it starts. */
function isLevel({ points, min, max }: SeriesIdea): boolean {
  const [least, most] = [points[min], points[max]].map((point) => point?.fact.number ?? 0);
  return least !== undefined && most !== undefined && most > 0 && least < most && least > most * LEVEL;
}

/** Then and now. */
export function endsLayouts(idea: EndsIdea, words: ScreenWords, story: Story): SceneContent[] {
  const side = (row: NamedFact): { label: string; figure: string } => ({
    label: timeLabel(row, story),
    figure: row.fact.key,
  });
  const { first, last } = idea;
  const cards: SceneContent = { layout: 'cards', title: words.title, cards: [side(first), side(last)] };
  const hero: SceneContent = {
    layout: 'hero',
    figure: first.fact.key,
    label: timeLabel(first, story),
    kicker: words.title,
  };
  const against: SceneContent = {
    layout: 'comparison',
    title: words.title,
    sides: [side(last), side(first)],
    focus: 0,
    ...(words.relation ? { relation: words.relation } : {}),
  };
  return [against, cards, hero];
}

/** The lowest point: among the others, or beside the highest. */
export function lowLayouts(idea: LowIdea, words: ScreenWords, story: Story): SceneContent[] {
  const { row, high, series } = idea;
  const point = (one: NamedFact): { label: string; figure: string } => ({
    label: timeLabel(one, story),
    figure: one.fact.key,
  });
  const cards: SceneContent = { layout: 'cards', title: words.title, cards: [point(high), point(row)] };
  const hero: SceneContent = {
    layout: 'hero',
    figure: row.fact.key,
    label: timeLabel(row, story),
    kicker: words.title,
  };
  if (series.points.length > MOST_BARS) return [cards, hero];
  const bars: SceneContent = {
    layout: 'bars',
    title: words.title,
    bars: series.points.map(point),
    highlight: series.min,
  };
  return [cards, bars, hero];
}
