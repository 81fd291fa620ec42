import { refer, type RefText, type SceneContent } from '@app/picture';
import type { Fact } from '@app/facts';
import { labelOf, optional } from './row-names';
import type { SourceClause } from './source-clause';
import type { Story } from './story';

/** A clause of the source: one of its figures large, with another under it where they are called apart. */
export function clauseLayouts(
  { facts, contrasts }: SourceClause,
  given: Fact | undefined,
  story: Story,
  kicker?: RefText,
): SceneContent[] {
  // As the story calls them, which may be shorter than what the reader found.
  const named = facts.flatMap(({ key }) => story.byKey.get(key) ?? []);
  const first = (contrasts ? undefined : named.find(({ key }) => key === given?.key)) ?? named[0];
  if (!first) return [];
  const second = named.find(({ key }) => key !== first.key);
  const other = named.find(({ key, label }) => key !== first.key && label !== first.label);
  const label = labelOf(first);
  const support = other ? `${labelOf(other)} · ${refer(other.key)}` : second && refer(second.key);
  const hero: SceneContent = {
    layout: 'hero',
    figure: first.key,
    label,
    ...optional('kicker', kicker),
    ...optional('support', support),
  };
  if (!other)
    return [hero, { layout: 'headline', kicker: label, headline: refer(first.key), ...optional('support', support) }];
  const { main } = story.subject;
  const title = kicker ?? (main ? refer(main.key) : label);
  const [one, two] = [first, other].map((fact) => ({ label: labelOf(fact), figure: fact.key }));
  if (!one || !two) return [hero];
  const cards: SceneContent = { layout: 'cards', title, cards: [one, two] };
  const isAlike = first.kind === other.kind && first.unit?.id === other.unit?.id && first.currency === other.currency;
  // A hook is one great figure.
  if (given || !contrasts || !isAlike) return given ? [hero, cards] : [cards, hero];
  return [{ layout: 'comparison', title, sides: [one, two], focus: 0 }, hero, cards];
}
