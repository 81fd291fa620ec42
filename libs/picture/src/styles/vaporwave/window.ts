import { place, placePaint, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import { msOf } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { type Motion, progress } from '../../timeline/motion';
import type { VideoEnv } from '../scene-env';
import { VAPOR } from './preset';
import { slitFill } from './slits';
import { wordLook } from './type-and-motion';

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
function windowHead(env: VideoEnv, title: string, w: number): number {
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
  const layers: Layer[] = [placePaint(env, id, 'vapor.window', data, { z, box, motion: spec.motion })];
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

/** A desktop window of an old system, with the copies it left behind when it was dragged. */
interface WindowData {
  box: Box;
  /** Height of its title bar, pixels. */
  bar: number;
  unit: number;
  /** How many copies it trails, and by how much each is set off. */
  trail: number;
  buttons: 1 | 3;
  step: [number, number];
  body: [string, string];
  title: string[];
  light: string;
  dark: string;
  ink: string;
  shadow: string;
}

/** Side of a button in its title bar, and the gap between two, on 1080x1920. */
const BUTTON = 46;
const BUTTON_GAP = 8;

/** Drawn once; the window's layers move together. */
export const windowPainter = stylePainter<WindowData>((ctx, data, state) => {
  const { box, unit, trail, step } = data;
  for (let copy = trail; copy >= 1; copy -= 1) {
    ctx.globalAlpha = state.opacity * (0.75 - (0.5 * copy) / (trail + 1));
    drawFrame(ctx, data, { ...box, x: box.x + step[0] * copy, y: box.y + step[1] * copy });
  }
  ctx.globalAlpha = state.opacity;
  ctx.fillStyle = data.shadow;
  ctx.fillRect(box.x + 16 * unit, box.y + 16 * unit, box.w, box.h);
  drawFrame(ctx, data, box);
  drawButtons(ctx, data);
});

function drawFrame(ctx: Context, data: WindowData, box: Box): void {
  const { unit, bar } = data;
  const edge = 4 * unit;
  ctx.fillStyle = data.ink;
  ctx.fillRect(box.x - 3 * unit, box.y - 3 * unit, box.w + 6 * unit, box.h + 6 * unit);
  ctx.fillStyle = linear(ctx, [0, box.y], [0, box.y + box.h], data.body);
  ctx.fillRect(box.x, box.y, box.w, box.h);
  bevel(ctx, box, edge, data.light, data.dark);
  const inner = { x: box.x + edge * 1.5, y: box.y + edge * 1.5, w: box.w - edge * 3, h: bar };
  ctx.fillStyle = linear(ctx, [inner.x, 0], [inner.x + inner.w, 0], data.title);
  ctx.fillRect(inner.x, inner.y, inner.w, inner.h);
}

function drawButtons(ctx: Context, data: WindowData): void {
  const { box, unit, bar, ink } = data;
  const side = Math.min(BUTTON * unit, bar * 0.72);
  const edge = 4 * unit;
  const y = box.y + edge * 1.5 + (bar - side) / 2;
  for (let index = 3 - data.buttons; index < 3; index += 1) {
    const x = box.x + box.w - edge * 1.5 - (bar - side) / 2 - side - (2 - index) * (side + BUTTON_GAP * unit);
    ctx.fillStyle = data.body[0];
    ctx.fillRect(x, y, side, side);
    bevel(ctx, { x, y, w: side, h: side }, edge * 0.8, data.light, data.dark);
    ctx.strokeStyle = ink;
    ctx.lineWidth = side * 0.1;
    ctx.beginPath();
    const [near, far] = [side * 0.3, side * 0.7];
    if (index === 0) {
      ctx.moveTo(x + near, y + far);
      ctx.lineTo(x + far, y + far);
    } else if (index === 1) ctx.rect(x + near, y + near, far - near, far - near);
    else {
      ctx.moveTo(x + near, y + near);
      ctx.lineTo(x + far, y + far);
      ctx.moveTo(x + far, y + near);
      ctx.lineTo(x + near, y + far);
    }
    ctx.stroke();
  }
}

/** Light from the upper left. */
function bevel(ctx: Context, { x, y, w, h }: Box, edge: number, light: string, dark: string): void {
  ctx.fillStyle = light;
  ctx.fillRect(x, y, w, edge);
  ctx.fillRect(x, y, edge, h);
  ctx.fillStyle = dark;
  ctx.fillRect(x, y + h - edge, w, edge);
  ctx.fillRect(x + w - edge, y, edge, h);
}

function linear(
  ctx: Context,
  from: [number, number],
  to: [number, number],
  colors: readonly string[],
): ReturnType<Context['createLinearGradient']> {
  const gradient = ctx.createLinearGradient(...from, ...to);
  colors.forEach((color, index) => gradient.addColorStop(index / Math.max(1, colors.length - 1), color));
  return gradient;
}

/** A picture opened in a window that was dragged into place; a small sunset where there is none to show. */
export function pictureWindow(env: VideoEnv, box: Box, title: string, still: number, motion: Motion[]): Layer[] {
  const { unit } = env.stage;
  const pad = 16 * unit;
  const head = windowHead(env, title, box.w);
  const inner = { x: box.x + pad, y: box.y + head + pad * 0.6, w: box.w - 2 * pad, h: box.h - head - pad * 1.6 };
  const known = env.still(still);
  const logo = known !== undefined && Math.min(known.width, known.height) < 480 && known.width < known.height * 1.4;
  const sunset = slitFill(
    inner.y,
    inner.y + inner.h,
    [VAPOR.sun, VAPOR.gold, VAPOR.pink, VAPOR.magenta],
    VAPOR.plum,
    0.4,
  );
  const props = {
    still,
    box: inner,
    fit: logo ? ('contain' as const) : ('cover' as const),
    radius: 0,
    backing: known && logo ? VAPOR.white : sunset,
    ring: { color: VAPOR.indigo, width: 4 * unit },
  };
  const push = progress({ at: 0, ms: msOf(env.frames), ease: 'linear' });
  return [
    ...windowLayers(env, 'album', box, { title, strong: true, trail: 3, motion }),
    place(env, 'picture', 'picture', props, { z: Z.marks + 3, box: inner, motion: [...motion, push] }),
  ];
}
