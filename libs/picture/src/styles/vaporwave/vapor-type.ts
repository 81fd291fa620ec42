import { leadingOf, type Look } from '../../compose/set-in';
import type { Fill } from '../../layers/fill';
import type { FontSpec } from '../../text/font';
import { readsFromRight } from '../../compose/reading-side';
import { hasRightToLeft } from '../../text/words';
import type { VideoEnv } from '../scene-env';
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
