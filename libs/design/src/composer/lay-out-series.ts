import type { SceneContent } from '@app/render';
import type { SeriesIdea } from './idea';
import { timeLabel, trendOf } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** Most bars that can be told apart on a phone. */
export const MOST_BARS = 12;

/** A line for dates and temperatures, bars for a few counted periods. */
export function seriesLayouts(idea: SeriesIdea, words: ScreenWords, story: Story): SceneContent[] {
  const points = idea.points.map((point) => ({ label: timeLabel(point, story), figure: point.fact.key }));
  const delta = idea.delta
    ? { delta: { figure: idea.delta.key, label: words.delta ?? 'change', trend: trendOf(idea.delta) } }
    : {};
  const line: SceneContent = {
    layout: 'line',
    title: words.title,
    points,
    figure: (idea.of ?? idea.points.at(-1)?.fact)?.key,
    ...delta,
    area: idea.points.every((point) => (point.fact.number ?? 0) >= 0),
  };
  if (points.length > MOST_BARS) return [line];
  const highlight = idea.shape === 'rising' ? points.length - 1 : idea.max;
  const bars: SceneContent = {
    layout: 'bars',
    title: words.title,
    bars: points,
    highlight,
    ...(idea.total ? { figure: idea.total.key } : {}),
  };
  const steps = idea.points[0]?.fact.kind === 'temperature' || points.length > 8;
  return steps ? [line, bars] : [bars, line];
}
