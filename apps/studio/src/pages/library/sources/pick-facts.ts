import { folded } from '../../../ui/folded';
import type { Fact } from './source-queries';

const FIGURES = new Set(['percent', 'currency', 'count', 'ratio', 'temperature', 'duration', 'measure']);

/** Whether a fact is a figure, which a video marks. */
export function isFigure({ kind }: Pick<Fact, 'kind'>): boolean {
  return FIGURES.has(kind);
}

/** Facts that hold all the words, in any case and without accents; figures alone where asked. */
export function pickFacts(facts: readonly Fact[], search: string, onlyFigures: boolean): Fact[] {
  const sought = folded(search.trim());
  return facts
    .filter((fact) => !onlyFigures || isFigure(fact))
    .filter(({ label, display, quote }) => folded(`${label} ${display} ${quote ?? ''}`).includes(sought));
}
