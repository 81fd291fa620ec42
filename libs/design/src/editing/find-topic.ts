import { resolveText, type Scene } from '@app/render';
import type { Fact, FactPack } from '@app/sources';
import { textsIn } from '../figures/scene-texts';
import type { EditedFilm } from './note-rule';
import { toldFacts } from './told-facts';

const EMPTY = new Set(
  'a an and any about all at bit by for from how in into is it its more much of on one or our part parts piece scene scenes section some something that the their there thing this to us what with'.split(
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

/** Facts that a subject names: those that hold most of its words, and at least half. Empty where there are none. */
export function factsAbout(topic: string, { facts }: EditedFilm): Fact[] {
  const words = topicWords(topic);
  const rows = rowNames(facts);
  const scored = facts.facts
    .filter(({ kind }) => kind !== 'url' && kind !== 'address')
    .map((fact) => ({ fact, score: shared(words, wordsOf(fact, rows)) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0 || best * 2 < words.length) return [];
  return scored
    .filter(({ score }) => score === best)
    .map(({ fact }) => fact)
    .slice(0, MOST_FACTS);
}

/** The scene that a subject fits best, by its words and those of its facts; null where none does. The end card is never meant. */
export function sceneAbout(topic: string, { storyboard, facts }: EditedFilm): Scene | null {
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
      const held = shared(words, [...own.flatMap((text) => stems(text)), ...named]);
      const said = shared(words, stems(resolveText(scene.line, storyboard.figures, 'display')));
      return { scene, held, score: held + said * SAID - (index === 0 ? HOOK : 0) };
    });
  const best = scored.reduce<(typeof scored)[number] | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  return best && best.held > 0 && best.held * 2 >= words.length ? best.scene : null;
}

function wordsOf(fact: Fact, rows: ReadonlyMap<string, string>): string[] {
  const named = [fact.label, ...fact.path, rows.get(fact.key) ?? ''];
  if (typeof fact.value === 'string') named.push(fact.value);
  return [...fact.words, ...named.flatMap((text) => stems(text))];
}

/** Name of the row that a cell stands in, by the cell's key. */
function rowNames({ facts, tables }: FactPack): Map<string, string> {
  const values = new Map(facts.map(({ key, value }) => [key, String(value)]));
  return new Map(
    tables.flatMap(({ rows }) =>
      rows.flatMap(({ name, cells }) =>
        Object.values(cells).map((key): [string, string] => [key, values.get(name.key) ?? '']),
      ),
    ),
  );
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
