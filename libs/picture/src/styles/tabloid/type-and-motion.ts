import { leadingOf, type Look } from '../../compose/set-in';
import type { Fill } from '../../layers/fill';
import type { SoundName } from '../../storyboard/sound-cue';
import { allCapitals, capitals } from '../../text/capitals';
import type { FontSpec } from '../../text/font';
import type { TextSpec } from '../../text/text-block';
import { combine, type Motion, single, slam, wipeIn } from '../../timeline/motion';
import type { Side, TrackProp } from '../../timeline/track';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { stepped } from '../stepped';

type Words = TextSpec['text'];

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Whether the condensed face has the letters of a text; other scripts are set in their own heaviest face. */
export function isPressScript(text: Words): boolean {
  return !OTHER_SCRIPT.test(typeof text === 'string' ? text : text.map((run) => run.text).join(' '));
}

function raised(text: Words, language: string): Words {
  return typeof text === 'string' ? capitals(text, language) : allCapitals(text, language);
}

/** Face of headlines and figures; `tall` stretches it upwards (reference boards, tabloid: 1.35 to 1.42 for the hero). */
function pressFace(text: Words, tall = 1): Omit<FontSpec, 'size'> {
  if (!isPressScript(text)) return { family: 'Archivo', weight: 800, width: 62 };
  return { family: 'Anton', weight: 400, kern: -0.002, ...(tall === 1 ? {} : { tall }) };
}

/** Black caps that shout: headlines, kickers, stickers, figures. Sizes on 1080x1920. */
export function shout({ stage: { unit }, language }: VideoEnv, text: Words, size: number, color: Fill, tall = 1): Look {
  return {
    text: raised(text, language),
    font: pressFace(text, tall),
    size: size * unit,
    floor: Math.max(46, size * 0.4) * unit,
    leading: leadingOf(text, 1.14 * tall),
    color,
  };
}

/** Condensed words that explain: labels, supports, sources. Sizes on 1080x1920. */
export function small({ stage: { unit }, language }: VideoEnv, text: Words, size: number, color: Fill): Look {
  const font = { family: 'Archivo', weight: 800, width: 62, ...(isPressScript(text) ? { kern: 0.012 } : {}) };
  const said = raised(text, language);
  return { text: said, font, size: size * unit, floor: SMALLEST * unit, leading: leadingOf(text, 1.12), color };
}

/** How long before the video's first frame the hook's entrances began, ms. */
const AHEAD_MS = 1200;
/** A cut never lands on an empty page: movements have begun a little before their time, ms. */
const EARLY_MS = 120;
/** Frames between two poses of paper that is moved by hand. */
const POSE = 6;
const POSES = [0, 1, -0.6, 0.5, -1, 0.7] as const;

/** The video's first frame is its hook: what enters there has entered already, and without a sound. */
function lead(env: SceneEnv, motion: (at: number) => Motion, at: number): Motion {
  return env.index === 0 ? { ...motion(at - AHEAD_MS), cues: [] } : motion(at - EARLY_MS);
}

/** Falls on the page and shakes it. */
export function slamIn(env: SceneEnv, at: number, sound: SoundName = 'thud'): Motion {
  return lead(env, (start) => slam({ at: start, sound }), at);
}

/** The hook's own figure: already there, pressed down in the first frames, with the brass on frame 0. */
export function pressed(env: SceneEnv): Motion {
  env.cue('brass', 0);
  return single('scale', { at: -40, ms: 420, ease: 'expo-out' }, 1.08, 1, 420, 'expo-out');
}

/** Spins in from -25 degrees and overshoots (reference boards, tabloid: 260 ms). */
export function stickIn(env: SceneEnv, at: number, sound: SoundName = 'stamp'): Motion {
  return lead(
    env,
    (start) =>
      combine(
        single('scale', { at: start, ms: 260, ease: 'back-out', sound }, 0, 1, 260, 'back-out'),
        single('rotate', { at: start, ms: 300, ease: 'back-out' }, -25, 0, 300, 'back-out'),
      ),
    at,
  );
}

/** A strip of paper pulled across the page. */
export function stripIn(env: SceneEnv, at: number, from: Side = 'left', sound?: SoundName): Motion {
  return lead(env, (start) => wipeIn({ at: start, ms: 230, ease: 'expo-out', from, ...(sound ? { sound } : {}) }), at);
}

/** A pen that draws a stroke. */
export function penIn(env: SceneEnv, at: number, ms = 320): Motion {
  return lead(
    env,
    (start) => single('progress', { at: start, ms, ease: 'cubic-in-out', sound: 'swish' }, 0, 1, ms, 'cubic-in-out'),
    at,
  );
}

/** When a thing that the voice names enters: just before its word, never later than 45 % of the scene. */
export function namedAt(env: SceneEnv, key: string, inOrder: number): number {
  const spoken = env.spokenAt(key);
  if (spoken === null) return inOrder;
  return Math.max(60, Math.min(spoken - 260, (env.frames / 30) * 450, inOrder + 700));
}

/** Cut paper moved by hand: a new pose every fifth of a second, at rest between. For small things: a turned picture is drawn anew. */
export function wobble(env: SceneEnv, degrees: number): Motion {
  return poses(env, 'rotate', POSE, (step) => (POSES[step % POSES.length] ?? 0) * degrees);
}

/** The same for large cut-outs, which only shift: a picture that is shifted by whole pixels is kept. */
export function shuffle(env: SceneEnv, by: number): Motion {
  const shift = (step: number, from: number): number => Math.round((POSES[(step + from) % POSES.length] ?? 0) * by);
  return combine(
    poses(env, 'x', POSE, (step) => shift(step, 0)),
    poses(env, 'y', POSE, (step) => shift(step, 2)),
  );
}

/** Steps of whole pixels every third frame, so that a sheet of dots moves without being drawn anew; pixels a second. */
export function creep(env: SceneEnv, speed: { x?: number; y?: number }): Motion {
  const steps = (prop: 'x' | 'y', perSecond: number): Motion => {
    const step = Math.sign(perSecond) * Math.max(1, Math.round(Math.abs(perSecond * env.stage.unit) / 10));
    return poses(env, prop, 3, (index) => index * step);
  };
  return combine(...(speed.x ? [steps('x', speed.x)] : []), ...(speed.y ? [steps('y', speed.y)] : []));
}

/** A value for each pose, counted from the scene's first. */
function poses(env: SceneEnv, prop: TrackProp, every: number, value: (index: number) => number): Motion {
  return stepped(env, prop, every, (frame) => value(Math.ceil(frame / every)));
}
