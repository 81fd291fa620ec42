import { type PlaceOptions, placeText } from '../../compose/place';
import { leadingOf, type Look } from '../../compose/set-in';
import { setTilted } from '../../compose/set-tilted';
import type { Box } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import type { SoundName } from '../../storyboard/sound-cue';
import type { TextBlock } from '../../text/text-block';
import { framesOf } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { combine, held, keyed, type Motion, single, tilt } from '../../timeline/motion';
import type { Key } from '../../timeline/track';
import type { SceneEnv, VideoEnv } from '../scene-env';
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
interface Shout {
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

const PUNCH_FRAMES = 4;
const NOD_FRAMES = 8;

/** Punched in: 1.35 to 1 in four frames, then a shake of 6 px (reference boards, Motion). */
export function punch(env: SceneEnv, at: number, sound?: SoundName): Motion {
  const start = framesOf(entrance(env, at));
  const land = start + PUNCH_FRAMES;
  const shake = (prop: 'x' | 'y', by: number): { prop: 'x' | 'y'; keys: Key[] } => ({
    prop,
    keys: [held(land - 1, 0), held(land, by), held(land + 1, -by), held(land + 2, by * 0.5), held(land + 3, 0)],
  });
  return {
    tracks: [
      keyed('scale', [start, 1.35], [land, 1, 'cubic-in']),
      { prop: 'opacity', keys: [held(start - 1, 0), held(start, 1)] },
      shake('x', 6 * env.stage.unit),
      shake('y', -6 * env.stage.unit),
    ],
    cues: sound && env.index > 0 ? [{ sound, frame: land }] : [],
  };
}

/** Bounces up from below, as a face does that cannot wait. */
export function bounce(env: SceneEnv, at: number, by: number, sound?: SoundName): Motion {
  const from = entrance(env, at);
  const up = combine(
    single('y', { at: from }, by * env.stage.unit, 0, 420, 'back-out'),
    single('opacity', { at: from }, 0, 1, 40, 'linear'),
  );
  return sound && env.index > 0 ? { ...up, cues: [{ sound, frame: framesOf(from) }] } : up;
}

/** Nods in whole pixels twice a second for as long as it is there. */
export function nod(env: SceneEnv): Motion {
  const by = Math.round(10 * env.stage.unit);
  const keys = Array.from({ length: Math.ceil(env.frames / NOD_FRAMES) + 1 }, (_, beat) =>
    held(beat * NOD_FRAMES, beat % 2 === 0 ? 0 : by),
  );
  return { tracks: [{ prop: 'y', keys }] };
}

/** A tilt of a few degrees, to the right or to the left, from the scene's own chance. */
export function lean(env: SceneEnv, most = 4): number {
  const side = env.random() < 0.5 ? -1 : 1;
  return side * (1.6 + env.random() * (most - 1.6));
}

/** When a thing enters: in its turn, or on its word. */
export function cue(env: SceneEnv, turn: number, key?: string): number {
  const inTurn = turn * 70;
  const spoken = key === undefined || env.index === 0 ? null : env.spokenAt(key);
  return spoken === null ? inTurn : Math.max(inTurn, Math.min(spoken - 160, (env.frames / 30) * 420));
}
