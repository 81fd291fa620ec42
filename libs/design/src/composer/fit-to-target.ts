import { resolveText, type Scene, type Storyboard } from '@app/render';
import { arrangeLayouts } from './arrange-layouts';
import type { DraftScene, StoryboardDraft } from './storyboard-draft';
import { speakingTime } from './speaking-time';

/** Air after a line, milliseconds (FILM.md, Rhythm). */
const AIR_MS = 380;
/** A picture held longer than this after its line feels dead. */
const LONGEST_STRETCH_S = 0.8;
/** Ideas below this are told only where nothing better fills the film. */
const SPARE_PRIORITY = 12;
const FULL = 0.9;
const OVER = 1.08;
const UNDER = 0.8;
const SHORTEST_FILM_S = 8;

interface Candidate {
  draft: DraftScene;
  spokenMs: number;
}

/** Length of each candidate scene's line in milliseconds as its words suggest. */
export function estimateDurations(draft: StoryboardDraft): number[] {
  return draft.scenes.map(({ scene }) =>
    speakingTime(scene.layout === 'end' ? scene.line : resolveText(scene.line, draft.storyboard.figures, 'spoken')),
  );
}

/**
 * Chooses the scenes that make the film about `targetSeconds` long (-20 to +8 percent where the facts allow it): leaves
 * out the least important, never hook or end, then holds pictures at most 0.8 s longer. Durations are of the lines.
 */
export function fitToTarget(draft: StoryboardDraft, durationsMs: readonly number[], targetSeconds: number): Storyboard {
  const spoken = new Map(draft.scenes.map(({ scene }, index) => [scene.id, durationsMs[index] ?? 0]));
  let kept: Candidate[] = draft.scenes.map((scene, index) => ({ draft: scene, spokenMs: durationsMs[index] ?? 0 }));
  while (secondsOf(kept) > targetSeconds * OVER && kept.length > 2) kept = withoutOne(kept, targetSeconds);
  kept = withoutSpare(kept, targetSeconds);
  const scenes = arrangeLayouts(kept.map((candidate) => candidate.draft));
  return { ...draft.storyboard, scenes: stretch(scenes, spoken, targetSeconds) };
}

/** Leaves out the least important scene, or a better fitting one near it where that would empty the film. */
function withoutOne(kept: readonly Candidate[], targetSeconds: number): Candidate[] {
  const middle = kept.slice(1, -1);
  const least = middle.reduce((a, b) => (b.draft.priority < a.draft.priority ? b : a));
  const left = without(kept, least);
  if (secondsOf(left) >= targetSeconds * UNDER) return left;
  const fits = middle
    .filter(({ draft }) => draft.priority < 76)
    .map((candidate) => without(kept, candidate))
    .find((rest) => secondsOf(rest) <= targetSeconds * OVER && secondsOf(rest) >= targetSeconds * UNDER);
  return fits ?? left;
}

/** Leaves out what is told for want of better, where the film is long enough without it. */
function withoutSpare(kept: readonly Candidate[], targetSeconds: number): Candidate[] {
  const spare = kept.find(
    (candidate) =>
      candidate.draft.priority < SPARE_PRIORITY && secondsOf(without(kept, candidate)) >= targetSeconds * FULL,
  );
  return spare ? withoutSpare(without(kept, spare), targetSeconds) : [...kept];
}

/** What leans on a scene goes with it. */
function without(kept: readonly Candidate[], gone: Candidate): Candidate[] {
  return kept.filter(({ draft }) => draft !== gone.draft && draft.needs !== gone.draft.scene.id);
}

function secondsOf(kept: readonly Candidate[]): number {
  return kept.reduce((total, { draft, spokenMs }) => total + lengthOf(draft.scene, spokenMs), 0);
}

function lengthOf(scene: Scene, spokenMs: number): number {
  return Math.max(scene.minSeconds, (spokenMs + AIR_MS) / 1000);
}

/** A film that has nothing else to tell holds its pictures a little longer, evenly, rather than saying more. */
function stretch(scenes: readonly Scene[], spoken: ReadonlyMap<string, number>, targetSeconds: number): Scene[] {
  const lengths = scenes.map((scene) => lengthOf(scene, spoken.get(scene.id) ?? 0));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const goal = Math.max(SHORTEST_FILM_S, targetSeconds * 0.92);
  const limit =
    total + scenes.length * LONGEST_STRETCH_S < SHORTEST_FILM_S
      ? (SHORTEST_FILM_S - total) / scenes.length
      : LONGEST_STRETCH_S;
  const more = Math.max(0, Math.min(limit, (goal - total) / scenes.length));
  return scenes.map((scene, index) => ({
    ...scene,
    minSeconds: Math.round(((lengths[index] ?? scene.minSeconds) + more) * 1000) / 1000,
  }));
}
