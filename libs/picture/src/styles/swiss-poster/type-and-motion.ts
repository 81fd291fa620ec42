import { leadingOf, type Look } from '../../compose/set-in';
import type { Fill } from '../../layers/fill';
import type { TextSpec } from '../../text/text-block';
import type { EaseName } from '../../timeline/easing';
import { framesOf } from '../../timeline/frame-rate';
import { drift, type Motion, single, wipeIn } from '../../timeline/motion';
import type { Side } from '../../timeline/track';
import type { SceneEnv, VideoEnv } from '../scene-env';

type Words = TextSpec['text'];

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;

/** Figures: tight, tabular, one line. Size on 1080x1920. */
export function figureType({ stage: { unit }, preset }: VideoEnv, text: string, size: number, color: Fill): Look {
  // A currency sign beside a 4 touches it at the digits' own kerning.
  const kern = /\p{Sc}/u.test(text) ? -0.03 : -0.045;
  const font = { family: preset.families.display, weight: 700, kern, tabular: true };
  return { text, font, size: size * unit, floor: SMALLEST * unit, maxLines: 1, color };
}

/** Headlines: as large as four lines allow. */
export function headType({ stage: { unit }, preset }: VideoEnv, text: string, size: number, color: Fill): Look {
  const font = { family: preset.families.display, weight: 700, kern: -0.035 };
  return {
    text,
    font,
    size: size * unit,
    floor: Math.max(52, size * 0.5) * unit,
    maxLines: 4,
    leading: leadingOf(text, 1.02),
    color,
  };
}

/** Words that explain: labels, supports, sources. */
export function wordType(
  { stage: { unit }, preset }: VideoEnv,
  text: Words,
  size: number,
  color: Fill,
  weight: 500 | 600 = 600,
): Look {
  const font = { family: preset.families.text, weight, kern: -0.01 };
  return { text, font, size: size * unit, floor: SMALLEST * unit, maxLines: 3, leading: leadingOf(text, 1.16), color };
}

/** The video's first frame is its hook: what enters there has entered already. */
export function entrance(env: SceneEnv, at: number): number {
  return env.index === 0 ? at - 700 : at - 80;
}

/** How long before its time a movement has begun: a cut never lands on an empty frame, ms. */
const AHEAD = 110;

/** Rules draw first, with a dry click. */
export function ruleIn(at: number, quiet = false): Motion {
  const drawn = wipeIn({ at: at - AHEAD, ms: 240, ease: 'expo-out' });
  return quiet ? drawn : { ...drawn, cues: [{ sound: 'click', frame: framesOf(Math.max(0, at)) }] };
}

/** Type is uncovered along its rule. */
export function typeIn(at: number, from: Side = 'left'): Motion {
  return wipeIn({ at: at - AHEAD, ms: 300, ease: 'expo-out', from });
}

/** Blocks grow out of their baseline. */
export function blockIn(at: number, from: Side = 'bottom', ms = 420, ease: EaseName = 'expo-out'): Motion {
  return wipeIn({ at: at - AHEAD, ms, ease, from });
}

/** When a thing that the voice names may enter: just before its word, in order, and never later than 45 % of the scene. */
export function cueFor(env: SceneEnv, key: string, inOrder: number): number {
  const spoken = env.spokenAt(key);
  const latest = (env.frames / 30) * 450;
  return spoken === null ? inOrder : Math.max(40, Math.min(spoken - 140, latest, inOrder + 500));
}

/** Cropped art never quite rests: it drifts, px a second. */
export function artDrift(env: SceneEnv, speed: { x?: number; y?: number; rotate?: number }): Motion {
  const { unit } = env.stage;
  return drift(env.frames, {
    x: (speed.x ?? 0) * unit,
    y: (speed.y ?? 0) * unit,
    ...(speed.rotate ? { rotate: speed.rotate } : {}),
  });
}

/** Comes down on the frame: from 1.1 to 1, with the pulse on the landing. */
export function pressIn(env: SceneEnv, at: number): Motion {
  env.cue('pulse', at + 200);
  return single('scale', { at, ms: 260 }, 1.08, 1, 260, 'expo-out');
}
