import { leadingOf, type Look } from '../../compose/set-in';
import { placeText, type PlaceOptions } from '../../compose/place';
import { setTilted } from '../../compose/set-tilted';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { combine, tilt, type Motion } from '../../timeline/motion';
import type { VideoEnv } from '../scene-env';
import { CHAOS } from './preset';

/** Smallest type of the style, px on 1080x1920. */
const SMALLEST = 46;
/** Outline and hard shadow in em (reference boards, chaos-meme). */
const STROKE = 0.13;
const DROP = [8, 10] as const;

/** Outlined capitals; size on 1080x1920. */
export function meme(env: VideoEnv, text: Look['text'], size: number, color: string, maxLines = 3): Look {
  return {
    text,
    caps: true,
    font: { family: env.preset.families.display, weight: 400, kern: 0.01 },
    size: size * env.stage.unit,
    floor: Math.max(SMALLEST, size * 0.45) * env.stage.unit,
    maxLines,
    leading: leadingOf(text, 1.16),
    color,
  };
}

/** A figure, stretched upwards, on one line. */
export function memeFigure(env: VideoEnv, text: string, size: number, color: string): Look {
  const look = meme(env, text, size, color, 1);
  return { ...look, font: { ...look.font, kern: 0, tall: 1.22, tabular: true }, floor: SMALLEST * env.stage.unit };
}

/** A text set askew in a room, and the lower edge that it reaches when turned. */
export interface Shout {
  layers: Layer[];
  box: Box;
  bottom: number;
}

type Fit = NonNullable<Parameters<typeof setTilted>[4]>;

/** Outlined type in a room, askew, with its hard shadow. */
export function shout(
  env: VideoEnv,
  id: string,
  look: Look,
  room: Box,
  { degrees, motion, z, ...fit }: Fit & { degrees: number; motion: Motion; z?: number },
): Shout {
  // The outline needs its half on every side.
  const edge = (STROKE / 2) * Math.min(look.size, room.h * 0.7) + DROP[1] * env.stage.unit;
  const inner = {
    x: room.x + edge,
    y: room.y + edge,
    w: Math.max(1, room.w - 2 * edge),
    h: Math.max(1, room.h - 2 * edge),
  };
  const set = setTilted(env, look, inner, degrees, fit);
  const turned = set.box.h * Math.cos(rad(degrees)) + set.box.w * Math.sin(rad(degrees));
  return {
    layers: [
      placeText(env, id, set.block, set.box, {
        ...outline(env, set.block),
        z,
        box: set.box,
        motion: combine(tilt(degrees), motion),
      }),
    ],
    box: set.box,
    bottom: set.box.y + set.box.h / 2 + turned / 2 + edge,
  };
}

/** Outline and hard shadow that suit a block's size. */
export function outline(
  env: VideoEnv,
  block: TextBlock,
): Pick<NonNullable<Parameters<typeof placeText>[4]>, 'stroke' | 'drop'> & PlaceOptions {
  const width = block.size * STROKE;
  const { unit } = env.stage;
  return {
    stroke: { color: CHAOS.black, width },
    drop: { x: DROP[0] * unit, y: DROP[1] * unit, color: CHAOS.black, width },
  };
}

function rad(degrees: number): number {
  return (Math.abs(degrees) * Math.PI) / 180;
}
