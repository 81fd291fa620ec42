import { placeText, type TextPlace } from '../../compose/place';
import type { Look } from '../../compose/set-in';
import type { TextProps } from '../../layers/text.layer';
import type { Trend } from '../../storyboard/scene-content';
import { unitOf } from '../../text/figure-unit';
import type { TextBlock, TextRun, TextSpec } from '../../text/text-block';
import { graphemesOf } from '../../text/words';
import type { Layer } from '../../timeline/layer';
import { progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { TERMINAL } from './preset';

type Sized = Partial<Omit<TextSpec, 'text' | 'language' | 'font' | 'width'>> & { weight?: number; kern?: number };

/** Words in the one face; `size`, `floor` and `maxHeight` are given for 1080x1920, `width` in pixels. */
export function words(env: VideoEnv, text: string | TextRun[], width: number, look: Sized = {}): TextBlock {
  const { weight = 500, kern, size = 46, floor, maxHeight, color = TERMINAL.dim, ...rest } = look;
  const { unit } = env.stage;
  return env.fit({
    text,
    font: { family: env.preset.families.text, weight, kern },
    size: size * unit,
    floor: (floor ?? Math.min(size, 42)) * unit,
    maxHeight: maxHeight === undefined ? undefined : maxHeight * unit,
    width,
    color,
    ...rest,
  });
}

/** Words of a stack; their size and least size on 1080x1920. */
export function wordLook(
  { stage: { unit }, preset }: VideoEnv,
  text: string,
  [size, floor]: [largest: number, least: number],
  color: string,
  { weight = 500, kern, ...lines }: { weight?: number; kern?: number; maxLines?: number; leading?: number } = {},
): Look {
  const font = { family: preset.families.text, weight, kern };
  return { text, font, size: size * unit, floor: floor * unit, color, ...lines };
}

/** The size, for 1080x1920, at which all of several texts fit the same room: rows of a table are set alike. */
export function commonSize(env: VideoEnv, texts: string[], width: number, look: Sized): number {
  return Math.min(...texts.map((text) => words(env, text, width, look).size)) / env.stage.unit;
}

/** A figure on one line, as large as `size`, `maxHeight` (both for 1080x1920) and `width` (pixels) allow. */
export function figure(
  env: VideoEnv,
  display: string,
  width: number,
  look: { size: number; maxHeight?: number; color?: string; unitColor?: string },
): TextBlock {
  const { unit } = env.stage;
  const color = look.color ?? TERMINAL.green;
  return env.fitLine({
    text: figureRuns(display, look.unitColor ?? color),
    font: { family: env.preset.families.display, weight: 800, kern: -0.045, tabular: true },
    size: look.size * unit,
    maxHeight: look.maxHeight === undefined ? undefined : look.maxHeight * unit,
    width,
    color,
  });
}

/** A percent or degree sign hangs small at cap height, a spelled unit stands small on the baseline; "M" stays as it is. */
export function figureRuns(display: string, unitColor: string): TextRun[] {
  const unit = unitOf(display);
  if (!unit) return [{ text: display }];
  const number = display.slice(0, -unit.length);
  const suffix = unit.trim();
  // Digits are kerned tight and would pull a lone sign onto the last of them (reference boards, "Mended").
  const lone = suffix === '%' || suffix === '‰';
  if (/^[%°‰]/u.test(suffix))
    return [
      { text: number },
      { text: lone ? `\u200a${suffix}` : suffix, scale: 0.44, hung: true, color: unitColor, kern: lone ? -0.42 : 0 },
    ];
  if (/^\s/u.test(unit) && suffix)
    return [{ text: number }, { text: ` ${suffix}`, scale: 0.42, color: unitColor, kern: 0 }];
  return [{ text: display }];
}

/** Colour of a change. */
export function trendColor(trend: Trend | undefined): string {
  if (trend === 'down') return TERMINAL.loss;
  return trend === 'up' ? TERMINAL.green : TERMINAL.amber;
}

/** 30 to 40 characters a second (reference boards); long texts type faster so that they never outlast their line. */
const CHARACTERS_A_SECOND = 36;
const LONGEST_MS = 1100;

interface TypedOptions {
  /** Milliseconds from the scene's start; negative for what frame 0 shows already. */
  at: number;
  glow?: TextProps['glow'];
  silent?: boolean;
}

/** Text that types itself behind a block cursor, with a key tick a word. Right-to-left text is uncovered instead. */
export function typed(env: SceneEnv, id: string, block: TextBlock, at: TextPlace, options: TypedOptions): Layer[] {
  const { unit } = env.stage;
  if (block.rtl)
    return [placeText(env, id, block, at, { glow: options.glow, motion: wipeIn({ at: options.at, from: 'right' }) })];
  const runs = block.lines.flatMap((line) => line.runs.map((run) => run.text));
  const count = runs.reduce((sum, text) => sum + graphemesOf(text).length, 0);
  const ms = Math.min(LONGEST_MS, (count / CHARACTERS_A_SECOND) * 1000);
  const end = options.at + ms;
  if (!options.silent) tickWords(env, runs.join(' '), options.at, ms);
  if (end <= 0) return [placeText(env, id, block, at, { glow: options.glow })];
  const cursor = {
    color: TERMINAL.green,
    width: Math.max(10 * unit, block.size * 0.5),
    height: block.size * 1.04,
    blink: false,
  };
  return [
    placeText(env, `${id}.typing`, block, at, {
      reveal: 'typed',
      cursor,
      // No cursor waits where nothing is being typed yet.
      at: Math.max(0, options.at),
      until: end,
      motion: progress({ at: options.at, ms, ease: 'linear' }),
    }),
    placeText(env, id, block, at, { glow: options.glow, at: end }),
  ];
}

function tickWords(env: SceneEnv, text: string, at: number, ms: number): void {
  for (const match of text.matchAll(/\S+/gu)) {
    const from = at + (ms * match.index) / Math.max(1, text.length);
    if (from > 0) env.cue('key', from, -6);
  }
}
