import type { NarrationLine } from '../storyboard/narration';
import { msOf } from '../timeline/frame-rate';
import type { Timeline } from '../timeline/timeline';

/** A caption word that is marked too early or too late. */
export interface CaptionDrift {
  scene: string;
  word: string;
  /** Where it is spoken, ms from the video's start. */
  atMs: number;
  /** Positive when the caption comes late, ms. */
  driftMs: number;
}

/** What a viewer does not notice. */
const MOST_DRIFT_MS = 80;

/** Words whose mark is further from their sound than a viewer forgives. */
export function captionDrifts(timeline: Timeline, lines: readonly NarrationLine[]): CaptionDrift[] {
  return timeline.scenes.flatMap((scene) => {
    const spoken = lines.find((line) => line.sceneId === scene.id)?.words ?? [];
    const shown = timeline.captions.filter((chunk) => chunk.scene === scene.id).flatMap((chunk) => chunk.words);
    return shown.flatMap((word, index): CaptionDrift[] => {
      const said = spoken[index];
      if (!said) return [];
      const atMs = msOf(scene.lineFrom) + said.fromMs;
      const driftMs = Math.round(msOf(word.from) - atMs);
      return Math.abs(driftMs) > MOST_DRIFT_MS ? [{ scene: scene.id, word: word.text, atMs, driftMs }] : [];
    });
  });
}
