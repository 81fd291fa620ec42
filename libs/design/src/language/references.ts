import { refer } from '@app/picture';
import {
  type Fact,
  type FactComparison,
  type FactName,
  type FactTable,
  nameWithoutUnit,
  TITLE_NAMES,
  upperFirst,
} from '@app/facts';
import type { LeadIdea } from '../composer/idea';
import type { Story } from '../composer/story';
import { CLOCK, clockOf, SIZE, WINDOW } from '../figures/figure-table';

/** A name of the payload as a reference: figures in names stay the payload's. */
export function named(name: FactName): string {
  return refer(name.key, name.form);
}

/** The time that names a row, as it is told: rows within one day by the time of day. */
export function timeTold(name: FactName, story: Story): Fact | undefined {
  const fact = story.byKey.get(name.key);
  return (story.steps.clocks.has(name.key) && fact && clockOf(fact)) || fact;
}

/** The name of a row in a sentence: dates without their year, rows within one day by the time of day. */
export function namedShort(name: FactName, story: Story): string {
  if (story.steps.clocks.has(name.key)) return refer(`${name.key}${CLOCK}`);
  const unit = story.byKey.get(name.key)?.form ?? '';
  return name.form === 'full' && ['day', 'time', 'epoch', 'epoch-ms'].includes(unit)
    ? refer(name.key, 'bare')
    : named(name);
}

/** Whether a row has no name but its figure's own key ("Sat"), so that the list must say what is measured. */
export function namesItself(name: FactName | null, fact: Fact): boolean {
  return name?.form === 'label' && name.key === fact.key;
}

/** The figure with its unit. */
export function figure(fact: Fact): string {
  return refer(fact.key);
}

/** The size of a movement, its direction being said in words. */
export function size(fact: Fact): string {
  return refer(fact.sign < 0 ? `${fact.key}${SIZE}` : fact.key);
}

/** "seven days" of a figure whose name states its window; empty where it states none. */
export function windowText(fact: Fact | null, story: Story): string {
  if (fact?.window) return refer(`${fact.key}${WINDOW}`);
  return story.pack.window ? refer(`${story.pack.window}${WINDOW}`) : '';
}

/** Whether a text begins small, as what follows its name and is no sentence by itself: `condition: "paid only if …"`. */
export function isFragment({ value, words }: Pick<Fact, 'value' | 'words'>): boolean {
  return /^\p{Ll}/u.test(String(value)) && !TITLE_NAMES.has(words.join());
}

/** Plain words hold neither digits nor braces, and can stand in a text of the video as they are. */
export function isPlain(text: string): boolean {
  return !/[\p{N}{}|]/u.test(text);
}

/** Words for a name of the payload: `topScorer` gives "Top scorer". */
export function humanName(name: string): string {
  const words = nameWithoutUnit(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return upperFirst(words === name ? words : words.toLowerCase());
}

/** What the column that a table is about is called. */
export function mainLabel({ columns, main }: FactTable): string {
  return columns.find(({ name }) => name === main)?.label ?? '';
}

/** The comparison that an opening tells; the first of its figure where it tells none. */
export function comparedIn({ fact, claims: [claim] }: LeadIdea, { pack }: Story): FactComparison | undefined {
  const own = pack.comparisons.filter(({ subject }) => subject === fact.key);
  return (claim?.kind === 'measure' && own.find(({ other }) => other === claim.by.key)) || own[0];
}
