import { placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { footOf, lockUp } from './lock-up';
import { metal, type Cast } from './metal';
import { HYPE } from './preset';
import { cueFor, leaving, powerLine, slamIn, thrownIn, wideType } from './type-and-motion';

/** What stands over a chart: its name, the figure it is about, a change in one line. */
export interface ChartHead {
  title: string;
  figure?: string;
  /** Set and spoken of: the change's text and the key that the voice names. */
  change?: { text: string; key: string };
}

/** A chart's head and its lower edge. Without a figure the name itself is the lock-up. */
export function chartHead(env: SceneEnv, head: ChartHead, area: Box): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  if (head.figure === undefined) return titleHead(env, head.title, area);
  const lands = cueFor(env, head.figure, 240);
  const title = setIn(env, wideType(env, head.title, 54, HYPE.white), { ...area, h: area.h * 0.34 });
  const room = { ...area, y: title.box.y + title.box.h + 42 * unit, h: Math.min(168 * unit, area.h * 0.5) };
  const figure = heavy(env, env.figure(head.figure), room, 0.7 * room.h);
  let bottom = figure.box.y + figure.box.h;
  const layers = [
    placeText(env, 'title', title.block, title.box, { motion: [thrownIn(env, 0), leaving(env)] }),
    ...metal(env, 'figure', figure, { cast: 'gold', motion: slamIn(env, lands), glintAt: lands + 700 }),
  ];
  if (head.change) {
    const start = cueFor(env, head.change.key, lands + 400);
    const line = { ...area, y: bottom + 42 * unit, h: 120 * unit };
    const change = setIn(env, wideType(env, head.change.text, 50, HYPE.bright), line);
    bottom = change.box.y + change.box.h;
    const motion = [thrownIn(env, start), leaving(env)];
    layers.push(placeText(env, 'change', change.block, change.box, { motion }));
  }
  return { layers, bottom };
}

/** A name in chrome lines that fill the width. */
export function titleHead(
  env: SceneEnv,
  title: string,
  area: Box,
  look: { cast?: Cast; tallest?: number } = {},
): { layers: Layer[]; bottom: number } {
  const lines = lockUp(env, title, area, { tallest: look.tallest ?? 120, least: 70, gap: 36 });
  const layers = lines.flatMap((line, index) => {
    const motion = slamIn(env, 40 + 110 * index, index > 0);
    return metal(env, `title${index}`, line, { cast: look.cast ?? 'chrome', motion });
  });
  return { layers, bottom: footOf(lines, area.y) };
}

/** One heavy line on the reading side of a room, at its top. */
export function heavy(env: SceneEnv, text: Parameters<typeof powerLine>[1], room: Box, least: number): SetText {
  const block = powerLine(env, text, room, least);
  const x = startsOnRight(env) ? room.x + room.w - block.w : room.x;
  return { block, box: { x, y: room.y, w: block.w, h: block.h } };
}
