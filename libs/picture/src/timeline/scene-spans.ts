import type { NarrationLine } from '../storyboard/narration';
import type { Storyboard } from '../storyboard/storyboard';
import { framesOf } from './frame-rate';

/** Place of a scene and of its line, absolute frames. */
export interface SceneSpan {
  from: number;
  frames: number;
  lineFrom: number;
}

const LEAD_IN_MS = { first: 120, later: 200 };
const PAD_MS = 350;
const END_CARD_MS = 2500;

/** Scenes follow the voice: lead-in, line, a breath; never shorter than asked, the end card never under 2.5 s. */
export function sceneSpans(storyboard: Storyboard, lines: readonly NarrationLine[]): SceneSpan[] {
  let from = 0;
  return storyboard.scenes.map((scene, index) => {
    const line = lines.find((candidate) => candidate.sceneId === scene.id);
    const lead = index === 0 ? LEAD_IN_MS.first : LEAD_IN_MS.later;
    const spoken = line && line.durationMs > 0 ? lead + line.durationMs + PAD_MS : 0;
    const least = Math.max(scene.minSeconds * 1000, scene.layout === 'end' ? END_CARD_MS : 1000);
    const frames = framesOf(Math.max(spoken, least));
    const span = { from, frames, lineFrom: from + framesOf(lead) };
    from += frames;
    return span;
  });
}
