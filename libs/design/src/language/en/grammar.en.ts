import { refer } from '@app/render';
import type { Fact, FactName, FactTable } from '@app/sources';
import type { LineContext } from '../../composer/wording';
import type { Story } from '../../composer/story';
import { SIZE, WINDOW } from '../../figures/figure-table';
import { fieldLabel } from './field-label.en';

/** A name of the payload as a reference: figures in names stay the payload's. */
export function named(name: FactName): string {
  return refer(name.key, name.form);
}

/** A label as plain words where it brings no digits, else as a reference to the fact's label. */
export function labelText(fact: Fact): string {
  const label = fieldLabel(fact);
  return isPlain(label) ? label : refer(fact.key, 'label');
}

/** A label within a sentence: "churn", but "GDP" and names as they are. */
export function labelWithin(fact: Fact): string {
  const text = labelText(fact);
  return isPlain(text) ? lowerFirst(text) : text;
}

/** A label with its article: "the wait", "the total". */
export function theLabel(fact: Fact): string {
  const label = labelWithin(fact);
  return /^the /i.test(label) ? label : `the ${label}`;
}

/** "61 points", "402 loaves": a counted figure with its noun; empty for what is not counted. */
export function countNoun(fact: Fact): string {
  return fact.kind === 'count' && isPlural(labelText(fact)) ? ` ${labelWithin(fact)}` : '';
}

/** The noun of a row's figure; rows named by their keys take it from the name of their list ("seats"). */
export function rowNoun(row: { name: FactName; fact: Fact }, table: FactTable | null): string {
  if (row.name.form === 'full') return countNoun(row.fact);
  const label = table?.label ?? '';
  return row.fact.kind === 'count' && isPlain(label) && isPlural(label) ? ` ${lowerFirst(label)}` : '';
}

/** The name of a row in a sentence: dates without their year. */
export function namedShort(name: FactName, story: Story): string {
  const unit = story.byKey.get(name.key)?.unit ?? '';
  return name.form === 'full' && ['day', 'time', 'epoch', 'epoch-ms'].includes(unit)
    ? refer(name.key, 'bare')
    : named(name);
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
export function numberOf(name: FactName, story: Story): 'plural' | 'singular' | 'unsure' {
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

/** Plain words hold neither digits nor braces, and can stand in a text of the film as they are. */
export function isPlain(text: string): boolean {
  return !/[\p{N}{}|]/u.test(text);
}

/** Lower-cases the first letter unless the word is an abbreviation or holds further capitals. */
export function lowerFirst(text: string): string {
  const word = text.split(/[\s-]/)[0] ?? '';
  return /\p{Lu}/u.test(word.slice(1)) || word.length === 1 ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Upper-cases the first letter. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The figure with its unit. */
export function figure(fact: Fact): string {
  return refer(fact.key);
}

/** The figure within a comparison: without "percent" where that was said before (NARRATION.md, thirteen languages). */
export function shortFigure(fact: Fact, context: LineContext): string {
  return refer(fact.key, mayDropUnit(fact, context) ? 'bare' : 'full');
}

/** The size of a movement, its direction being said in words. */
export function size(fact: Fact): string {
  return refer(fact.sign < 0 ? `${fact.key}${SIZE}` : fact.key);
}

/** The size of a movement beside others: without "percent" where that was said before. */
export function shortSize(fact: Fact, context: LineContext): string {
  const key = fact.sign < 0 ? `${fact.key}${SIZE}` : fact.key;
  return refer(key, mayDropUnit(fact, context) ? 'bare' : 'full');
}

function mayDropUnit(fact: Fact, context: LineContext): boolean {
  return fact.kind === 'percent' && context.unitsSaid.has('%');
}

/** "seven days" of a figure whose name states its window; empty where it states none. */
export function windowText(fact: Fact | null, story: Story): string {
  if (fact?.window) return refer(`${fact.key}${WINDOW}`);
  return story.pack.window ? refer(`${story.pack.window}${WINDOW}`) : '';
}

const SINGULAR_S = /(ss|us|is|news|series|status|gas|bonus|basis|analysis)$/i;

/** Tells whether a label names many things: "new accounts" does, "churn" does not. */
export function isPlural(label: string): boolean {
  const head = label.split(/ (?:of|in|per|by|for|from|on) /)[0] ?? label;
  const last = head.trim().split(/\s+/).at(-1) ?? '';
  return (
    /^(people|children|men|women|data|media)$/i.test(last) ||
    (/s$/i.test(last) && !SINGULAR_S.test(last) && last.length > 3)
  );
}

/** "up" or "down" by sign. */
export function upDown(fact: Fact): 'up' | 'down' {
  return fact.sign < 0 ? 'down' : 'up';
}

/** Strength by the size of a percentage movement (NARRATION.md, rule 7): slips under 2, falls, plunges over 15. */
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
  const fact = story.byKey.get(name.key);
  if (name.form === 'label' || !fact)
    return /^\d{4}$|^\p{L}+ ?\d*$/u.test(fact?.label ?? '') &&
      !/day$|^(mon|tue|wed|thu|fri|sat|sun)$/i.test(fact?.label ?? '')
      ? `in ${named(name)}`
      : `on ${named(name)}`;
  if (fact.unit === 'year' || fact.unit === 'month' || fact.unit === 'year-month') return `in ${named(name)}`;
  if (fact.unit === 'clock') return `at ${named(name)}`;
  if (fact.kind === 'date')
    return `on ${refer(name.key, ['day', 'time', 'epoch', 'epoch-ms'].includes(fact.unit ?? '') ? 'bare' : 'full')}`;
  return `in ${named(name)}`;
}

/** What the rows of a series are called: "day", "year", "month". */
export function periodNoun(name: FactName | undefined, story: Story): string {
  const fact = story.byKey.get(name?.key ?? '');
  const label = name?.form === 'label' ? (fact?.label ?? '') : '';
  if (fact?.unit === 'year' || /^\d{4}$/.test(label)) return 'year';
  if (
    fact?.unit === 'month' ||
    fact?.unit === 'year-month' ||
    (/^\p{L}+$/u.test(label) && !/day$|^(mon|tue|wed|thu|fri|sat|sun)$/i.test(label))
  )
    return 'month';
  if (fact?.unit === 'clock') return 'hour';
  if (/^q[1-4]/i.test(label) || /^q[1-4]/i.test(String(fact?.value ?? ''))) return 'quarter';
  if (/^w(eek)? ?\d/i.test(String(fact?.value ?? ''))) return 'week';
  return 'day';
}

/** Words for a name of the payload: `topScorer` gives "Top scorer". */
export function humanName(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return upperFirst(words === name ? words : words.toLowerCase());
}
