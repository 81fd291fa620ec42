import { lineAir, resolveText, type Scene, type Storyboard } from '@app/picture';
import { speakingTime } from '@app/voices';
import { arrangeLayouts } from './arrange-layouts';
import type { DraftScene, StoryboardDraft } from './storyboard-draft';
import { SPARE } from './arc';
import { PACE_HABITS } from './pacing';
import { readingTime } from './reading-time';

/** Pictures held longer than this after their lines, on average and any of them, feel dead. */
const LONGEST_STRETCH_S = 0.8;
const LONGEST_HOLD_S = 1.2;
/** A video with this share of its length is full; with less it takes what is told for want of better. */
const FULL = 0.8;
const OVER = 1.08;
const UNDER = 0.8;
const SHORTEST_VIDEO_S = 8;
const MANY_BARS = 5;
const BAR_S = 0.57;

interface Candidate {
  draft: DraftScene;
  /** Seconds that its line takes, without the silence around it. */
  spoken: number;
}

/** How long each of these scenes stands, seconds, and the silence that follows its line. */
type Lengths = (scenes: readonly Scene[]) => Array<{ seconds: number; rest: number }>;

/** Length of each candidate scene's line in milliseconds as its words suggest. */
export function estimateDurations(draft: StoryboardDraft): number[] {
  const pace = PACE_HABITS[draft.pacing].voice;
  return draft.scenes.map(({ scene }) => {
    const line = scene.layout === 'end' ? scene.line : resolveText(scene.line, draft.storyboard.figures, 'spoken');
    return Math.round(speakingTime(line, draft.storyboard.language) / pace);
  });
}

/**
 * Chooses the scenes that make the video about `targetSeconds` long (-20 to +8 percent where the facts allow it): leaves
 * out the least important, never hook or end, then holds pictures at most 0.8 s longer. Durations are of the lines.
 */
export function fitToTarget(draft: StoryboardDraft, durationsMs: readonly number[], targetSeconds: number): Storyboard {
  if (draft.whole) return { ...draft.storyboard, scenes: draft.scenes.map(({ scene }) => scene) };
  let kept: Candidate[] = draft.scenes.map((scene, index) => ({
    draft: scene,
    spoken: (durationsMs[index] ?? 0) / 1000,
  }));
  const spoken = new Map(kept.map((candidate) => [candidate.draft.scene.id, candidate.spoken]));
  const lengthsOf: Lengths = (scenes) => {
    const airs = lineAir({ ...draft.storyboard, scenes: [...scenes] });
    return scenes.map((scene, index) => {
      const said = spoken.get(scene.id) ?? 0;
      const { lead, pad } = airs[index] ?? { lead: 0, pad: 0 };
      const line = said > 0 ? said + (lead + pad) / 1000 : 0;
      return { seconds: Math.max(leastSeconds(scene, draft.storyboard), barsSeconds(scene), line), rest: pad };
    });
  };
  const secondsOf = (candidates: readonly Candidate[]): number =>
    total(candidates.map(({ draft: { scene } }) => scene));
  const total = (scenes: readonly Scene[]): number => lengthsOf(scenes).reduce((sum, { seconds }) => sum + seconds, 0);
  while (secondsOf(kept) > targetSeconds * OVER && kept.length > 2) kept = withoutOne(kept, targetSeconds, secondsOf);
  kept = withoutSpare(kept, targetSeconds, secondsOf);
  const arranged = (): Scene[] => {
    const drafts = kept.map((candidate) => candidate.draft);
    return draft.settled ? drafts.map(({ scene }) => scene) : arrangeLayouts(drafts, draft.before);
  };
  let scenes = arranged();
  // Another layout may need more time to be looked along.
  while (total(scenes) > targetSeconds * OVER && kept.length > 2) {
    kept = withoutOne(kept, targetSeconds, secondsOf);
    scenes = arranged();
  }
  return { ...draft.storyboard, scenes: stretch(scenes, lengthsOf(scenes), targetSeconds) };
}

/** An end card stands until it is read: its source and date are not spoken. */
function leastSeconds(scene: Scene, { figures }: Storyboard): number {
  return scene.layout === 'end' ? Math.max(scene.minSeconds, readingTime(scene, figures)) : scene.minSeconds;
}

/** A row of many bars, each with its name and its figure, is looked along. */
function barsSeconds(scene: Scene): number {
  return scene.layout === 'bars' && scene.bars.length > MANY_BARS ? scene.bars.length * BAR_S : 0;
}

type Measure = (kept: readonly Candidate[]) => number;

/** Leaves out the least important scene, or a better fitting one near it where that would empty the video. */
function withoutOne(kept: readonly Candidate[], targetSeconds: number, secondsOf: Measure): Candidate[] {
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

/** Leaves out what is told for want of better, where the video is long enough without it. */
function withoutSpare(kept: readonly Candidate[], targetSeconds: number, secondsOf: Measure): Candidate[] {
  const spare = kept
    .filter(({ draft }) => draft.priority < SPARE)
    .sort((a, b) => a.draft.priority - b.draft.priority)
    .find((candidate) => secondsOf(without(kept, candidate)) >= targetSeconds * FULL);
  return spare ? withoutSpare(without(kept, spare), targetSeconds, secondsOf) : [...kept];
}

/** What leans on a scene goes with it. */
function without(kept: readonly Candidate[], gone: Candidate): Candidate[] {
  return kept.filter(({ draft }) => draft !== gone.draft && draft.needs !== gone.draft.scene.id);
}

/**
 * A video that has nothing else to tell holds its pictures a little longer rather than saying more, each in proportion to the
 * rest after its line; scenes whose owner asked for them or said how long they stand stay so.
 */
function stretch(scenes: readonly Scene[], lengths: ReturnType<Lengths>, targetSeconds: number): Scene[] {
  const total = lengths.reduce((sum, { seconds }) => sum + seconds, 0);
  const goal = Math.max(SHORTEST_VIDEO_S, targetSeconds * 0.92);
  const limit =
    total + scenes.length * LONGEST_STRETCH_S < SHORTEST_VIDEO_S
      ? (SHORTEST_VIDEO_S - total) / scenes.length
      : LONGEST_STRETCH_S;
  const more = Math.max(0, Math.min(limit, (goal - total) / scenes.length));
  const rests = lengths.slice(0, -1).map(({ rest }) => rest);
  const usual = rests.reduce((sum, rest) => sum + rest, 0) / Math.max(1, rests.length) || 1;
  return scenes.map((scene, index) => {
    if (scene.written !== undefined || scene.asked) return scene;
    const { seconds = scene.minSeconds, rest = usual } = lengths[index] ?? {};
    // A video of little more than a hook has no rests to speak of; it is made long enough evenly.
    const share = index === scenes.length - 1 || more > LONGEST_STRETCH_S ? 1 : rest / usual;
    return {
      ...scene,
      minSeconds: Math.round((seconds + Math.min(Math.max(LONGEST_HOLD_S, more), more * share)) * 1000) / 1000,
    };
  });
}
