import { leadingOf, type Look } from '../../compose/set-in';
import type { Fill } from '../../layers/fill';
import type { VideoEnv } from '../scene-env';
import type { FontSpec } from '../../text/font';
import { unitOf } from '../../text/figure-unit';
import type { TextBlock, TextRun, TextSpec } from '../../text/text-block';
import { hasJoinedLetters } from '../../text/words';
import { HYPE } from './preset';

type Words = TextSpec['text'];

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;

/** Widths of the heavy face, the widest first: a long line narrows before it gets small. */
const WIDTHS = [125, 112, 100, 88, 75, 62] as const;

/** The narrowest face that still looks like the style. */
const NARROW = 88;

/** The big face at a width; figures sit tight, words are set as they are. */
export function bigFont(width: number, kern = -0.015): Omit<FontSpec, 'size'> {
  return { family: 'Archivo', weight: 900, width, kern, tabular: false };
}

/** One line across a room, in the widest face whose ink is still `least` pixels high. */
export function powerLine(
  env: VideoEnv,
  text: Words,
  room: { w: number; h: number },
  least: number,
  { color = HYPE.gold, tall = 1 }: { color?: Fill; tall?: number } = {},
): TextBlock {
  const all = typeof text === 'string' ? text : text.map((run) => run.text).join('');
  const kern = hasJoinedLetters(all) ? 0 : -0.015;
  let best: TextBlock | null = null;
  for (const width of WIDTHS) {
    // Narrower than this the face is another one; only what would hardly be read goes there.
    if (best && width < NARROW && best.h > 84 * env.stage.unit) return best;
    const font = { ...bigFont(width, kern), ...(tall === 1 ? {} : { tall }) };
    const block = env.fitLine({ text, font, caps: true, size: room.h * 2, width: room.w, maxHeight: room.h, color });
    if (!best || block.h > best.h * 1.04) best = block;
    if (block.h >= least) return best;
  }
  return best ?? env.fitLine({ text, font: bigFont(62, kern), size: room.h, width: room.w, color });
}

/** A figure as runs: a unit of one or two signs hangs small at the height of the digits. */
export function figureRuns(display: string): TextRun[] {
  const unit = unitOf(display);
  if (!/^\s?[%°‰\p{L}/²³]+$/u.test(unit) || /^[KMBT]$/u.test(unit)) return [{ text: display }];
  return [{ text: display.slice(0, display.length - unit.length) }, { text: unit.trim(), scale: 0.5, hung: true }];
}

/** Labels, kickers and supports: wide, tracked capitals. */
export function wideType(env: VideoEnv, text: Words, size: number, color: Fill, weight: 700 | 800 = 700): Look {
  const { unit } = env.stage;
  const all = typeof text === 'string' ? text : text.map((run) => run.text).join('');
  const font = { family: 'Archivo', weight, width: 118, kern: hasJoinedLetters(all) ? 0 : 0.06 };
  return {
    text,
    font,
    caps: true,
    size: size * unit,
    floor: SMALLEST * unit,
    maxLines: 2,
    leading: leadingOf(text, 1.22),
    color,
  };
}

/** Sentences that are too long for wide capitals. */
export function plainType(env: VideoEnv, text: Words, size: number, color: Fill): Look {
  const { unit } = env.stage;
  const font = { family: 'Archivo', weight: 800, width: 108, kern: 0 };
  return { text, font, size: size * unit, floor: SMALLEST * unit, leading: leadingOf(text, 1.2), color };
}

/** The billing block of a video poster: narrow and tall. */
export function billingType(env: VideoEnv, text: Words, size = 54): Look {
  const { unit } = env.stage;
  const font = { family: 'Archivo', weight: 500, width: 62, kern: 0.01 };
  return {
    text,
    font,
    caps: true,
    size: size * unit,
    floor: SMALLEST * unit,
    leading: leadingOf(text, 1.24),
    color: HYPE.bone,
  };
}
