import type { Fact, FactName, FactTable, TableColumn } from '@app/facts';
import { SLOT } from './arc';
import type { IdeaSink } from './idea-search';
import type { ProgressIdea } from './idea-charts';
import type { Story } from './story';
import { columnOf } from './table-columns';

const MOST_ITEMS = 4;
const GOALS = new Set(['goal', 'target', 'capacity', 'quota', 'budget']);
const TAKEN = new Set('sold booked taken filled attendance occupied seated used raised'.split(' '));
const COMPLETION = new Set('completion complete completed progress done funded finished filled'.split(' '));

/** How far things have come: rows with a goal or a completion of their own, and seats against the house's capacity. */
export function addProgress(story: Story, sink: IdeaSink): void {
  for (const table of story.pack.tables) {
    if (table.temporal || table.rows.length < 2) continue;
    const items = itemsOf(table, story);
    if (items.length < 2) continue;
    sink.push(
      { kind: 'progress', items },
      SLOT.meaning + 1,
      66,
      items.map(({ fact }) => fact),
    );
    return;
  }
  const room = story.pack.facts.find((fact) => fact.words.at(-1) === 'capacity' && isOpen(fact, sink));
  const taken = room && story.pack.facts.find((fact) => fact !== room && isOpen(fact, sink) && fills(fact, room));
  if (!room || !taken) return;
  sink.push({ kind: 'progress', items: [{ name: null, ...towards(taken, room) }] }, SLOT.meaning, 63, [taken, room]);
}

function isOpen(fact: Fact, sink: IdeaSink): boolean {
  return fact.number !== null && fact.kind !== 'percent' && !sink.used.has(fact.key);
}

function fills(fact: Fact, room: Fact): boolean {
  const beside = fact.key.replace(/[^/]+$/, '') === room.key.replace(/[^/]+$/, '');
  return beside && fact.words.some((word) => TAKEN.has(word)) && isTowards(fact, room);
}

/** An amount that is on its way to the other and not past it. */
export function isTowards(fact: Fact, goal: Fact): boolean {
  const [value, end] = [fact.number ?? -1, goal.number ?? 0];
  return value >= 0 && end > 0 && value < end && fact.unit?.id === goal.unit?.id && fact.currency === goal.currency;
}

function towards(fact: Fact, goal: Fact): { fact: Fact; goal: Fact; share: number } {
  return { fact, goal, share: (fact.number ?? 0) / (goal.number ?? 1) };
}

/** The furthest along come first. */
function itemsOf(table: FactTable, story: Story): ProgressIdea['items'] {
  const named = (words: ReadonlySet<string>, kind?: string): TableColumn | undefined =>
    table.columns.find(
      ({ name, kind: own }) =>
        (kind === undefined || own === kind) &&
        columnOf(table, name, story)[0]?.fact.words.some((word) => words.has(word)) === true,
    );
  const goal = named(GOALS);
  const done = named(COMPLETION, 'percent');
  const items = done ? shares(columnOf(table, done.name, story)) : goal ? amounts(table, goal, story) : [];
  if (items.length < table.rows.length) return [];
  return items.sort((a, b) => b.share - a.share).slice(0, MOST_ITEMS);
}

function shares(rows: ReadonlyArray<{ name: FactName; fact: Fact }>): ProgressIdea['items'] {
  return rows.flatMap(({ name, fact }) => {
    const value = fact.number ?? -1;
    return value >= 0 && value <= 100 ? [{ name, fact, goal: null, share: value / 100 }] : [];
  });
}

function amounts(table: FactTable, goal: TableColumn, story: Story): ProgressIdea['items'] {
  const amount = table.columns.find(
    (column) => column !== goal && column.kind === goal.kind && column.unit?.id === goal.unit?.id,
  );
  if (!amount) return [];
  return table.rows.flatMap(({ name, cells }) => {
    const fact = story.byKey.get(cells[amount.name] ?? '');
    const end = story.byKey.get(cells[goal.name] ?? '');
    return fact && end && isTowards(fact, end) ? [{ name, ...towards(fact, end) }] : [];
  });
}
