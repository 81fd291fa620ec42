import { type PlaceOptions, placePaint, placeText } from '../../compose/place';
import { leadingOf, type Look } from '../../compose/set-in';
import { stylePainter } from '../../layers/painter';
import { strokeRun } from '../../layers/text-run';
import type { Box } from '../../stage/stage';
import type { SoundName } from '../../storyboard/sound-cue';
import { lettersOf, type TextBlock } from '../../text/text-block';
import { framesOf } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { combine, keyed, type Motion, single } from '../../timeline/motion';
import type { Side, TrackProp } from '../../timeline/track';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { stepped } from '../stepped';
import { COMIC } from './preset';

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;

/** Hand-lettered capitals; scripts that the face lacks are set in the heavier cut of their fallback. Size on 1080x1920. */
export function lettered(env: VideoEnv, text: Look['text'], size: number, color: string, maxLines = 3): Look {
  const own =
    /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  const foreign = own.test(lettersOf(text));
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
interface Inking {
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
interface ShadeData {
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
    placePaint(env, `${id}.shade`, 'shade', shade, { ...rest, box, z: z - 1, motion: silent }),
    placeText(env, id, block, at, { ...rest, box, z, stroke: { color, width } }),
  ];
}

/** Drawn art is held for three frames, as drawn pictures are. */
export const ON_THREES = 3;

/** How long before its time a movement has begun: a cut never lands on an empty page, ms. */
const AHEAD = 90;

/** Panels have come most of their way when the scene is cut to: paper alone says nothing, ms. */
const HEAD_START = 110;

/** The video's first frame is its hook: what enters there has entered already. */
export function entrance(env: SceneEnv, at: number): number {
  return env.index === 0 ? at - 900 : at - AHEAD;
}

/** When a thing that the voice names may enter: just before its word, in order, and never later than 45 % of the scene. */
export function cueFor(env: SceneEnv, key: string | undefined, inOrder: number): number {
  const spoken = key === undefined ? null : env.spokenAt(key);
  const latest = (env.frames / 30) * 450;
  return spoken === null ? inOrder : Math.max(40, Math.min(spoken - 180, latest, inOrder + 500));
}

/** Pops up: 0.6 to 1.12 to 1 in 280 ms (reference boards, comic). */
export function pop(env: SceneEnv, at: number, sound?: SoundName): Motion {
  const start = framesOf(entrance(env, at));
  const audible = sound !== undefined && start >= 0;
  return {
    tracks: [
      keyed('scale', [start, 0.6], [start + 5, 1.12, 'cubic-out'], [start + 8, 1, 'cubic-in-out']),
      shownFrom(start),
    ],
    cues: audible ? [{ sound, frame: start }] : [],
  };
}

/** Comes down on the page from twice its size and lands with a thud. */
export function land(env: SceneEnv, at: number, sound: SoundName = 'thud'): Motion {
  const start = framesOf(entrance(env, at));
  return {
    tracks: [
      keyed('scale', [start, 1.45], [start + 5, 0.94, 'cubic-in'], [start + 8, 1, 'cubic-out']),
      shownFrom(start),
    ],
    cues: start >= 0 ? [{ sound, frame: start + 5 }] : [],
  };
}

/** A panel slides onto the page from a side of the frame, 320 ms, a little too far and back. */
export function slide(env: SceneEnv, at: number, from: Side, sound?: SoundName): Motion {
  const { width, height } = env.stage;
  const way = { left: -width, right: width, top: -height, bottom: height }[from];
  const start = entrance(env, at) - HEAD_START;
  const across = from === 'left' || from === 'right';
  const heard = env.index > 0 && sound ? { sound } : {};
  return single(across ? 'x' : 'y', { at: start, ms: 320, ...heard }, way, 0, 320, 'expo-out');
}

/** Wipes up or along like ink from a brush. */
export function brush(env: SceneEnv, at: number, from: Side = 'left', ms = 260): Motion {
  return { ...single('wipe', { at: entrance(env, at) }, 0, 1, ms, 'cubic-out'), wipeFrom: from };
}

/** Leaves by shrinking, faster than it came; only before a cut, since what follows otherwise covers it. */
export function leave(env: SceneEnv): Motion {
  if (env.after?.transition !== 'cut') return { tracks: [] };
  const end = env.frames;
  return { tracks: [keyed('scale', [end - 4, 1], [end, 0.72, 'cubic-in'])] };
}

/** Rocks to and fro on threes for the whole scene, degrees to either side. */
export function wobble(env: VideoEnv, degrees: number, periodMs = 1600): Motion {
  return held(env, 'rotate', periodMs, (share) => degrees * Math.sin(share * 2 * Math.PI));
}

/** Floats up and down on threes by whole pixels, which is cheap to draw as well. */
export function bob(env: VideoEnv, pixels: number, periodMs = 2400, delay = 0): Motion {
  return held(env, 'y', periodMs, (share) => Math.round(pixels * Math.sin((share + delay) * 2 * Math.PI)));
}

/** Drifts sideways on threes by whole pixels a second for as long as the scene lasts. */
export function float(env: VideoEnv, perSecond: number): Motion {
  return held(env, 'x', 1000, (_, seconds) => Math.round(perSecond * seconds));
}

/** Several motions at once. */
export const together = combine;

function held(
  env: VideoEnv,
  prop: TrackProp,
  periodMs: number,
  value: (share: number, seconds: number) => number,
): Motion {
  return stepped(env, prop, ON_THREES, (frame) => {
    const ms = ((env.from + frame) / 30) * 1000;
    return value((ms % periodMs) / periodMs, frame / 30);
  });
}

function shownFrom(frame: number): Motion['tracks'][number] {
  return keyed('opacity', [frame - 1, 0], [frame, 1, 'hold']);
}
