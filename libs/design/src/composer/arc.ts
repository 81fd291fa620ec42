import type { Fact } from '@app/facts';
import type { Idea } from './idea';

/** An idea with its place in the arc and how much the video would miss it. */
export interface PlacedIdea {
  idea: Idea;
  slot: number;
  weight: number;
  /** The idea that this one leans on: without it, this one is not told either. */
  needs?: Idea;
  /** The facts that it tells. */
  facts?: readonly Fact[];
}

/** Places in the arc. */
export const SLOT = {
  lead: 0,
  contrast: 10,
  chase: 12,
  context: 16,
  /** What the brief puts in front, after the hook and the words that belong to it. */
  asked: 18,
  parts: 20,
  meaning: 30,
  chart: 40,
  ranking: 46,
  extremes: 52,
  named: 56,
  cards: 60,
  next: 68,
  texts: 70,
  source: 80,
  end: 90,
} as const;

/** From this weight on an idea is told in every video, so that later lines may lean on what it said. */
export const SURE = 70;

/** Ideas below this weight are told only where nothing better fills the video: what names a value, and compares nothing. */
export const SPARE = 30;

/** Puts an idea into the video at its place, with the facts that it tells. */
export type Push = (idea: Idea, slot: number, weight: number, facts: readonly Fact[], needs?: Idea) => void;
