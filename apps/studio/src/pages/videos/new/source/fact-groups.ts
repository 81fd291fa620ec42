import type { Schemas } from '../../../../api/client';
import { isFigure } from '../../../library/sources/pick-facts';

type Fact = Schemas['SourceFact'];

/** Facts that bear one label, such as the same column of every row. */
export interface FactGroup {
  label: string;
  facts: Fact[];
}

/** Nobody quotes these. */
const SILENT = new Set(['code', 'url', 'address']);

/** What may be said, by label in the order of the source: figures apart from names, dates and words. */
export function groupFacts(facts: readonly Fact[]): { figures: FactGroup[]; names: FactGroup[] } {
  const quotable = facts.filter(({ kind }) => !SILENT.has(kind));
  return {
    figures: grouped(quotable.filter(isFigure)),
    names: grouped(quotable.filter((fact) => !isFigure(fact))),
  };
}

function grouped(facts: readonly Fact[]): FactGroup[] {
  const groups = new Map<string, FactGroup>();
  for (const fact of facts) {
    const group = groups.get(fact.label) ?? { label: fact.label, facts: [] };
    group.facts.push(fact);
    groups.set(fact.label, group);
  }
  return [...groups.values()];
}
