import type { NarrationLine } from '../storyboard/narration';
import type { Storyboard } from '../storyboard/storyboard';
import { framesOf } from './frame-rate';
import { planDelivery } from './plan-delivery';

/** Place of a scene and of its line, absolute frames. */
export interface SceneSpan {
  from: number;
  frames: number;
  lineFrom: number;
}

/** Silence around a scene's line, milliseconds. */
interface LineAir {
  lead: number;
  pad: number;
}

/** The picture changes this long before its line, or halfway through a shorter rest. */
const LEAD_MS = 200;
/** After the last word: music needs time to resolve. */
const LAST_PAD_MS = { music: 1500, none: 500 };
const END_CARD_MS = 2500;

/** What stands around each scene's line: the planned rests, divided at the cuts. */
export function lineAir(storyboard: Pick<Storyboard, 'scenes' | 'seed' | 'air' | 'music'>): LineAir[] {
  const { lines } = planDelivery(storyboard);
  const leads = lines.map(({ restMs, because }) => (because === 'opening' ? restMs : Math.min(LEAD_MS, restMs / 2)));
  const last = storyboard.music ? LAST_PAD_MS.music : LAST_PAD_MS.none;
  return lines.map((_, index) => {
    const next = lines[index + 1];
    return { lead: leads[index] ?? 0, pad: next ? next.restMs - (leads[index + 1] ?? 0) : last };
  });
}

/** Scenes follow the voice: lead-in, line, a rest; never shorter than asked, the end card never under 2.5 s. */
export function sceneSpans(storyboard: Storyboard, lines: readonly NarrationLine[]): SceneSpan[] {
  const airs = lineAir(storyboard);
  let from = 0;
  return storyboard.scenes.map((scene, index) => {
    const line = lines.find((candidate) => candidate.sceneId === scene.id);
    const { lead, pad } = airs[index] ?? { lead: 0, pad: 0 };
    const spoken = line && line.durationMs > 0 ? lead + line.durationMs + pad : 0;
    const least = Math.max(scene.minSeconds * 1000, scene.layout === 'end' ? END_CARD_MS : 1000);
    const frames = framesOf(Math.max(spoken, least));
    const span = { from, frames, lineFrom: from + framesOf(lead) };
    from += frames;
    return span;
  });
}
