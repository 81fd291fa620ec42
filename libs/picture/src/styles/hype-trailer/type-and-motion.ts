import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { leadingOf, type Look, type SetText } from '../../compose/set-in';
import type { Fill } from '../../layers/fill';
import type { Box } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import { unitOf } from '../../text/figure-unit';
import type { FontSpec } from '../../text/font';
import { lettersOf, type TextBlock, type TextRun, type TextSpec } from '../../text/text-block';
import { hasJoinedLetters } from '../../text/words';
import { EASINGS } from '../../timeline/easing';
import { framesOf } from '../../timeline/frame-rate';
import { combine, fade, type Motion, single, slam } from '../../timeline/motion';
import type { Key } from '../../timeline/track';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { stepped } from '../stepped';
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
  const all = lettersOf(text);
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
  const all = lettersOf(text);
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

/** Frames of a beat at 140 a minute, the tempo of the style's drums. */
const BEAT = (30 * 60) / 140;

/** Share of its flight after which a streak is at its brightest. */
const FLARED = 0.36;

/** Light and sparks are held for three frames: the frames between cost nothing unless type moves on them. */
const ON_THREES = 3;

/** Lights up on every n-th beat of the video and falls back to `low` until the next; `offset` in beats. */
export function beats(env: VideoEnv, every: number, offset: number, low: number): Motion {
  const pace = BEAT * every;
  return stepped(env, 'opacity', ON_THREES, (frame) => {
    const fallen = EASINGS['cubic-in-out'](within(env.from + frame - offset * BEAT, pace) / pace);
    return Math.round((1 - (1 - low) * fallen) * 100) / 100;
  });
}

/** Travels steadily by whole pixels, so that a kept picture is moved without being filtered. */
export function creep(env: VideoEnv, prop: 'x' | 'y', perFrame: number): Motion {
  return stepped(env, prop, ON_THREES, (frame) => perFrame * frame);
}

/** Shoots away again and again; `phase` 0 to 1 shifts its start. */
export function flight(env: VideoEnv, phase: number, [dx, dy]: [number, number]): Motion {
  const period = Math.round(BEAT * 4);
  const length = 22;
  const flown = (frame: number): number => Math.min(1, within(env.from + frame - phase * period, period) / length);
  const gone = (frame: number): number => EASINGS['cubic-in'](flown(frame));
  const lit = (share: number): number =>
    share < FLARED ? share / FLARED : 1 - EASINGS['cubic-in']((share - FLARED) / (1 - FLARED));
  return combine(
    stepped(env, 'x', ON_THREES, (frame) => dx * gone(frame)),
    stepped(env, 'y', ON_THREES, (frame) => dy * gone(frame)),
    stepped(env, 'opacity', ON_THREES, (frame) => lit(flown(frame))),
  );
}

function within(frame: number, period: number): number {
  return ((frame % period) + period) % period;
}

/** How long before its time a movement has begun: the flash of a cut never falls on an empty frame, ms. */
const AHEAD = 110;

/** A big word lands: 1.6 to 1 in seven frames, two of shake. In the hook it landed before the video began. */
export function slamIn(env: SceneEnv, at: number, quiet = false): Motion {
  const motion = slam({ at: entrance(env, at - AHEAD) });
  return quiet || env.index === 0 ? { tracks: motion.tracks } : motion;
}

/** A smaller line follows: it is thrown in from the side on its last stretch. */
export function thrownIn(env: SceneEnv, at: number, by = 90): Motion {
  const start = entrance(env, at - AHEAD);
  return combine(
    single('x', { at: start, ms: 330 }, -by * env.stage.unit, 0, 330, 'expo-out'),
    fade({ at: start, ms: 130 }),
  );
}

/** Leaves at once before a hard cut, so that the flash falls on a dark frame; other transitions take the scene as it stands. */
export function leaving(env: SceneEnv): Motion {
  if (env.after?.transition !== 'cut') return { tracks: [] };
  const keys: Key[] = [
    { frame: env.frames - framesOf(160), value: 1 },
    { frame: env.frames - 1, value: 0, ease: 'cubic-in' },
  ];
  return { tracks: [{ prop: 'opacity', keys }] };
}

/** When a thing that the voice names may enter: just before its word, in order, and never later than 45 % of the scene. */
export function cueFor(env: SceneEnv, key: string, inOrder: number): number {
  const spoken = env.spokenAt(key);
  const latest = (env.frames / 30) * 450;
  return spoken === null ? inOrder : Math.max(60, Math.min(spoken - 260, latest, inOrder + 600));
}

/** Where lock-ups stand: the content box, or its reading side in wide formats; the rest is left to the light. */
export function column(env: SceneEnv, share = 0.7): Box {
  const { content } = env.stage;
  if (!isLandscape(env)) return content;
  const w = content.w * share;
  return { ...content, w, x: startsOnRight(env) ? content.x + content.w - w : content.x };
}

/** The content box from a height downwards. */
export function below({ stage: { content } }: SceneEnv, y: number): Box {
  return { ...content, y, h: Math.max(1, content.y + content.h - y) };
}

/** A set text moved to a height. */
export function at({ block, box }: SetText, y: number): SetText {
  return { block, box: { ...box, y } };
}
