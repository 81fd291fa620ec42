import type { FigureClaim } from '@app/story';
import type { PlacedIdea } from './arc';
import type { ClaimIdea, Idea } from './idea';
import type { IdeaSink } from './idea-search';
import type { SourceClause } from './source-clause';
import type { Story } from './story';

const WEIGHT = 57;

/** The source's own words for an idea that tells one of its figures. */
export function clauseFor(idea: Idea, { clauses }: Story): SourceClause | undefined {
  if (clauses.size === 0) return undefined;
  if (idea.kind === 'lead')
    return idea.claims.length > 0 || idea.shape === 'change' ? clauses.get(idea.fact.key) : undefined;
  const [claim] = idea.kind === 'claim' ? idea.claims : [];
  return claim && 'fact' in claim ? clauses.get(claim.fact.key) : undefined;
}

/** Clauses that say nothing without the one before, each right behind it: "Up from 3.6 million the year before." */
export function addLeaning(story: Story, placed: readonly PlacedIdea[], sink: IdeaSink): void {
  for (const clause of new Set(story.clauses.values())) {
    const { leansOn, facts } = clause;
    const head = leansOn && placed.find(({ idea }) => clauseFor(idea, story) === leansOn);
    if (!head) continue;
    const view: ClaimIdea['view'] = { kind: 'cards', facts: [...facts], beside: [] };
    const claims = facts.map((fact): FigureClaim => ({ kind: 'figure', fact, effect: 0 }));
    sink.push({ kind: 'claim', claims, view, link: null }, head.slot + 0.1, WEIGHT, facts, head.idea);
  }
}
