import { place, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { VideoEnv } from '../scene-env';
import { VAPOR } from './preset';
import { wordLook } from './vapor-type';
import { BUTTON, BUTTON_GAP, type WindowData } from './window.painter';

/** Looks of a window before it is filled. */
export interface WindowSpec {
  title: string;
  /** The window in front has the bright bar. */
  strong: boolean;
  trail?: number;
  motion: Motion[];
  z?: number;
}

const PAD = 44;

/** Windows narrower than this keep only the button that closes them, on 1080x1920. */
const NARROW = 600;

function buttonsOf(env: VideoEnv, w: number): 1 | 3 {
  return w < NARROW * env.stage.unit ? 1 : 3;
}

/** Height of a window's frame over its contents: title bar with one or two lines of title. */
export function windowHead(env: VideoEnv, title: string, w: number): number {
  return barOf(env, title, w).h + 12 * env.stage.unit;
}

/** Room inside a window, clear of its frame. */
export function windowInner(env: VideoEnv, title: string, box: Box): Box {
  const head = windowHead(env, title, box.w);
  const pad = Math.min(PAD * env.stage.unit, Math.max(0, box.h - head) * 0.16);
  return { x: box.x + pad, y: box.y + head + pad, w: box.w - 2 * pad, h: Math.max(1, box.h - head - 2 * pad) };
}

/** Height of a window for contents of a height. */
export function windowFor(env: VideoEnv, title: string, w: number, contents: number): number {
  return windowHead(env, title, w) + contents + 2 * PAD * env.stage.unit;
}

/** A desktop window with a title in its bar; what stands inside moves by the same motion. */
export function windowLayers(env: VideoEnv, id: string, box: Box, spec: WindowSpec): Layer[] {
  const { unit } = env.stage;
  const { h, set } = barOf(env, spec.title, box.w);
  const trail = spec.trail ?? 0;
  const step: [number, number] = [-20 * unit, -24 * unit];
  const data: WindowData = {
    box,
    bar: h,
    unit,
    trail,
    buttons: buttonsOf(env, box.w),
    step,
    body: [VAPOR.window, VAPOR.blush],
    title: spec.strong ? [VAPOR.magenta, VAPOR.plum, VAPOR.violet] : [VAPOR.night, VAPOR.violet, VAPOR.plum],
    light: VAPOR.white,
    dark: VAPOR.bevel,
    ink: VAPOR.indigo,
    shadow: `${VAPOR.floor}99`,
  };
  const z = spec.z ?? Z.marks + 2;
  const layers: Layer[] = [place(env, 'paint', id, { painter: 'vapor.window', data }, { z, box, motion: spec.motion })];
  if (!set) return layers;
  const at = { x: set.box.x + box.x, y: box.y + 6 * unit + (h - set.block.h) / 2 };
  layers.push(
    placeText(env, `${id}-title`, set.block, at, {
      z: Z.type,
      box: { ...at, w: set.block.w, h: set.block.h },
      motion: spec.motion,
    }),
  );
  return layers;
}

function barOf(env: VideoEnv, title: string, w: number): { h: number; set: ReturnType<typeof setIn> | null } {
  const { unit } = env.stage;
  const least = 78 * unit;
  if (!title) return { h: least, set: null };
  const taken = (buttonsOf(env, w) * (BUTTON + BUTTON_GAP) + 30) * unit;
  const room = { x: 28 * unit, y: 0, w: Math.max(1, w - taken - 34 * unit), h: 170 * unit };
  const set = setIn(env, { ...wordLook(env, title, 46), maxLines: 2 }, room, { align: 'left' });
  return { h: Math.max(least, set.block.h + 38 * unit), set };
}
