import { EASINGS } from './easing';
import type { Layer } from './layer';
import type { TimedScene, Timeline } from './timeline';
import type { Key, LayerState, TrackProp } from './track';

/** One layer as it stands on one frame. */
export interface FrameItem {
  layer: Layer;
  state: LayerState;
}

/** What one frame shows: scenes from back to front (two during a wipe or dissolve), then what stands over them. */
export interface FrameState {
  frame: number;
  scenes: Array<{ scene: TimedScene; items: FrameItem[]; reveal: Reveal | null }>;
  overlay: FrameItem[];
}

interface Reveal {
  kind: 'wipe' | 'dissolve';
  /** 0 to 1, eased. */
  amount: number;
}

/** Frames in which an incoming scene covers the outgoing one. */
export const TRANSITION_FRAMES = { cut: 0, wipe: 10, dissolve: 14 } as const;

/** A layer as it is drawn when nothing moves it. */
export const RESTING: LayerState = { opacity: 1, x: 0, y: 0, scale: 1, rotate: 0, wipe: 1, progress: 1, focus: 0 };
const ADDITIVE: ReadonlySet<TrackProp> = new Set(['x', 'y', 'rotate', 'focus']);

/** The video at one frame; depends on nothing but its arguments, so any frame may be asked for first. */
export function evaluate(timeline: Timeline, frame: number): FrameState {
  const current = sceneAt(timeline, frame);
  const index = timeline.scenes.indexOf(current);
  const before = timeline.scenes[index - 1];
  const length = before ? TRANSITION_FRAMES[current.transition] : 0;
  const elapsed = frame - current.from;
  const scenes: FrameState['scenes'] = [];
  let reveal: Reveal | null = null;
  if (before && elapsed < length && current.transition !== 'cut') {
    const held = before.from + before.frames - 1;
    scenes.push({ scene: before, items: itemsOf(timeline, before.id, held), reveal: null });
    reveal = { kind: current.transition, amount: EASINGS['cubic-in-out']((elapsed + 1) / (length + 1)) };
  }
  scenes.push({ scene: current, items: itemsOf(timeline, current.id, frame), reveal });
  return { frame, scenes, overlay: itemsOf(timeline, null, frame) };
}

/** The scene a frame belongs to; frames past the end belong to the last. */
function sceneAt(timeline: Timeline, frame: number): TimedScene {
  const scene = timeline.scenes.findLast((candidate) => frame >= candidate.from) ?? timeline.scenes[0];
  if (!scene) throw new RangeError('A timeline without scenes has no frames');
  return scene;
}

/** A layer's state on an absolute frame. */
export function stateAt(layer: Layer, frame: number): LayerState {
  const state = { ...RESTING };
  for (const track of layer.tracks) {
    const value = valueAt(track.keys, frame);
    if (ADDITIVE.has(track.prop)) state[track.prop] += value;
    else state[track.prop] *= value;
  }
  return state;
}

function itemsOf(timeline: Timeline, scene: string | null, frame: number): FrameItem[] {
  const items: FrameItem[] = [];
  for (const layer of timeline.layers) {
    if (layer.scene !== scene || frame < layer.from || frame >= layer.to) continue;
    const state = stateAt(layer, frame);
    if (state.opacity > 0.002 && state.wipe > 0) items.push({ layer, state });
  }
  return items;
}

function valueAt(keys: Key[], frame: number): number {
  const next = keys.findIndex((key) => key.frame > frame);
  const after = next < 0 ? keys.at(-1) : keys[next];
  const before = next < 0 ? after : keys[Math.max(0, next - 1)];
  if (!before || !after) return 1;
  if (before === after) return after.value;
  const share = (frame - before.frame) / (after.frame - before.frame);
  return before.value + (after.value - before.value) * EASINGS[after.ease ?? 'cubic-out'](Math.max(0, share));
}
