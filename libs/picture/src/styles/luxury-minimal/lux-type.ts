import { leadingOf, type Look } from '../../compose/set-in';
import { unitOf } from '../../text/figure-unit';
import type { TextRun, TextSpec } from '../../text/text-block';
import type { VideoEnv } from '../scene-env';
import { inkOf } from './tones';

/** Smallest words of the style, px on 1080x1920: Cormorant draws small for its size. */
const SMALLEST = 44;

/**
 * Optical size for a drawn size: the display cut loses its hairlines when small (reference boards, "Mended").
 * 34 at 400 px, some 21 at 250, 13 at 140, 11 under 100.
 */
export function opticalOf(size: number): number {
  return Math.round(Math.max(11, Math.min(34, size * 0.085)));
}

/** A figure in the display serif, on one line; "%" and "°" hang small beside it in the tone of gold. */
export function figureLook(env: VideoEnv, display: string, size: number, tone: Tone = 'ink'): Look {
  const { unit } = env.stage;
  const colors = inkOf(env);
  const font = { family: env.preset.families.display, weight: 400, optical: opticalOf(size * unit), kern: -0.03 };
  return {
    text: runsOf(display, tone === 'dim' ? colors.dim : colors.gold),
    font: { ...font, tabular: true },
    size: size * unit,
    floor: SMALLEST * unit,
    maxLines: 1,
    color: colors[tone],
  };
}

/** Sentences and names in the display serif. */
export function titleLook(env: VideoEnv, text: TextSpec['text'], size: number, tone: Tone = 'ink'): Look {
  const { unit } = env.stage;
  return {
    text,
    font: { family: env.preset.families.display, weight: 400, optical: opticalOf(size * unit), kern: -0.015 },
    size: size * unit,
    floor: Math.max(56, size * 0.5) * unit,
    leading: leadingOf(text, 1.14),
    color: inkOf(env)[tone],
  };
}

/** Everything else, in Cormorant with lining figures. */
export function wordLook(env: VideoEnv, text: TextSpec['text'], size = 54, tone: Tone = 'ink'): Look {
  const { unit } = env.stage;
  return {
    text,
    font: { family: env.preset.families.text, weight: 600, kern: 0 },
    size: size * unit,
    floor: SMALLEST * unit,
    leading: leadingOf(text, 1.12),
    maxLines: 4,
    color: inkOf(env)[tone],
  };
}

export type Tone = 'ink' | 'dim' | 'gold';

function runsOf(display: string, gold: string): TextRun[] {
  const suffix = unitOf(display);
  const number = suffix ? display.slice(0, -suffix.length) : display;
  const sign = suffix.trim();
  if (sign.startsWith('°')) return [{ text: number }, { text: sign, scale: 0.62, hung: true, color: gold, kern: 0 }];
  if (/^[%‰]/u.test(sign)) return [{ text: number }, { text: `\u200a${sign}`, scale: 0.42, color: gold, kern: 0 }];
  if (/^\s/u.test(suffix) && sign) return [{ text: number }, { text: ` ${sign}`, scale: 0.36, color: gold, kern: 0 }];
  return [{ text: display }];
}
