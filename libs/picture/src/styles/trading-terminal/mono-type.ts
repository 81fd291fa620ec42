import type { Trend } from '../../storyboard/scene-content';
import { unitOf } from '../../text/figure-unit';
import type { TextBlock, TextRun, TextSpec } from '../../text/text-block';
import type { VideoEnv } from '../scene-env';
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
