import { leadingOf, type Look } from '../../compose/set-in';
import { entrance } from '../../standard/plain-kit';
import { unitOf } from '../../text/figure-unit';
import type { TextRun, TextSpec } from '../../text/text-block';
import { combine, drift, fade, type Motion, rise, wipeIn } from '../../timeline/motion';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { inkOf } from './preset';

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

type Tone = 'ink' | 'dim' | 'gold';

function runsOf(display: string, gold: string): TextRun[] {
  const suffix = unitOf(display);
  const number = suffix ? display.slice(0, -suffix.length) : display;
  const sign = suffix.trim();
  if (sign.startsWith('°')) return [{ text: number }, { text: sign, scale: 0.62, hung: true, color: gold, kern: 0 }];
  if (/^[%‰]/u.test(sign)) return [{ text: number }, { text: `\u200a${sign}`, scale: 0.42, color: gold, kern: 0 }];
  if (/^\s/u.test(suffix) && sign) return [{ text: number }, { text: ` ${sign}`, scale: 0.36, color: gold, kern: 0 }];
  return [{ text: display }];
}

/** Slower than in other styles on purpose; 160 ms between one thing and the next (reference boards, Motion). */
const FADE_MS = 900;
const STAGGER_MS = 130;
/** A scene's first things are on their way already when it opens: no cut lands on an empty page. */
const AHEAD_MS = 330;

/** Comes up out of the paper with a rise of 12 px. */
export function appear(env: SceneEnv, at: number): Motion {
  return rise({ at: entrance(env, at), ms: FADE_MS, by: 12 * env.stage.unit });
}

/** Hairlines are drawn from where reading starts. */
export function drawn(env: SceneEnv, at: number, from: 'left' | 'right' | 'bottom' = 'left'): Motion {
  return wipeIn({ at: entrance(env, at), ms: FADE_MS, ease: 'expo-out', from });
}

/** An object comes out of the light and then hardly moves: four pixels a second. */
export function rest(env: SceneEnv, at: number, way = 1): Motion {
  return combine(fade({ at: entrance(env, at), ms: FADE_MS }), drift(env.frames, { x: 4 * way * env.stage.unit }));
}

/** When a thing enters: in its turn, or just before its figure is said, never past the middle of the scene. */
export function turnOf(env: SceneEnv, turn: number, key?: string): number {
  const inTurn = turn * STAGGER_MS - AHEAD_MS;
  const spoken = key === undefined || env.index === 0 ? null : env.spokenAt(key);
  if (spoken === null) return inTurn;
  return Math.max(inTurn, Math.min(spoken - 560, (env.frames / 30) * 420));
}
