import { resolveText, type Scene } from '@app/picture';
import type { Fact, FactPack } from '@app/facts';
import { matchFact } from '../figures/match-fact';
import { readNumerals } from '../figures/numerals/read-numerals';
import { textsIn } from '../figures/scene-texts';
import type { EditedVideo } from './note-rule';
import { toldFacts } from './told-facts';

const EMPTY = new Set(
  'a an and any about all at bit by data fact figure for from how in into is it its level more much number of on one or our part parts piece scene scenes section some something stat statistic that the their there thing this to us value what with'.split(
    ' ',
  ),
);
/** Facts beyond so many are a whole table, not a wish for one scene. */
const MOST_FACTS = 12;
/** What a scene says is rather its subject than what it shows, and a hook touches on what others are about. */
const SAID = 0.5;
const HOOK = 0.2;

/** Words that a caller's subject consists of, in one form. */
export function topicWords(topic: string): string[] {
  return stems(topic).filter((word) => word.length > 1 && !EMPTY.has(word));
}

/** What figures of a kind are called in general. */
const KIND_WORDS: Partial<Record<Fact['kind'], readonly string[]>> = {
  percent: ['rate', 'percent', 'percentage', 'share', 'yield'],
  currency: ['amount', 'price', 'money', 'dollar', 'usd'],
  count: ['count'],
};

/** Facts that a subject names: together they hold all of its words and numbers. Empty where some are held by none. */
export function factsAbout(topic: string, video: EditedVideo): Fact[] {
  const named = namedFacts(topic, video);
  return unheld(topic, named, rowNames(video.facts)).length > 0 ? [] : named.slice(0, MOST_FACTS);
}

/** Words and numbers of a subject that the facts which come nearest to it do not hold, and how many it has in all. */
export function unknownWords(topic: string, video: EditedVideo): { unknown: string[]; all: number } {
  const unknown = [...new Set(unheld(topic, namedFacts(topic, video), rowNames(video.facts)))];
  return { unknown, all: topicWords(topic).length + numbersOf(topic).length };
}

/** The facts that hold most words of a subject, and of those, where it brings numbers, the ones of these numbers. */
function namedFacts(topic: string, { facts }: EditedVideo): Fact[] {
  const words = topicWords(topic);
  const rows = rowNames(facts);
  const scored = facts.facts
    .filter(({ kind }) => kind !== 'url' && kind !== 'address')
    .map((fact) => ({ fact, score: shared(words, wordsOf(fact, rows)) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return [];
  const named = scored.filter(({ score }) => score === best).map(({ fact }) => fact);
  const numbered = named.filter((fact) => numbersOf(topic).some((number) => isNumberOf(number, fact)));
  return numbered.length > 0 ? numbered : named;
}

function unheld(topic: string, facts: readonly Fact[], rows: ReadonlyMap<string, string>): string[] {
  const held = new Set(facts.flatMap((fact) => [...wordsOf(fact, rows), ...(KIND_WORDS[fact.kind] ?? [])]));
  const numbers = numbersOf(topic).filter((number) => !facts.some((fact) => isNumberOf(number, fact)));
  return [...topicWords(topic).filter((word) => !held.has(word)), ...numbers.map(({ text }) => text)];
}

function numbersOf(topic: string) {
  return readNumerals(topic, 'en').filter(({ text }) => /\p{N}/u.test(text));
}

function isNumberOf(number: ReturnType<typeof numbersOf>[number], fact: Fact): boolean {
  const digits = number.text.match(/\p{N}+/gu) ?? [];
  const written: string[] = (typeof fact.value === 'string' ? fact.value.match(/\p{N}+/gu) : null) ?? [];
  const isWritten = digits.every((run) => written.includes(run) || fact.path.some((part) => part.includes(run)));
  return isWritten || matchFact(number, fact) === 'match';
}

/** The scene that a subject fits best, by its words and those of its facts; null where none holds all of it. The end card is never meant. */
export function sceneAbout(topic: string, { storyboard, facts }: EditedVideo): Scene | null {
  const words = topicWords(topic);
  const rows = rowNames(facts);
  const scored = storyboard.scenes
    .filter(({ layout }) => layout !== 'end')
    .map((scene, index) => {
      const told = toldFacts([scene]);
      const own = textsIn(scene)
        .filter(({ isFigure, name }) => !isFigure && name !== 'id')
        .map(({ text }) => resolveText(text, storyboard.figures, 'display'));
      const named = facts.facts.filter(({ key }) => told.has(key)).flatMap((fact) => wordsOf(fact, rows));
      const line = resolveText(scene.line, storyboard.figures, 'display');
      const shown = [...own.flatMap((text) => stems(text)), ...named];
      const held = shared(words, shown);
      const said = shared(words, stems(line));
      const texts = [line, ...own].join(' ');
      const isWhole =
        shared(words, [...shown, ...stems(line)]) === new Set(words).size &&
        numbersOf(topic).every(({ text }) => texts.includes(text));
      return { scene, isWhole, score: held + said * SAID - (index === 0 ? HOOK : 0) };
    })
    .filter(({ isWhole }) => isWhole);
  return (
    scored.reduce<(typeof scored)[number] | null>((a, b) => (a && a.score >= b.score ? a : b), null)?.scene ?? null
  );
}

function wordsOf(fact: Fact, rows: ReadonlyMap<string, string>): string[] {
  const named = [fact.label, ...fact.path, rows.get(fact.key) ?? ''];
  if (typeof fact.value === 'string') named.push(fact.value);
  return [...fact.words, ...named.flatMap((text) => stems(text))];
}

/** Names that other facts give a figure: the row that a cell stands in, the name of a benchmark. By the figure's key. */
function rowNames({ facts, tables, comparisons }: FactPack): Map<string, string> {
  const values = new Map(facts.map(({ key, value }) => [key, String(value)]));
  const nameOf = (key: string | null): string => values.get(key ?? '') ?? '';
  return new Map([
    ...comparisons.map(({ other, name }): [string, string] => [other, nameOf(name)]),
    ...tables.flatMap(({ rows }) =>
      rows.flatMap(({ name, cells }) => Object.values(cells).map((key): [string, string] => [key, nameOf(name.key)])),
    ),
  ]);
}

function shared(words: readonly string[], held: readonly string[]): number {
  const set = new Set(held);
  return new Set(words.filter((word) => set.has(word))).size;
}

/** Words in lower case and singular; names such as `tvlUsd` fall apart. */
function stems(text: string): string[] {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu);
  return (words ?? []).map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word));
}
