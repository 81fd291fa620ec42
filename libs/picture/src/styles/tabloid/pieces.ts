import { place, placePaint, placeText, placeStill } from '../../compose/place';
import { type Look, setIn, type SetText } from '../../compose/set-in';
import { setTilted } from '../../compose/set-tilted';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, type Motion, tilt } from '../../timeline/motion';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { frontPage, SLIGHT, STUCK } from './front-page';
import { TABLOID } from './preset';
import { penIn, shout, slamIn, stickIn, stripIn, wobble } from './type-and-motion';

type SetOptions = Parameters<typeof setTilted>[4];

/** Stretches that a figure may take upwards, the plainest first. */
const STRETCHES = [1, 1.2, 1.4, 1.7, 2.05] as const;

interface Filling {
  size: number;
  color: string;
  degrees: number;
}

/** A figure on one line with the stretch that covers most of a room. */
export function fillTilted(env: VideoEnv, text: string, room: Box, filling: Filling): SetText {
  return setTilted(env, fillLook(env, text, room, filling), room, filling.degrees, { line: true });
}

/** Look of a figure in a room: plain where it is short, stretched upwards where it is long. */
export function fillLook(env: VideoEnv, text: string, room: Box, { size, color, degrees }: Filling): Look {
  let best = shout(env, text, size, color);
  let most = 0;
  for (const tall of STRETCHES) {
    const look = shout(env, text, size, color, tall);
    const { w, h } = setTilted(env, look, room, degrees, { line: true }).block;
    if (w * h > most * 1.04) [best, most] = [look, w * h];
  }
  return best;
}

/** Height that a box of a size takes once it is tilted. */
function tiltedHeight({ w, h }: { w: number; h: number }, degrees: number): number {
  const [sin, cos] = sinCos(degrees);
  return h * cos + w * sin;
}

function sinCos(degrees: number): [number, number] {
  const turn = (Math.abs(degrees) * Math.PI) / 180;
  return [Math.sin(turn), Math.cos(turn)];
}

/** A text on a strip of coloured paper with a hard shadow. */
export interface Strip {
  look: Look;
  room: Box;
  fill: string;
  shadow?: string;
  /** White edge of a die-cut label, px. */
  edge?: string;
  degrees: number;
  /** Room around the ink, px. */
  pad: [x: number, y: number];
  motion: Motion;
  set?: SetOptions;
  /** The paper comes in from the frame's edge. */
  bleed?: boolean;
  z?: number;
}

/** Places a strip; `box` is the strip, untilted. */
export function placeStrip(env: SceneEnv, id: string, strip: Strip): { layers: Layer[]; box: Box; bottom: number } {
  const { room, pad, degrees, set } = strip;
  const [sin] = sinCos(degrees);
  // Paper that comes from the frame's edge needs no margin there: its words stand on the page's own.
  const margin = strip.bleed ? 0 : pad[0];
  const inner = {
    x: room.x + margin,
    y: room.y + pad[1],
    w: room.w - 2 * margin - pad[1] * sin * 2,
    h: room.h - 2 * pad[1],
  };
  const text = setTilted(env, strip.look, inner, degrees, set);
  const box = {
    x: text.box.x - pad[0],
    y: text.box.y - pad[1],
    w: text.box.w + 2 * pad[0],
    h: text.box.h + 2 * pad[1],
  };
  const spill = strip.bleed ? 160 * env.stage.unit : 0;
  const paper = { ...box, x: text.block.rtl ? box.x : box.x - spill, w: box.w + spill };
  const motion = combine(tilt(degrees), strip.motion);
  const z = strip.z ?? Z.type;
  const cast = 9 * env.stage.unit;
  const layers: Layer[] = [
    place(
      env,
      'shape',
      `${id}-strip`,
      {
        shape: 'rect',
        box: paper,
        fill: strip.fill,
        ...(strip.shadow ? { shadow: { color: strip.shadow, blur: 0, x: cast, y: cast } } : {}),
        ...(strip.edge ? { stroke: { fill: strip.edge, width: 10 * env.stage.unit } } : {}),
      },
      { z: z - 0.2, box, motion },
    ),
    placeText(env, id, text.block, text.box, { box, z, motion: { ...motion, cues: [] } }),
  ];
  return { layers, box, bottom: box.y + box.h / 2 + tiltedHeight(box, degrees) / 2 };
}

/** A starburst sticker with its words: `lines` share its middle from top to bottom. */
export interface Sticker {
  x: number;
  y: number;
  r: number;
  fill: string;
  lines: Array<{ look: Look; share: number }>;
  at: number;
  degrees?: number;
}

/** Letters of a word above which a burst would print it too small to be read. */
const BURST_LETTERS = 9;

/** Whether the words of a sticker fit a burst; a long word wants a label instead. */
export function fitsBurst(text: string): boolean {
  return text.split(/\s+/u).every((word) => [...word].length <= BURST_LETTERS);
}

/** Places a sticker that is stuck on askew and keeps moving a little, as paper does under a rostrum camera. */
export function placeSticker(
  env: SceneEnv,
  id: string,
  { x, y, r, fill, lines, at, degrees = STUCK }: Sticker,
): Layer[] {
  const edgeWidth = Math.max(8, r * 0.085);
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  const motion = combine(tilt(-degrees), stickIn(env, at), wobble(env, 1.6));
  const data = { x, y, r, points: 19, fill, edge: TABLOID.white, edgeWidth, shadow: `${TABLOID.ink}59` };
  const layers: Layer[] = [placePaint(env, id, 'tabloid.burst', data, { z: Z.type + 1, box, motion })];
  const gap = r * 0.14;
  const room = r * 1.12 - gap * (lines.length - 1);
  const sets = lines.map(({ look, share }) =>
    setIn(env, look, { x: 0, y: 0, w: r * 1.44, h: room * share }, { align: 'left' }),
  );
  let top = y - (sets.reduce((sum, { box: { h } }) => sum + h, 0) + gap * (lines.length - 1)) / 2;
  sets.forEach(({ block }, index) => {
    const place = { x: x - block.w / 2, y: top };
    layers.push(
      placeText(env, `${id}-text${index}`, block, place, { z: Z.type + 1.1, box, motion: { ...motion, cues: [] } }),
    );
    top += block.h + gap;
  });
  return layers;
}

/** A scene's picture as a snapshot with a white edge, stuck on askew on the reading side; null where there is none. */
export function placeStillSticker(
  env: SceneEnv,
  index: number | undefined,
  room: Box,
  r: number,
  rtl: boolean,
): Layer[] | null {
  const still = env.still(index);
  if (!still || index === undefined || r < 70 * env.stage.unit) return null;
  const logo = Math.max(still.width, still.height) <= 512;
  const h = r * 1.8;
  const w = logo ? h : Math.min(room.w * 0.46, (h * still.width) / Math.max(1, still.height));
  const box = { x: rtl ? room.x + room.w - w - 20 : room.x + 20, y: room.y + room.h - h - r * 0.1, w, h };
  const motion = combine(tilt(-3.6), stickIn(env, 320), wobble(env, 1));
  const edge = { color: TABLOID.white, width: 20 * env.stage.unit };
  const look = { fit: logo ? 'contain' : 'cover', backing: TABLOID.white, ring: edge } as const;
  return placeStill(env, 'snapshot', index, box, look, { z: Z.type + 0.8, motion });
}

/** A felt-pen arrow that bends up or down through a box, drawn by hand. */
export function trendArrow(env: SceneEnv, id: string, box: Box, up: boolean, color: string, at: number): Layer {
  const points: Array<[number, number]> = [];
  for (let step = 0; step <= 24; step += 1) {
    const t = step / 24;
    const climb = t ** 1.8;
    const y = up ? box.y + box.h * (1 - climb) : box.y + box.h * climb;
    points.push([box.x + box.w * t + Math.sin(t * 5) * box.w * 0.04, y]);
  }
  const width = Math.min(26 * env.stage.unit, box.h * 0.12);
  const data = { points, width, color, head: Math.min(box.w, box.h) * 0.42 };
  return placePaint(env, id, 'tabloid.pen', data, { z: Z.marks + 5, box, motion: penIn(env, at) });
}

/** A chart's title: its first words in ink, the last one shouted on a strip (reference boards, tabloid: DEPOSITS ARE / SOARING). */
export function titleHead(
  env: SceneEnv,
  title: string,
  fill: string,
  ink: string,
): { layers: Layer[]; bottom: number } {
  const { u, body, rtl, wide } = frontPage(env);
  const words = title.trim().split(/\s+/u);
  const split = !rtl && words.length > 1 && words.length <= 5;
  // A number stays with what it counts.
  const kept = words.length > 2 && /\p{Nd}/u.test(words.at(-2) ?? '') ? -2 : -1;
  const first = split ? words.slice(0, kept).join(' ') : '';
  const last = split ? words.slice(kept).join(' ') : title;
  const layers: Layer[] = [];
  let top = body.y + 8 * u;
  const share = wide ? 0.15 : 0.125;
  if (first) {
    const set = setIn(
      env,
      { ...shout(env, first, 120, TABLOID.ink), maxLines: 1, floor: 56 * u },
      { ...body, y: top, h: body.h * share },
      { line: true },
    );
    layers.push(placeText(env, 'title', set.block, set.box, { box: set.box, motion: slamIn(env, 0) }));
    top += set.box.h + 26 * u;
  }
  const strip = placeStrip(env, 'title-end', {
    look: { ...shout(env, last, first ? 150 : 130, ink), maxLines: 2, floor: 54 * u },
    room: { ...body, y: top, h: body.h * (first ? share * 1.5 : share * 1.9) },
    fill,
    degrees: SLIGHT,
    pad: [28 * u, 22 * u],
    motion: stripIn(env, 80, rtl ? 'right' : 'left', 'swish'),
    bleed: true,
  });
  return { layers: [...layers, ...strip.layers], bottom: strip.bottom };
}
