import { readsFromRight } from '../../compose/reading-side';
import type { Box } from '../../stage/stage';
import type { VideoEnv, SceneEnv } from '../scene-env';
import { onGrid, pixelOf } from './pixel-grid';

/** Measures of a level: the bar at its top, its floor, and the room between the two; pixels. */
export interface Level {
  px: number;
  unit: number;
  /** Upper edge of the turf; sprites stand on it. */
  floor: number;
  /** Between the score bar and the floor, inside the safe box. */
  area: Box;
  wide: boolean;
  rtl: boolean;
}

/** The bar at the top with topic and subject (reference boards, Grid: 216..330). */
export function scoreBar({ stage }: Pick<VideoEnv, 'stage'>): Box {
  const { format, safe, unit, width } = stage;
  const top = format === '9:16' ? 216 : 0;
  const foot = format === '9:16' ? 330 : safe.y + 74 * unit;
  return { x: 0, y: top, w: width, h: Math.round(foot - top) };
}

/** The measures of a scene's level. */
export function levelOf(env: SceneEnv): Level {
  const { content, unit, width, height } = env.stage;
  const px = pixelOf(env.stage);
  const bar = scoreBar(env);
  const floor = Math.floor((content.y + content.h) / px) * px;
  const top = bar.y + bar.h + 44 * unit;
  return {
    px,
    unit,
    floor,
    area: { x: content.x, y: top, w: content.w, h: floor - top },
    wide: width > height * 1.3,
    rtl: readsFromRight(env),
  };
}

/** Room for words, and the strip of floor that sprites play on: under them, or beside them in wide formats. */
export function stageSplit({ area, floor, wide, rtl, unit, px }: Level, share = 0.4): { words: Box; play: Box } {
  if (!wide) {
    const h = onGrid(area.h * share, px);
    return {
      words: { ...area, h: area.h - h - 36 * unit },
      play: { x: area.x, w: area.w, y: floor - h, h },
    };
  }
  const w = area.w * Math.min(0.36, share);
  const gap = 60 * unit;
  const words = { ...area, w: area.w - w - gap, h: area.h - 24 * unit };
  const play = { ...area, w };
  return rtl
    ? { words: { ...words, x: area.x + w + gap }, play }
    : { words, play: { ...play, x: area.x + area.w - w } };
}
