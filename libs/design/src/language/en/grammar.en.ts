import { refer } from '@app/picture';
import type { Fact, FactName, FactTable } from '@app/facts';
import type { Story } from '../../composer/story';
import { periodOf, unitOfTime } from '../phrasebook/tell/time-of';
import { nounOfWords } from '../lexicon';
import { isPlain, lowerFirst, mainLabel, namedShort, timeTold } from '../references';
import { fieldLabel } from './field-label.en';
import NOUNS_EN from './nouns.json';

/** A label as plain words where it brings no digits, else as a reference to the fact's label. */
export function labelText(fact: Fact): string {
  const label = fieldLabel(fact);
  return isPlain(label) ? label : refer(fact.key, 'label');
}

/** A label within a sentence: "churn", but "GDP" and names as they are. */
export function labelWithin(fact: Fact): string {
  const text = labelText(fact);
  // "Units Sold", "North Sea": who wrote every word with a capital meant it.
  const isTitle = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(text);
  return isPlain(text) && !isTitle ? lowerFirst(text) : text;
}

/** Labels that take no article: "raised so far", "did not finish", "still needed". */
const ALONE =
  /^(?:the|did|does|do|has|have|not|still|so|yet|already|\p{L}{3,}ed (?:so far|to date|by|in|on|this|since|until))(?: |$)/iu;

/** A label with its article: "the wait", "the total". */
export function theLabel(fact: Fact): string {
  const label = labelWithin(fact);
  return ALONE.test(label) ? label : `the ${label}`;
}

/** The verb that a label takes: "the awakenings are". */
export function isOrAre(fact: Fact): 'is' | 'are' {
  return isPlural(labelText(fact)) ? 'are' : 'is';
}

/** "61 points", "402 loaves": a counted figure with its noun; empty for what is not counted. */
export function countNoun(fact: Fact): string {
  return fact.kind === 'count' && isPlural(labelText(fact)) ? ` ${labelWithin(fact)}` : '';
}

/** The noun of a row's figure; rows named by their keys take it from what their list counts ("seats"). */
export function rowNoun(row: { name: FactName; fact: Fact }, table: FactTable | null): string {
  if (row.name.form === 'full') return countNoun(row.fact);
  const label = table ? mainLabel(table) : '';
  // Nobody has 41 top countries.
  if (/^(?:top|best|most|leading|largest)\b/i.test(label)) return '';
  return row.fact.kind === 'count' && isPlain(label) && isPlural(label) ? ` ${lowerFirst(label)}` : '';
}

/** "and" before the last of several. */
export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** A place in words, from 1: "first"; null beyond the tenth. */
export function placeWord(rank: number | null): string | null {
  return rank === null ? null : (ORDINALS[rank - 1] ?? null);
}

/** Teams take plural verbs; other names one by their ending, or none that could be wrong. */
function numberOf(name: FactName, story: Story): 'plural' | 'singular' | 'unsure' {
  if (/(^|\/)(team|club|side|squad)$/i.test(name.key)) return 'plural';
  const fact = story.byKey.get(name.key);
  const text = name.form === 'label' ? (fact?.label ?? '') : String(fact?.value ?? '');
  if (/^(the )?\p{L}+s$/iu.test(text) && isPlural(text)) return 'unsure';
  return /s$/i.test(text) ? 'unsure' : 'singular';
}

/** A sentence with its verb for a name; null where the name's number is not known. */
export function withVerb(
  name: FactName,
  story: Story,
  verbs: readonly [string, string],
  sentence: (verb: string) => string,
): string | null {
  const number = numberOf(name, story);
  if (number === 'unsure') return null;
  return sentence(number === 'plural' ? verbs[1] : verbs[0]);
}

const SINGULAR_S = /(ss|us|is|news|series|status|gas|bonus|basis|analysis)$/i;

/** What a counted thing is, after its noun: "invoices sent", "tables free", "trips today". */
const STATES =
  /^(\p{L}{2,}(?:ed|ing)|sent|sold|won|lost|made|built|free|open|available|today|away|home|overdue|abroad|online|hungry|left)$/iu;

/** Tells whether a label names many things: "new accounts" does, "churn" does not. */
export function isPlural(label: string): boolean {
  const noun = nounOfWords(label, NOUNS_EN);
  if (noun?.text === label.toLowerCase()) return noun.plural === true;
  const head = label.split(/ (?:of|in|per|by|for|from|on|without|with|at|under|over|above|below) /)[0] ?? label;
  const words = head.trim().split(/\s+/);
  while (words.length > 1 && STATES.test(words.at(-1) ?? '')) words.pop();
  const last = words.at(-1) ?? '';
  if (/^\p{Lu}{2,}$/u.test(last)) return false;
  return (
    /^(people|children|men|women|data|media)$/i.test(last) ||
    (/s$/i.test(last) && !SINGULAR_S.test(last) && last.length > 3)
  );
}

/** Strength by the size of a percentage movement: slips under 2, falls, plunges over 15. */
export function moveVerb(fact: Fact, plural: boolean): string {
  const percent = fact.kind === 'percent' ? Math.abs(fact.number ?? 0) : 5;
  const verb =
    fact.sign < 0
      ? percent < 2
        ? 'slip'
        : percent > 15
          ? 'plunge'
          : 'fall'
      : percent < 2
        ? 'edge up'
        : percent > 15
          ? 'jump'
          : 'climb';
  if (plural) return verb;
  return verb === 'edge up' ? 'edges up' : `${verb}s`;
}

/** The words a date takes before it: "on Saturday", "in 2026", "at 14:00". */
export function atTime(name: FactName, story: Story): string {
  const unit = unitOfTime(name, timeTold(name, story));
  const isDay = unit === 'day' || unit === 'weekday' || (unit === 'name' && periodOf(name, story) === 'day');
  return `${unit === 'clock' ? 'at' : isDay ? 'on' : 'in'} ${namedShort(name, story)}`;
}
