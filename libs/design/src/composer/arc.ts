import type { Fact } from '@app/sources';
import type { Idea } from './idea';

/** An idea with its place in the arc and how much the film would miss it. */
export interface PlacedIdea {
  idea: Idea;
  slot: number;
  weight: number;
}

/** Places in the arc (NARRATION.md, "How to write one"). */
export const SLOT = {
  lead: 0,
  contrast: 10,
  parts: 20,
  meaning: 30,
  chart: 40,
  ranking: 45,
  extremes: 50,
  cards: 60,
  texts: 70,
  source: 80,
} as const;

/** Puts an idea into the film at its place, with the facts that it tells. */
export type Push = (idea: Idea, slot: number, weight: number, facts: readonly Fact[]) => void;
