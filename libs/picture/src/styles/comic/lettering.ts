import { leadingOf, type Look } from '../../compose/set-in';
import { place, placeText, type PlaceOptions } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { strokeRun } from '../../layers/text-run';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { VideoEnv } from '../scene-env';
import { COMIC } from './preset';

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;

/** Hand-lettered capitals; scripts that the face lacks are set in the heavier cut of their fallback. Size on 1080x1920. */
export function lettered(env: VideoEnv, text: Look['text'], size: number, color: string, maxLines = 3): Look {
  const own =
    /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  const foreign = own.test(typeof text === 'string' ? text : text.map((run) => run.text).join(''));
  return {
    text,
    font: { family: env.preset.families.display, weight: foreign ? 700 : 400, kern: foreign ? 0 : 0.02 },
    size: size * env.stage.unit,
    floor: Math.max(SMALLEST, size * 0.5) * env.stage.unit,
    maxLines,
    leading: leadingOf(text, 1.06),
    color: inkFor(color, size),
  };
}

/** Small letters in the bright red would be lost on the yellow dots. */
function inkFor(color: string, size: number): string {
  return color === COMIC.red && size < 90 ? COMIC.darkRed : color;
}

/** Figures: one line, as large as its room. Size on 1080x1920. */
export function figureLettered(env: VideoEnv, text: Look['text'], size: number, color: string): Look {
  return { ...lettered(env, text, size, color, 1), floor: SMALLEST * env.stage.unit };
}

/** Outline and hard shadow of lettering; pixels. */
export interface Inking {
  width: number;
  drop: [number, number];
  color?: string;
}

/** Outline and shadow that suit letters of a size; pixels (reference boards: 32 and 11/15 at 420). */
export function inkingFor(size: number): Inking {
  return { width: size * 0.076, drop: [size * 0.026, size * 0.036] };
}

/** What is left of a room for lettering that stands askew: its ends rise and sink by as much as is taken off. */
export function roomAskew(room: Box, degrees: number): Box {
  const rise = room.w * Math.sin((Math.abs(degrees) * Math.PI) / 180);
  const taken = Math.min(rise, room.h * 0.4);
  return { ...room, y: room.y + taken / 2, h: room.h - taken };
}

/** The hard shadow behind lettering. */
export interface ShadeData {
  block: TextBlock;
  x: number;
  y: number;
  width: number;
  drop: [number, number];
  color: string;
}

const STEPS = 5;

/** Letters pushed out of the page: their outline drawn along the way of the shadow. */
export const shadePainter = stylePainter<ShadeData>((ctx, { block, x, y, width, drop, color }, _state, env) => {
  for (const line of block.lines) {
    for (const run of line.runs) {
      env.surface.useFont(ctx, run.font, env.language);
      ctx.direction = block.rtl ? 'rtl' : 'ltr';
      for (let step = 1; step <= STEPS; step += 1) {
        const pen = { x: x + run.x + (drop[0] * step) / STEPS, y: y + run.y + (drop[1] * step) / STEPS };
        strokeRun(ctx, run.text, { ...pen, tall: run.font.tall }, { color, width });
      }
    }
  }
});

/** A set text as comic lettering: inked outline, hard shadow, both moving as one. */
export function inked(
  env: VideoEnv,
  id: string,
  block: TextBlock,
  at: { x: number; y: number },
  options: PlaceOptions & { inking?: Inking } = {},
): Layer[] {
  const { inking = inkingFor(block.size), ...rest } = options;
  const { width, drop, color = COMIC.ink } = inking;
  const box: Box = rest.box ?? { x: at.x, y: at.y, w: block.w, h: block.h };
  const z = rest.z ?? 40;
  const silent = [rest.motion ?? []].flat().map((motion): Motion => ({ ...motion, cues: [] }));
  const shade: ShadeData = { block, x: at.x, y: at.y, width, drop, color };
  return [
    place(env, 'paint', `${id}.shade`, { painter: 'shade', data: shade }, { ...rest, box, z: z - 1, motion: silent }),
    placeText(env, id, block, at, { ...rest, box, z, stroke: { color, width } }),
  ];
}
