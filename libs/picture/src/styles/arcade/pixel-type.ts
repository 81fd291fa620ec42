import { type PlaceOptions, placePaint, placeText } from '../../compose/place';
import { leadingOf, type Look, setIn, type SetText } from '../../compose/set-in';
import { fillDown, type Stop } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { drawBlock } from '../../layers/text.layer';
import { type Box, Z } from '../../stage/stage';
import { refilled, type TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { VideoEnv } from '../scene-env';
import { ARCADE, PIXEL_FACE } from './preset';

/** Pixels of the face in its em: only sizes that are a multiple stand on whole pixels. */
const EM = 8;
/** Smallest type, px on 1080x1920. */
const SMALLEST = 40;

/** Hard bands of a score from its top down (reference boards, Type). */
export const SCORE_BANDS = [ARCADE.cream, ARCADE.yellow, ARCADE.amber, ARCADE.orange, ARCADE.lava] as const;

/** Words: labels, rows, sources. Sizes in px on 1080x1920. */
export function wordLook(env: VideoEnv, text: Look['text'], size = 48, color: string = ARCADE.white): Look {
  return {
    text,
    font: { family: PIXEL_FACE, weight: 400, kern: 0 },
    caps: true,
    size: size * env.stage.unit,
    floor: Math.min(size, SMALLEST) * env.stage.unit,
    leading: leadingOf(text, 1.4),
    color,
  };
}

/** A figure on one line; `tall` doubles its rows, as score boards do. */
export function figureLook(env: VideoEnv, text: string, size: number, color: string = ARCADE.yellow, tall = 1): Look {
  return {
    text,
    font: { family: PIXEL_FACE, weight: 400, kern: 0, tall },
    size: size * env.stage.unit,
    floor: SMALLEST * env.stage.unit,
    color,
    maxLines: 1,
  };
}

/** Sets a text so that each of its pixels is a whole number of the frame's, at a whole place. */
export function setPixels(env: VideoEnv, look: Look, room: Box, options: Parameters<typeof setIn>[3] = {}): SetText {
  const wished = setIn(env, look, room, options);
  const size = Math.floor((wished.block.size + 0.01) / EM) * EM;
  const small = size < SMALLEST * env.stage.unit * 0.8;
  const set = small || size === wished.block.size ? wished : setIn(env, atSize(look, size), room, options);
  return { block: set.block, box: { ...set.box, x: Math.round(set.box.x), y: Math.round(set.box.y) } };
}

/** A text on one line where that leaves it large enough, else on as many as it needs. */
export function setShort(env: VideoEnv, look: Look, room: Box, options: Parameters<typeof setIn>[3] = {}): SetText {
  const line = env.fitLine({ ...look, width: Math.max(1, room.w), maxHeight: room.h });
  if (line.size < SMALLEST * env.stage.unit) return setPixels(env, look, room, options);
  return setPixels(env, { ...look, size: line.size, maxLines: 1 }, room, options);
}

/** Several texts set at one size that stands on whole pixels. */
export function setPixelsAlike(
  env: VideoEnv,
  looks: readonly Look[],
  room: { w: number; h: number },
  options: Parameters<typeof setIn>[3] = {},
): TextBlock[] {
  const box = { x: 0, y: 0, ...room };
  const size = Math.min(...looks.map((look) => setPixels(env, look, box, options).block.size));
  return looks.map((look) => setIn(env, atSize(look, size), box, options).block);
}

function atSize(look: Look, size: number): Look {
  return { ...look, size, floor: size * 0.995 };
}

/** A set text over its hard shadow, one pixel of its face to the lower right. */
export function shaded(
  env: VideoEnv,
  id: string,
  { block, box }: SetText,
  options: PlaceOptions & { shade?: string; reveal?: 'typed' } = {},
): Layer[] {
  const { shade = ARCADE.black, reveal, z = Z.type, ...rest } = options;
  return [
    shadeLayer(env, id, { block, box }, shade, { ...rest, z: z - 0.5 }),
    placeText(env, id, block, box, { ...rest, z, ...(reveal ? { reveal } : {}) }),
  ];
}

/** A figure over its hard shadow, in hard bands of colour where it has them. */
export function score(
  env: VideoEnv,
  id: string,
  { block, box }: SetText,
  options: PlaceOptions & { shade?: string; bands?: readonly string[] } = {},
): Layer[] {
  const { shade = ARCADE.wine, bands, ...rest } = options;
  return shaded(env, id, { block: bands ? banded(block, box.y, bands) : block, box }, { ...rest, shade });
}

/** A block in hard bands of colour from the top of its ink to its foot. */
export function banded(block: TextBlock, y: number, bands: readonly string[]): TextBlock {
  const stops = bands.flatMap((color, index): Stop[] => [
    [index / bands.length, color],
    [(index + 1) / bands.length, color],
  ]);
  return refilled(block, ({ baseline, ascent, descent }) => {
    const top = y + baseline - ascent;
    return fillDown(top, top + ascent + descent, ...stops);
  });
}

function shadeLayer(env: VideoEnv, id: string, { block, box }: SetText, color: string, options: PlaceOptions): Layer {
  const by = Math.max(2, Math.round(block.size / EM));
  const data = { block: refilled(block, () => color), x: box.x + by, y: box.y + by };
  const motion = [options.motion ?? []].flat().map(({ tracks }) => ({ tracks }));
  return placePaint(env, `${id}.shade`, 'arcade.shade', data, { ...options, motion, box });
}

/** The hard shadow of a set text: the same block in one ink, at its own place. */
interface ShadeData {
  block: TextBlock;
  x: number;
  y: number;
}

/** Draws a text's shadow; drawn once. It is no text to read, so the checks do not measure it. */
export const shadePainter = stylePainter<ShadeData>(
  (ctx, { block, x, y }, _state, env) => drawBlock(ctx, block, x, y, env),
  { reach: ({ block, x, y }) => ({ x: x - 20, y: y - 20, w: block.w + 40, h: block.h + 40 }) },
);
