import type { PlacedIdea } from './arc';
import type { Idea } from './idea';
import type { IdeaSink } from './idea-search';
import type { SourceClause } from './source-clause';
import type { Story } from './story';

const WEIGHT = 57;

/** The source's own words for an idea that tells one of its figures. */
export function clauseFor(idea: Idea, { clauses }: Story): SourceClause | undefined {
  if (idea.kind === 'lead' && ['value', 'change'].includes(idea.shape)) return clauses.get(idea.fact.key);
  return idea.kind === 'cards' ? clauses.get(idea.facts[0]?.key ?? '') : undefined;
}

/** Clauses that say nothing without the one before, each right behind it: "Up from 3.6 million the year before." */
export function addLeaning(story: Story, placed: readonly PlacedIdea[], sink: IdeaSink): void {
  for (const clause of new Set(story.clauses.values())) {
    const { leansOn, facts } = clause;
    const head = leansOn && placed.find(({ idea }) => clauseFor(idea, story) === leansOn);
    if (head) sink.push({ kind: 'cards', facts: [...facts], beside: [] }, head.slot + 0.1, WEIGHT, facts, head.idea);
  }
}
