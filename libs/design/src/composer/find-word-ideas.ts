import type { Fact } from '@app/sources';
import { SLOT, type Push } from './arc';
import type { Story } from './story';

/** Rows of words: books, talks, exhibits. */
export function addItems(story: Story, wordsOnly: boolean, used: Set<string>, push: Push): void {
  const rows = new Map<string, Fact[]>();
  for (const fact of story.pack.facts) {
    const row = /^(.*\/\d+)\/[^/]+$/.exec(fact.key)?.[1];
    if (row && ['name', 'text'].includes(fact.kind)) rows.set(row, [...(rows.get(row) ?? []), fact]);
  }
  const items = [...rows.values()].flatMap((facts) => {
    const title = facts.find((fact) => /^(title|name|headline|book|talk)$/.test(fact.words.join()));
    const by = facts.find((fact) => /^(author|by|artist|speaker|director|maker)$/.test(fact.words.join())) ?? null;
    const note = facts.find((fact) => fact !== title && fact.kind === 'text') ?? null;
    return title && (by || note) && !used.has(title.key) ? [{ title, by, note }] : [];
  });
  items.slice(0, 3).forEach((item, index) => {
    const facts = [item.title, item.by, item.note].filter((fact) => fact !== null);
    push({ kind: 'item', index, ...item }, SLOT.contrast + index, (wordsOnly ? 62 : 34) - index * 4, facts);
  });
}

/** Sentences and lists of names, said as given. */
export function addTexts(story: Story, wordsOnly: boolean, used: Set<string>, push: Push): void {
  const roles = new Set([
    story.subject.main?.key,
    story.subject.place?.key,
    story.subject.venue?.key,
    story.pack.source,
  ]);
  const free = story.pack.facts.filter(
    (fact) => (fact.kind === 'text' || fact.kind === 'name') && !roles.has(fact.key) && !used.has(fact.key),
  );
  const outside = free.filter((fact) => !story.pack.tables.some((table) => fact.key.startsWith(`${table.key}/`)));
  const sentences = outside.filter((fact) => fact.kind === 'text' && String(fact.value).length >= 12);
  sentences
    .slice(0, 2)
    .forEach((fact, index) =>
      push({ kind: 'texts', label: fact.label, facts: [fact] }, SLOT.texts + index, wordsOnly ? 60 : 30 - index * 6, [
        fact,
      ]),
    );
  const lists = new Map<string, Fact[]>();
  for (const fact of outside) {
    if (fact.kind !== 'name' || !/\/\d+(\/(name|title|label))?$/.test(fact.key)) continue;
    const list = fact.key.replace(/\/\d+(\/\w+)?$/, '');
    lists.set(list, [...(lists.get(list) ?? []), fact]);
  }
  for (const facts of [...lists.values()].slice(0, 2)) {
    if (facts.length >= 2)
      push(
        { kind: 'texts', label: listLabel(facts), facts: facts.slice(0, 4) },
        SLOT.texts + 3,
        wordsOnly ? 58 : 26,
        facts.slice(0, 4),
      );
  }
  if (!wordsOnly) return;
  const names = outside.filter((fact) => fact.kind === 'name' && !used.has(fact.key) && !/\/\d+$/.test(fact.key));
  for (let at = 0; at < Math.min(names.length, 6); at += 3) {
    const facts = names.slice(at, at + 3);
    push({ kind: 'texts', label: '', facts }, SLOT.texts + 5, 40, facts);
  }
}

function listLabel(facts: readonly Fact[]): string {
  const path = facts[0]?.path ?? [];
  const list = path.findLast((_, index) => /^\d+$/.test(path[index + 1] ?? ''));
  return list === undefined ? (facts[0]?.label ?? '') : list;
}
