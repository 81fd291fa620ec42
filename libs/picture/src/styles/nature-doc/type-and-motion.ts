import { placeText } from '../../compose/place';
import { leadingOf, type Look } from '../../compose/set-in';
import { stack, type StackedItem, type StackItem } from '../../compose/stack';
import type { TextProps } from '../../layers/text.layer';
import type { Box } from '../../stage/stage';
import type { FontSpec } from '../../text/font';
import type { TextRun } from '../../text/text-block';
import { hasJoinedLetters } from '../../text/words';
import { framesOf } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { combine, fadeOut, type Motion, rise, single } from '../../timeline/motion';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { stepped } from '../stepped';
import { NATURE } from './preset';

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;

const FAMILY = 'Spectral';

/** Figures: thin and large on one line, the unit small beside them. Size on 1080x1920; large ones may be thinner. */
export function figureType(
  { stage: { unit } }: VideoEnv,
  text: string,
  size: number,
  color: string = NATURE.light,
): Look {
  const font: Omit<FontSpec, 'size'> = { family: FAMILY, weight: size >= 240 ? 200 : 300, kern: -0.03, tabular: true };
  return {
    text: size < 110 ? text : figureRuns(text, color),
    font,
    size: size * unit,
    floor: SMALLEST * unit,
    maxLines: 1,
    color,
  };
}

/** A percent sign, a degree's scale or a spelled unit stands smaller than its digits; a scale letter does not. */
export function figureRuns(text: string, color: string): TextRun[] {
  const parts = /^(.*\d)(\s*)(%|°\s?\p{L}|\p{L}{2,}.*)$/u.exec(text);
  if (!parts?.[1] || !parts[3]) return [{ text }];
  const unit = color === NATURE.light ? NATURE.sun : color;
  return [
    { text: parts[1], kern: -0.01 },
    { text: `${parts[2] ? ' ' : ''}${parts[3]}`, scale: 0.5, color: unit, kern: 0 },
  ];
}

/** Sentences and names. */
export function headType(
  { stage: { unit } }: VideoEnv,
  text: string,
  size: number,
  color: string = NATURE.light,
): Look {
  const font = { family: FAMILY, weight: size >= 100 ? 300 : 400, kern: hasJoinedLetters(text) ? 0 : -0.012 };
  const floor = Math.max(52, size * 0.5) * unit;
  return { text, font, size: size * unit, floor, leading: leadingOf(text, 1.1), color };
}

/** Labels: small capitals' place, widely tracked. */
export function labelType({ stage: { unit } }: VideoEnv, text: string, size = 44, color: string = NATURE.light): Look {
  const font = { family: FAMILY, weight: 500, kern: hasJoinedLetters(text) ? 0 : 0.12 };
  return { text, font, caps: true, size: size * unit, floor: SMALLEST * unit, leading: leadingOf(text, 1.24), color };
}

/** Sentences that explain. */
export function bodyType({ stage: { unit } }: VideoEnv, text: string, size = 54, color: string = NATURE.light): Look {
  const font = { family: FAMILY, weight: 500, kern: 0 };
  return { text, font, size: size * unit, floor: SMALLEST * unit, leading: leadingOf(text, 1.22), color };
}

/** The dark breath that keeps light type readable over land and sky. */
export function shadeOf({ stage: { unit } }: VideoEnv, blur = 26): { glow: NonNullable<TextProps['glow']> } {
  return { glow: { color: `${NATURE.ink}A6`, blur: blur * unit } };
}

/**
 * Frames per pixel of a plane by its depth, furthest first; the horizon rests. All even, so that every other frame of a
 * scene that is at rest is the one before it.
 */
export const DEPTHS = [null, 6, 4, 2] as const;

/** How far a plane drifts: null rests. */
export type Depth = (typeof DEPTHS)[number];

/** How long before its time a movement has begun, ms: a cut never lands on an empty frame. */
const AHEAD = 180;

/** The video's first frame is its hook: what enters there has entered already. */
export function entrance(env: SceneEnv, at: number): number {
  return env.index === 0 ? at - 1400 : at - AHEAD;
}

/** Words come out of the air: slowly, with a small rise, and go before the scene does. */
export function breathe(env: SceneEnv, at: number): Motion {
  return combine(rise({ at: entrance(env, at), ms: 700, by: 12 * env.stage.unit, ease: 'cubic-out' }), leave(env));
}

/** Fades in where it stands and goes with the words. */
export function appear(env: SceneEnv, at: number, ms = 700): Motion {
  return combine(single('opacity', { at: entrance(env, at), ms }, 0, 1, ms, 'cubic-out'), leave(env));
}

/** Things grow out of the ground. */
export function growUp(env: SceneEnv, at: number, ms = 1300): Motion {
  return {
    ...single('wipe', { at: entrance(env, at), ms, ease: 'cubic-in-out' }, 0, 1, ms, 'cubic-in-out'),
    wipeFrom: 'bottom',
  };
}

/** Fades with the scene, unless the next one dissolves out of it; the last frame of a video stays. */
function leave(env: SceneEnv): Motion {
  return env.after === null || env.after.transition === 'dissolve' ? { tracks: [] } : fadeOut(env.frames, 300);
}

/** Moves steadily by whole pixels, one every `every` frames: what lies at a distance drifts by its depth and stays cheap to draw. */
export function stepDrift(env: SceneEnv, every: number, way: 1 | -1, prop: 'x' | 'y' = 'x'): Motion {
  return stepped(env, prop, every, (frame) => way * Math.ceil(frame / every));
}

/** Pixels that a plane travels in a scene, with what a transition may add. */
export function travel(env: SceneEnv, every: number | null): number {
  return every === null ? 0 : Math.ceil((env.frames + 30) / every);
}

/** When a thing that the voice names may enter: just before its word, in order, and never later than 45 % of the scene. */
export function cueFor(env: SceneEnv, key: string, inOrder: number): number {
  const spoken = env.spokenAt(key);
  const latest = (env.frames / framesOf(1000)) * 450;
  return spoken === null ? inOrder : Math.max(60, Math.min(spoken - 260, latest, inOrder + 500));
}

/** One text of a column: when it enters, ms, and the figure that it is, if any. */
export type Words = Extract<StackItem, { text: unknown }> & { id: string; at: number; key?: string | undefined };

/** Texts under one another from an area's upper edge, or down to its lower one. */
export function column(
  env: SceneEnv,
  area: Box,
  words: Words[],
  stand: 'top' | 'bottom' = 'top',
): { layers: Layer[]; items: StackedItem[]; bottom: number } {
  const spare = stand === 'bottom' ? area.y + area.h - stack(env, area, words).bottom : 0;
  const room = spare > 0 ? { ...area, y: area.y + spare, h: area.h - spare + 1 } : area;
  const { items, bottom } = stack(env, room, words);
  const layers = items.flatMap(({ block, box }, index): Layer[] => {
    const entry = words[index];
    if (!block || !entry) return [];
    const { id, at, key } = entry;
    const shade = shadeOf(env, key === undefined ? undefined : 34);
    return [placeText(env, id, block, box, { ...shade, motion: breathe(env, at) })];
  });
  return { layers, items, bottom };
}
