import type { TextBlock } from '../text/text-block';
import { stateAt, TRANSITION_FRAMES } from '../timeline/evaluate';
import type { Layer } from '../timeline/layer';
import type { Timeline } from '../timeline/timeline';

/** A text that a layer draws, absolute frames `from <= frame < to` on which all of it can be seen at rest. */
export interface DrawnText {
  /** The same for the same text of the same video, whatever it says. */
  id: string;
  /** Scene id, or null for what stands over all scenes. */
  scene: string | null;
  text: string;
  from: number;
  to: number;
}

/** Every set text of a timeline but its captions, which are read from their words. */
export function drawnTexts(timeline: Timeline): DrawnText[] {
  return timeline.layers.flatMap((layer) => {
    if (layer.kind === 'captions') return [];
    const blocks = blocksIn(layer.props);
    const span = blocks.length > 0 ? shownSpan(layer, timeline) : null;
    if (!span) return [];
    return blocks.map((block, index) => ({
      id: `${layer.id}#${index}`,
      scene: layer.scene,
      text: block.lines.map((line) => line.runs.map((run) => run.text).join('')).join('\n'),
      ...span,
    }));
  });
}

/** Whether a text is being typed or settles: its digits are dashes and show no figure yet. */
function isUnderWay(layer: Layer, progress: number): boolean {
  return layer.kind === 'text' && layer.props.reveal !== undefined && progress < 1;
}

/** Frames on which a layer is seen at rest; a scene that another covers stands on its last frame until it is covered. */
function shownSpan(layer: Layer, timeline: Timeline): { from: number; to: number } | null {
  let first = -1;
  let last = -1;
  for (let frame = layer.from; frame < layer.to; frame += 1) {
    const { opacity, wipe, progress } = stateAt(layer, frame);
    if (opacity <= 0.002 || wipe <= 0 || isUnderWay(layer, progress)) continue;
    if (first < 0) first = frame;
    last = frame;
  }
  if (first < 0) return null;
  const index = timeline.scenes.findIndex(({ id }) => id === layer.scene);
  const scene = timeline.scenes[index];
  const next = timeline.scenes[index + 1];
  const held = scene && next && last >= scene.from + scene.frames - 1 ? TRANSITION_FRAMES[next.transition] : 0;
  return { from: first, to: last + 1 + held };
}

function blocksIn(value: unknown): TextBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTextBlock(value)) return [value];
  return Object.values(value).flatMap(blocksIn);
}

function isTextBlock(value: object): value is TextBlock {
  if (!('lines' in value) || !Array.isArray(value.lines)) return false;
  const [line] = value.lines as unknown[];
  return typeof line === 'object' && line !== null && 'runs' in line;
}
