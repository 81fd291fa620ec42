import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { popIn, turnOf } from './arcade-motion';
import type { Level } from './level';
import { figureLook, SCORE_BANDS, score, setPixels, setShort, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';

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
