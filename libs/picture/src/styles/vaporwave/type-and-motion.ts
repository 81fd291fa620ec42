import { placeText } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { leadingOf, type Look, setIn, type SetText } from '../../compose/set-in';
import type { Fill } from '../../layers/fill';
import type { SoundName } from '../../storyboard/sound-cue';
import type { FontSpec } from '../../text/font';
import { hasRightToLeft } from '../../text/words';
import type { Layer } from '../../timeline/layer';
import { combine, fadeOut, type Motion, rise, single } from '../../timeline/motion';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { stepped } from '../stepped';
import { VAPOR } from './preset';

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;

const LATIN = /[\p{Script=Latin}\p{Nd}]/u;
const OTHER = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a text has letters of other scripts than Latin. */
export function isForeign(text: string): boolean {
  return OTHER.test(text);
}

/** The serif where the text is Latin, the poster face in Japanese, otherwise the fallbacks at their heaviest. */
function displayFont(env: VideoEnv, text: string): Omit<FontSpec, 'size'> {
  const { families } = env.preset;
  if (!isForeign(text)) return { family: families.display, weight: 400, kern: -0.005 };
  if (env.language === 'ja') return { family: families.art ?? families.display, weight: 400, kern: 0 };
  return { family: families.text, weight: 800, kern: 0 };
}

/** Figures: one line, the largest type of a frame. */
export function figureLook(env: VideoEnv, text: string, size: number, color: Fill = VAPOR.white): Look {
  const { unit } = env.stage;
  const font = { ...displayFont(env, text), kern: 0.008 };
  return { text, font, size: size * unit, floor: SMALLEST * unit, maxLines: 1, color };
}

/** Names and sentences in the display face. */
export function headLook(env: VideoEnv, text: string, size: number, color: Fill = VAPOR.white): Look {
  const { unit } = env.stage;
  return {
    text,
    font: displayFont(env, text),
    size: size * unit,
    floor: Math.max(54, size * 0.45) * unit,
    maxLines: 5,
    leading: leadingOf(text, 1.12),
    color,
  };
}

/** Words that explain, in the wide sans. */
export function wordLook(env: VideoEnv, text: string, size: number, color: Fill = VAPOR.white, caps = false): Look {
  const { unit } = env.stage;
  const kern = hasRightToLeft(text) || !LATIN.test(text) ? 0 : caps ? 0.05 : 0.01;
  return {
    text,
    font: { family: env.preset.families.text, weight: 700, width: 125, kern },
    size: size * unit,
    floor: SMALLEST * unit,
    maxLines: 3,
    leading: leadingOf(text, 1.2),
    caps: caps && LATIN.test(text),
    color,
  };
}

/** The side where reading starts: figures have no letters that would tell. */
export function sideOf(env: VideoEnv): 'left' | 'right' {
  return readsFromRight(env) ? 'right' : 'left';
}

/** One swell of the float, frames; the reference boards ask for 10 px over 6 s. */
const SWELL = 180;

/** All that swims moves on every other frame of the video: the frames between are the same picture. */
export const ON_TWOS = 2;

/** How long before its time an entrance has begun, ms: a cut never lands on an empty evening. */
const AHEAD = 150;

/** The video's first frame is its hook: what enters there has entered already. */
export function entrance(env: SceneEnv, at: number): number {
  return at - (env.index === 0 ? 1400 : AHEAD);
}

/** Letters and windows drift up into place. */
export function driftIn(env: SceneEnv, at: number, sound?: SoundName): Motion {
  const audible = env.index === 0 ? undefined : sound;
  return rise({ at: entrance(env, at), ms: 560, by: 46 * env.stage.unit, sound: audible });
}

/** Swims on a slow swell that belongs to the video, so that neighbouring scenes never jump; `phase` 0 to 1, `by` pixels. */
export function float(env: VideoEnv, phase = 0, by = 10): Motion {
  return swell(env, 'y', by * env.stage.unit, phase);
}

/** Sways about its middle, degrees. */
export function sway(env: VideoEnv, by: number, phase = 0): Motion {
  return swell(env, 'rotate', by, phase);
}

/** Travels steadily in whole pixels, `speed` px a second: what moves only when it must is not drawn in between. */
export function creep(env: VideoEnv, prop: 'x' | 'y', speed: number, every = ON_TWOS): Motion {
  return stepped(env, prop, every, (frame) => Math.round((speed * frame) / 30));
}

function swell(env: VideoEnv, prop: 'y' | 'rotate', by: number, phase: number): Motion {
  const step = prop === 'y' ? 1 : 0.2;
  return stepped(env, prop, ON_TWOS, (frame) => {
    const at = ((env.from + frame) / SWELL + phase) * Math.PI * 2;
    return Math.round((by * Math.sin(at)) / step) * step;
  });
}

/** Leaves by fading before a cut; the other transitions carry the scene away as it stands. */
export function leave(env: SceneEnv): Motion {
  return env.after?.transition === 'cut' ? fadeOut(env.frames, 170) : combine();
}

/** Drifts in, swims, and leaves: how all type and all windows of the style move. */
export function afloat(env: SceneEnv, at: number, phase = 0, sound?: SoundName): Motion[] {
  return [driftIn(env, at, sound), float(env, phase, 7), leave(env)];
}

/** Marks grow with `progress`. */
export function growIn(env: SceneEnv, at: number, ms = 1100): Motion[] {
  return [single('progress', { at: entrance(env, at), ms }, 0, 1, ms, 'cubic-out'), leave(env)];
}

/** When one of several things that the voice names may enter: the first at once, the others just before their words. */
export function cueFor(env: SceneEnv, key: string, inOrder: number): number {
  const spoken = env.spokenAt(key);
  const latest = (env.frames / 30) * 450;
  return spoken === null ? inOrder : Math.max(40, Math.min(spoken - 220, latest, inOrder + 600));
}

/** Words on the open sky: outlined, since no colour of the style reads on every part of a sunset. */
export function openText(env: VideoEnv, id: string, { block, box }: SetText, motion: Motion[]): Layer {
  const width = Math.max(8 * env.stage.unit, Math.min(14 * env.stage.unit, block.size * 0.24));
  return placeText(env, id, block, box, { motion, stroke: { color: VAPOR.night, width } });
}

/** What a chart shows, in wide capitals at the head of the frame; `bottom` is its lower edge. */
export function sceneTitle(env: SceneEnv, text: string, size = 60): { layers: Layer[]; bottom: number } {
  const { content, unit } = env.stage;
  const top = content.y + 12 * unit;
  if (!text) return { layers: [], bottom: top };
  const set = setIn(
    env,
    { ...wordLook(env, text, size, VAPOR.white, true), maxLines: 2 },
    { ...content, y: top, h: content.h * 0.16 },
  );
  return { layers: [openText(env, 'title', set, afloat(env, 0, 0.05))], bottom: set.box.y + set.box.h };
}
