import { resolveText, type Scene, type Storyboard } from '@app/render';
import type { DraftScene, StoryboardDraft } from './compose-storyboard';

/** Words a minute before the voice has been heard (NARRATION.md, rule 12). */
const WORDS_PER_MINUTE = 155;
/** Air after a line, milliseconds (FILM.md, Rhythm). */
const AIR_MS = 380;
const LONGEST_STRETCH_S = 2;
const OVER = 1.08;
const UNDER = 0.8;
const SHORTEST_FILM_S = 8;

/** Length of each candidate scene's line in milliseconds as its words suggest. */
export function estimateDurations(draft: StoryboardDraft): number[] {
  return draft.scenes.map(({ scene }) => {
    const spoken = scene.layout === 'end' ? scene.line : resolveText(scene.line, draft.storyboard.figures, 'spoken');
    const words = spoken.split(/\s+/).filter(Boolean).length + (spoken.match(/\d[\d.,]*/g)?.length ?? 0) * 1.5;
    const pauses = spoken.match(/[.!?;:]/g)?.length ?? 0;
    return Math.round((words / WORDS_PER_MINUTE) * 60_000 + pauses * 180);
  });
}

/**
 * Chooses the scenes that make the film about `targetSeconds` long (-20 to +8 percent where the facts allow it): leaves
 * out the least important, never hook or end, then holds pictures up to two seconds longer. Durations are of the lines.
 */
export function fitToTarget(draft: StoryboardDraft, durationsMs: readonly number[], targetSeconds: number): Storyboard {
  const kept = draft.scenes.map((candidate, index) => ({ candidate, spokenMs: durationsMs[index] ?? 0 }));
  const seconds = (): number =>
    kept.reduce((total, { candidate, spokenMs }) => total + lengthOf(candidate.scene, spokenMs), 0);
  while (seconds() > targetSeconds * OVER && kept.length > 2) {
    const length = seconds();
    const middle = kept.slice(1, -1);
    const least = middle.reduce((a, b) => (b.candidate.priority < a.candidate.priority ? b : a));
    const after = length - lengthOf(least.candidate.scene, least.spokenMs);
    const shorter =
      after < targetSeconds * UNDER
        ? middle.find(
            ({ candidate, spokenMs }) =>
              candidate.priority < 70 &&
              length - lengthOf(candidate.scene, spokenMs) <= targetSeconds * OVER &&
              length - lengthOf(candidate.scene, spokenMs) >= targetSeconds * UNDER,
          )
        : undefined;
    kept.splice(kept.indexOf(shorter ?? least), 1);
  }
  const scenes = withoutTwins(kept.map(({ candidate }) => candidate));
  const spoken = new Map(kept.map(({ candidate, spokenMs }) => [candidate.scene.id, spokenMs]));
  return { ...draft.storyboard, scenes: stretch(scenes, spoken, targetSeconds) };
}

function lengthOf(scene: Scene, spokenMs: number): number {
  return Math.max(scene.minSeconds, (spokenMs + AIR_MS) / 1000);
}

/** Scenes that became neighbours with one layout take another, or the less important one goes. */
function withoutTwins(candidates: readonly DraftScene[]): Scene[] {
  const scenes: DraftScene[] = [];
  candidates.forEach((candidate, index) => {
    const before = scenes.at(-1);
    if (before?.scene.layout !== candidate.scene.layout) {
      scenes.push(candidate);
      return;
    }
    const next = candidates[index + 1]?.scene.layout;
    const other = candidate.alternatives.find(
      (content) => content.layout !== before.scene.layout && content.layout !== next,
    );
    const earlier = before.alternatives.find(
      (content) => content.layout !== candidate.scene.layout && content.layout !== scenes.at(-2)?.scene.layout,
    );
    if (other) scenes.push({ ...candidate, scene: { ...frameOf(candidate.scene), ...other } });
    else if (earlier && scenes.length > 1)
      scenes.splice(-1, 1, { ...before, scene: { ...frameOf(before.scene), ...earlier } }, candidate);
    else if (candidate.priority > before.priority && scenes.length > 1) scenes.splice(-1, 1, candidate);
  });
  return scenes.map(({ scene }) => scene);
}

function frameOf(scene: Scene): Pick<Scene, 'id' | 'type' | 'line' | 'transition' | 'minSeconds'> {
  const { id, type, line, transition, minSeconds } = scene;
  return { id, type, line, transition, minSeconds };
}

/** A short film holds its pictures longer, evenly, rather than saying more. */
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
