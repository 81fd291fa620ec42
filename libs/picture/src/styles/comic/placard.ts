import { placePaint, placeText } from '../../compose/place';
import { setIn, type Look } from '../../compose/set-in';
import { stylePainter } from '../../layers/painter';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { lettered } from './type-and-motion';
import { tracePolygon, type Polygon } from './page';
import { COMIC } from './preset';

/** A flat form with an ink line and a hard shadow; pixels. */
export interface PlateData {
  points: Polygon;
  fill: string;
  line: { color: string; width: number };
  drop: number;
}

/** Boxes of the narrator, plates, meters. */
export const platePainter = stylePainter<PlateData>((ctx, { points, fill, line, drop }) => {
  ctx.lineJoin = 'miter';
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  ctx.fillStyle = line.color;
  ctx.save();
  ctx.translate(drop, drop);
  tracePolygon(ctx, points);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  ctx.fillStyle = fill;
  tracePolygon(ctx, points);
  ctx.fill();
  ctx.stroke();
});

/** A plate over a box; `lean` shifts its upper edge to the right, pixels. */
export function plate(
  env: SceneEnv,
  id: string,
  box: Box,
  fill: string,
  options: { z?: number; motion?: Motion | Motion[]; lean?: number; line?: number; drop?: number; pivot?: Box } = {},
): Layer {
  const { unit } = env.stage;
  const { lean = 0, line = 8, drop = 9 } = options;
  const points: Polygon = [
    [box.x + lean, box.y],
    [box.x + box.w + lean, box.y],
    [box.x + box.w - lean, box.y + box.h],
    [box.x - lean, box.y + box.h],
  ];
  const data: PlateData = { points, fill, line: { color: COMIC.ink, width: line * unit }, drop: drop * unit };
  const { z = Z.marks + 4, motion } = options;
  return placePaint(env, id, 'plate', data, { z, motion, box: options.pivot ?? box });
}

/** Words in a box of the narrator, and where the box came to stand. */
export interface Placard {
  layers: Layer[];
  box: Box;
}

/** How a placard is coloured, set and moved. `stand` and `align` place it within its room. */
export interface PlacardLook {
  fill?: string;
  ink?: string;
  size?: number;
  lines?: number;
  stand?: 'top' | 'middle' | 'bottom';
  align?: 'left' | 'right';
  motion?: Motion | Motion[];
  z?: number;
}

/** A box of the narrator around its words, inside a room. */
export function placard(env: SceneEnv, id: string, text: string, room: Box, look: PlacardLook = {}): Placard {
  const { unit } = env.stage;
  const [padX, padY] = [24 * unit, 20 * unit];
  const { size = 54, lines = 2, ink = COMIC.ink, z = Z.marks + 4 } = look;
  const words: Look = lettered(env, text, size, ink, lines);
  const inner = { x: room.x + padX, y: room.y + padY, w: room.w - 2 * padX, h: room.h - 2 * padY };
  const set = setIn(env, words, inner, { stand: look.stand, align: look.align });
  const box = { x: set.box.x - padX, y: set.box.y - padY, w: set.box.w + 2 * padX, h: set.box.h + 2 * padY };
  const { motion } = look;
  const silent = [motion ?? []].flat().map((part): Motion => ({ ...part, cues: [] }));
  return {
    box,
    layers: [
      plate(env, `${id}.box`, box, look.fill ?? COMIC.yellow, { motion, z }),
      placeText(env, id, set.block, set.box, { motion: silent, box, z: Math.max(Z.type, z + 1) }),
    ],
  };
}
