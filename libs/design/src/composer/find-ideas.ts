import type { Fact } from '@app/sources';
import { SLOT, type PlacedIdea, type Push } from './arc';
import { directionWeight, type Direction } from './brief';
import { saidOf } from './find-lead';
import type { CardsIdea, ComparisonIdea, Idea, LeadIdea, TextLeadIdea } from './idea';
import type { RankedFact } from './rank-facts';
import type { Story } from './story';
import { addItems, addTexts } from './find-word-ideas';
import { columnOf, factsOf, rankingIdea, seriesIdea } from './table-ideas';

const MOST_CARD_SCENES = 3;
const MOST_TABLES = 4;

/** Everything a payload tells besides its hook, each with its place; facts that are told once are not told again. */
export function findIdeas(
  story: Story,
  lead: LeadIdea | TextLeadIdea,
  ranked: readonly RankedFact[],
  direction: Direction,
): PlacedIdea[] {
  const used = new Set<string>([lead.fact.key]);
  const placed: PlacedIdea[] = [{ idea: lead, slot: SLOT.lead, weight: 100 }];
  const wants = (facts: ReadonlyArray<Fact | null | undefined>): boolean =>
    facts.every((fact) => !fact || directionWeight(fact, direction) >= 0);
  const push = (idea: Idea, slot: number, weight: number, facts: readonly Fact[]): void => {
    if (!wants(facts)) return;
    const raised = Math.max(0, ...facts.map((fact) => directionWeight(fact, direction)));
    facts.forEach((fact) => used.add(fact.key));
    placed.push({ idea, slot, weight: weight + raised * 2 });
  };
  const focus = lead.kind === 'lead' ? lead : null;
  if (focus?.companion) used.add(focus.companion.key);
  if (focus?.previous) used.add(focus.previous.key);
  if (focus) addContrasts(story, focus, push);
  addParts(story, used, push);
  addTables(story, focus, used, push);
  addExtremes(story, used, push);
  addChanges(story, focus, used, push);
  addNamed(story, ranked, used, push);
  addCards(story, ranked, used, push);
  addItems(story, lead.kind === 'textLead', used, push);
  addTexts(story, lead.kind === 'textLead', used, push);
  const source = story.byKey.get(story.pack.source ?? '') ?? null;
  const asOf = story.byKey.get(story.pack.asOf ?? '') ?? null;
  if (source) placed.push({ idea: { kind: 'source', source, asOf }, slot: SLOT.source, weight: 22 });
  return placed.sort((a, b) => a.slot - b.slot || b.weight - a.weight);
}

function addContrasts(story: Story, lead: LeadIdea, push: Push): void {
  const get = (key: string | null): Fact | null => (key === null ? null : (story.byKey.get(key) ?? null));
  if (lead.shape === 'flow' && lead.table) {
    const rows = columnOf(lead.table, lead.table.main, story);
    const other = [...rows]
      .sort((a, b) => (a.fact.number ?? 0) - (b.fact.number ?? 0))
      .find((row) => Math.sign(row.fact.number ?? 0) !== lead.fact.sign);
    if (other) {
      push(
        {
          kind: 'comparison',
          role: 'flow',
          subject: lead.fact,
          subjectName: lead.name,
          other: other.fact,
          otherName: other.name,
          period: '',
          said: saidOf(other.fact, story),
        },
        SLOT.contrast,
        80,
        [other.fact],
      );
    }
  }
  const seen = new Set<string>();
  for (const comparison of story.pack.comparisons) {
    const subject = get(comparison.subject);
    const other = get(comparison.other);
    if (!subject || !other || seen.has(subject.key)) continue;
    seen.add(subject.key);
    const name = comparison.name ? { key: comparison.name, form: 'full' as const } : null;
    const mine = subject.key === lead.fact.key;
    const idea: ComparisonIdea = {
      kind: 'comparison',
      role: comparison.role,
      subject,
      subjectName: null,
      other,
      otherName: name,
      period: comparison.period,
      said: null,
    };
    push(idea, mine ? SLOT.contrast : SLOT.cards - 5, mine ? 80 : 40, [other, subject]);
  }
}

function addParts(story: Story, used: Set<string>, push: Push): void {
  for (const parts of story.pack.parts) {
    if (parts.table !== null) continue;
    const facts = parts.parts.map((key) => story.byKey.get(key)).filter((fact) => fact !== undefined);
    const whole = parts.whole ? (story.byKey.get(parts.whole) ?? null) : null;
    if (facts.some((fact) => used.has(fact.key))) continue;
    push(
      { kind: 'parts', whole, parts: facts.map((fact) => ({ fact, name: { key: fact.key, form: 'label' } })) },
      SLOT.parts,
      66,
      [...facts, ...(whole ? [whole] : [])],
    );
  }
}

function addTables(story: Story, lead: LeadIdea | null, used: Set<string>, push: Push): void {
  const tables = story.pack.tables.filter((table) => table.rows.length >= 2);
  const order = [...tables].sort((a, b) => Number(b === lead?.table) - Number(a === lead?.table));
  for (const table of order.slice(0, MOST_TABLES)) {
    if (table.temporal) {
      const series = seriesIdea(table, story, lead?.table === table);
      if (series)
        push(series, SLOT.chart, lead?.table === table ? 72 : 62, [
          ...factsOf(series.points),
          ...[series.of, series.delta, series.total].filter((fact) => fact !== null),
        ]);
      addSecondColumn(story, table, push);
      continue;
    }
    const isLead = lead?.table === table;
    if (isLead && lead.shape === 'flow') continue;
    const ranking = rankingIdea(table, story, isLead);
    if (ranking && ranking.rows.length >= 2)
      push(ranking, isLead ? SLOT.contrast + 2 : SLOT.ranking, isLead ? 74 : 50, factsOf(ranking.rows));
    if (used.size > 400) break;
  }
}

/** What else the days hold: the peak of the table's second column. */
function addSecondColumn(story: Story, table: Story['pack']['tables'][number], push: Push): void {
  const column = table.columns.find((candidate) => candidate.name !== table.main);
  if (!column) return;
  const points = columnOf(table, column.name, story);
  const top = [...points].sort((a, b) => (b.fact.number ?? 0) - (a.fact.number ?? 0))[0];
  if (!top || points.length < 3 || points.length > 12 || (top.fact.number ?? 0) <= 0) return;
  push({ kind: 'peak', table, column: column.name, top, points }, SLOT.chart + 2, 46, factsOf(points));
}

function addExtremes(story: Story, used: Set<string>, push: Push): void {
  for (const pair of story.pack.extremes) {
    const best = story.byKey.get(pair.best.figure);
    const worst = story.byKey.get(pair.worst.figure);
    if (!best || !worst || used.has(best.key)) continue;
    push(
      { kind: 'extremes', best: { name: pair.best.name, fact: best }, worst: { name: pair.worst.name, fact: worst } },
      SLOT.extremes,
      58,
      [best, worst],
    );
  }
}

function addChanges(story: Story, lead: LeadIdea | null, used: Set<string>, push: Push): void {
  for (const change of story.pack.changes) {
    const fact = story.byKey.get(change.key);
    const of = story.byKey.get(change.of ?? '') ?? null;
    const inTable = story.pack.tables.some((table) => change.key.startsWith(`${table.key}/`));
    if (!fact || !of || inTable || used.has(fact.key)) continue;
    push({ kind: 'change', fact, of }, of === lead?.fact ? SLOT.contrast + 1 : SLOT.chart - 2, 57, [fact, of]);
  }
}

/** Figures of small objects with a name of their own. */
function addNamed(story: Story, ranked: readonly RankedFact[], used: Set<string>, push: Push): void {
  for (const { fact } of ranked) {
    const parent = fact.path.at(-2);
    if (fact.path.length < 2 || parent === undefined || /^\d+$/.test(parent) || used.has(fact.key)) continue;
    const object = fact.key.slice(0, fact.key.lastIndexOf('/') + 1);
    const inside = story.pack.facts.filter((other) => other.key.startsWith(object));
    const name = inside.find(
      (other) =>
        other.kind === 'name' &&
        /^(player|name|symbol|title|team|winner|holder|person|author|city|country)$/.test(other.words.join()),
    );
    if (
      !name ||
      story.subject.main?.key.startsWith(object) ||
      inside.filter((other) => other.number !== null).length > 2
    )
      continue;
    push({ kind: 'named', role: parent, row: { name: { key: name.key, form: 'full' }, fact } }, SLOT.extremes + 2, 52, [
      fact,
      name,
    ]);
  }
}

function addCards(story: Story, ranked: readonly RankedFact[], used: Set<string>, push: Push): void {
  const left = ranked
    .filter(({ fact }) => !used.has(fact.key) && !isRepeat(fact, used, story))
    .slice(0, MOST_CARD_SCENES * 3);
  const sizes = splitCards(left.length);
  let from = 0;
  sizes.forEach((size, index) => {
    const facts = left.slice(from, from + size).map(({ fact }) => fact);
    from += size;
    const idea: CardsIdea = { kind: 'cards', facts };
    push(idea, story.domain === 'pool' && index === 0 ? SLOT.meaning : SLOT.cards + index, 54 - index * 12, facts);
  });
}

/** The same value under another name was told already. */
function isRepeat(fact: Fact, used: Set<string>, story: Story): boolean {
  return Math.abs(fact.number ?? 0) >= 1000 && [...used].some((key) => story.byKey.get(key)?.number === fact.number);
}

/** Groups of one to three, never a lone card after a pair. */
function splitCards(count: number): number[] {
  if (count <= 3) return count === 0 ? [] : [count];
  if (count === 4) return [2, 2];
  if (count === 5) return [3, 2];
  if (count === 7) return [3, 2, 2];
  return count === 6 ? [3, 3] : count === 8 ? [3, 3, 2] : [3, 3, 3];
}
