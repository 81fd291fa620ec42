import { leadingOf, type Look } from '../../compose/set-in';
import type { Fill } from '../../layers/fill';
import { allCapitals, capitals } from '../../text/capitals';
import type { FontSpec } from '../../text/font';
import type { TextSpec } from '../../text/text-block';
import type { VideoEnv } from '../scene-env';

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
