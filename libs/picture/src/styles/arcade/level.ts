import { readsFromRight } from '../../compose/reading-side';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { popIn, turnOf } from './arcade-motion';
import { onGrid, pixelOf } from './pixel-grid';
import { figureLook, score, SCORE_BANDS, setPixels, setShort, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';

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
    return { words: { ...area, h: area.h - h - 36 * unit }, play: { x: area.x, w: area.w, y: floor - h, h } };
  }
  const w = area.w * Math.min(0.36, share);
  const gap = 60 * unit;
  const words = { ...area, w: area.w - w - gap, h: area.h - 24 * unit };
  const play = { ...area, w };
  return rtl
    ? { words: { ...words, x: area.x + w + gap }, play }
    : { words, play: { ...play, x: area.x + area.w - w } };
}

/** Where a chart's words stand and where its marks: over each other, or beside each other in wide formats. */
export function chartRooms({ area, wide, rtl, unit }: Level): { head: Box; plot: Box } {
  if (!wide) return { head: area, plot: area };
  const [w, gap] = [area.w * 0.34, 60 * unit];
  const plot = { ...area, w: area.w - w - gap };
  return rtl
    ? { head: { ...area, w, x: area.x + area.w - w }, plot }
    : { head: { ...area, w }, plot: { ...plot, x: area.x + w + gap } };
}

/** A chart's title, and the figure that it is about in bands of gold. */
export function chartHead(env: SceneEnv, room: Box, title: string, key?: string): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  const look = { ...wordLook(env, title, 72), floor: 48 * unit, leading: 1.35 };
  const set = (key ? setShort : setPixels)(env, look, { ...room, h: room.h * 0.2 });
  const layers = shaded(env, 'title', set, { shade: ARCADE.wine, motion: popIn(env, -160, 'blip') });
  const foot = set.box.y + set.box.h;
  if (!key) return { layers, bottom: foot };
  const wish = figureLook(env, env.figure(key), 176, ARCADE.yellow);
  const figure = setPixels(env, wish, { ...room, y: foot + 44 * unit, h: room.h * 0.2 }, { line: true });
  const motion = popIn(env, turnOf(env, 2, key), 'coin');
  return {
    layers: [...layers, ...score(env, 'figure', figure, { bands: SCORE_BANDS, motion })],
    bottom: figure.box.y + figure.box.h,
  };
}
