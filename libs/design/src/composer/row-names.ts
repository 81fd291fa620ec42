import type { Fact } from '@app/facts';
import { refer, type SceneContent, type Trend } from '@app/picture';
import { namedShort } from '../language/references';
import type { NamedFact } from './idea';
import type { Story } from './story';

/** What a fact is called, in the video's language. */
export function labelOf(fact: Fact): string {
  return refer(fact.key, 'label');
}

/** Name of a row on screen. */
export function nameOf(row: NamedFact): string {
  return row.name.form === 'label' ? labelOf(row.fact) : refer(row.name.key);
}

/** Axis labels leave the year out where the date has a day. */
export function timeLabel(point: NamedFact, story: Story): string {
  return point.name.form === 'label' ? nameOf(point) : namedShort(point.name, story);
}

/** Bars and cards of dated rows name the day alone: under a bar the year would take a second line. */
export function withShortDates(
  contents: readonly SceneContent[],
  rows: readonly NamedFact[],
  story: Story,
): SceneContent[] {
  const short = new Map(rows.map((row) => [nameOf(row), timeLabel(row, story)]));
  const shortened = <T extends { label: string }>(parts: T[]): T[] =>
    parts.map((part) => ({ ...part, label: short.get(part.label) ?? part.label }));
  return contents.map((content) => {
    if (content.layout === 'bars') return { ...content, bars: shortened(content.bars) };
    return content.layout === 'cards' ? { ...content, cards: shortened(content.cards) } : content;
  });
}

/** Direction of a movement. */
export function trendOf(fact: Fact): Trend {
  return fact.sign > 0 ? 'up' : fact.sign < 0 ? 'down' : 'flat';
}

/** Rank of a row, where the payload ranks it. */
export function rankOf(
  row: NamedFact,
  rows: ReadonlyArray<{ name: NamedFact['name']; rank: string | null }>,
): { rank?: string } {
  const rank = rows.find((candidate) => candidate.name.key === row.name.key)?.rank;
  return rank ? { rank: refer(rank) } : {};
}

/** A field of a scene that is left out where it would be empty. */
export function optional<K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined || value === '' ? {} : ({ [name]: value } as Partial<Record<K, V>>);
}
