import type { Look } from '../../compose/set-in';
import { place } from '../../compose/place';
import { readsFromRight, splitAcross } from '../../compose/reading-side';
import { type Box, Z } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import type { Layer } from '../../timeline/layer';
import { wipeIn, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { lean, meme, punch, shout } from './type-and-motion';
import { CHAOS } from './preset';

/** Where words stand and where the face goes: under the words in tall frames, beside them in wide ones. */
export interface Page {
  words: Box;
  face: { x: number; y: number; size: number };
}

/** `share` of the height (or of the width in wide frames) is for words. */
export function page(env: SceneEnv, share: number): Page {
  const { content, width, height, unit } = env.stage;
  const rtl = readsFromRight(env);
  if (width > height * 1.2) {
    const [words] = splitAcross(env, content, content.w * 0.62, 0);
    const size = height * 0.86;
    return { words, face: { x: rtl ? size * 0.36 : width - size * 0.36, y: height * 0.56, size } };
  }
  const words = { ...content, h: content.h * share };
  const size = Math.min(width * 0.78, (height - words.y - words.h) * 1.15, 780 * unit);
  return { words, face: { x: rtl ? size * 0.22 : width - size * 0.22, y: height - size * 0.31, size } };
}

/** What is left of a box under a height. */
export function below(box: Box, y: number, gap: number): Box {
  return { ...box, y: y + gap, h: Math.max(1, box.y + box.h - y - gap) };
}

/** One of several shouts under each other. */
interface ShoutLine {
  id: string;
  look: Look;
  degrees: number;
  motion: Motion;
  /** Of the height that is left; all of it by default. */
  share?: number;
  /** From the shout before it, px on 1080x1920. */
  gap?: number;
  line?: boolean;
}

/** Shouts from the top of a room down, each in its share of what those before it leave. */
export function shoutDown(env: SceneEnv, room: Box, lines: Array<ShoutLine | null>) {
  let left = room;
  let bottom = room.y;
  const sets = lines.flatMap((line) => {
    if (!line) return [];
    const { id, look, share = 1, gap = 0, ...lie } = line;
    if (bottom > room.y) left = below(left, bottom, gap * env.stage.unit);
    const set = shout(env, id, look, { ...left, h: left.h * share }, lie);
    bottom = set.bottom;
    return [{ id, ...set }];
  });
  const boxOf = (id: string): Box => sets.find((set) => set.id === id)?.box ?? room;
  return { layers: sets.flatMap(({ layers }) => layers), bottom, boxOf };
}

/** A scene's title across the top of its content, and what is left under it; `share` is the most of the height it takes. */
export function titled(
  env: SceneEnv,
  title: string,
  size: number,
  { share = 0.19, gap = 24 }: { share?: number; gap?: number } = {},
): { layers: Layer[]; body: Box } {
  const { content, unit } = env.stage;
  if (!title) return { layers: [], body: content };
  const set = shout(
    env,
    'title',
    meme(env, title, size, CHAOS.white, 2),
    { ...content, h: content.h * share },
    { degrees: lean(env, 3), motion: punch(env, 0) },
  );
  return { layers: set.layers, body: below(content, set.bottom, gap * unit) };
}

/** A band from edge to edge behind a box, askew, between two thick black edges. */
export function slash(env: SceneEnv, id: string, box: Box, degrees: number, fill: string, at: number): Layer {
  const { width, unit } = env.stage;
  const rise = Math.tan((degrees * Math.PI) / 180) * width * 0.5;
  const pad = 4 * unit;
  const [top, bottom] = [box.y - pad, box.y + box.h + pad];
  const line = 10 * unit;
  const points: Array<[number, number]> = [
    [-line, top - rise],
    [width + line, top + rise],
    [width + line, bottom + rise],
    [-line, bottom - rise],
  ];
  const reach = {
    x: -line,
    y: top - Math.abs(rise) - line,
    w: width + 2 * line,
    h: bottom - top + 2 * Math.abs(rise) + 2 * line,
  };
  const motion = wipeIn({ at: entrance(env, at), ms: 160, ease: 'cubic-out', from: degrees < 0 ? 'left' : 'right' });
  return place(
    env,
    'shape',
    id,
    { shape: 'polygon', points, fill, stroke: { fill: CHAOS.black, width: line } },
    { z: Z.marks - 2, box: reach, motion },
  );
}
