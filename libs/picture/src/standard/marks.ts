import { place, placeRect } from '../compose/place';
import { readsFromRight } from '../compose/reading-side';
import { setIn } from '../compose/set-in';
import type { Fill } from '../layers/fill';
import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { Trend } from '../storyboard/scene-content';
import { graphemesOf } from '../text/words';
import type { Layer } from '../timeline/layer';
import type { StyleKit, Tone } from './style-kit';

/** Fill of a mark in the style's way. */
export function markFill(kit: StyleKit, box: Box, strong: boolean): Fill {
  return kit.fill?.(box, strong) ?? (strong ? kit.colors.accent : kit.colors.mass);
}

/** A rule in the style's way. */
export function rulePiece(env: SceneEnv, kit: StyleKit, id: string, box: Box, at: number): Layer[] {
  return kit.rule?.(id, box, at) ?? [placeRect(env, id, box, kit.colors.rule, { motion: kit.enter.mark(at) })];
}

/** A short thick rule of the accent. */
export function accentBar(env: SceneEnv, kit: StyleKit, id: string, box: Box, at: number): Layer {
  return placeRect(env, id, box, kit.colors.accent, { motion: kit.enter.mark(at) });
}

/** Tone of a figure that tells a change. */
export function toneOf(trend: Trend | undefined, otherwise: Tone = 'ink'): Tone {
  return trend === 'up' || trend === 'down' ? trend : otherwise;
}

/** A triangle for a rise or fall, a bar for no change, filling a square box. */
export function trendMark(env: SceneEnv, kit: StyleKit, id: string, trend: Trend, box: Box, at: number): Layer {
  const { x, y, w, h } = box;
  const motion = kit.enter.mark(at);
  if (trend === 'flat') {
    const bar = { x, y: y + h * 0.4, w, h: h * 0.2 };
    return placeRect(env, id, bar, kit.colors.dim, { motion });
  }
  const [tip, foot] = trend === 'up' ? [y, y + h] : [y + h, y];
  const points: Array<[number, number]> = [
    [x + w / 2, tip],
    [x + w, foot],
    [x, foot],
  ];
  return place(env, 'shape', id, { shape: 'polygon', points, fill: kit.colors[trend] }, { motion, box });
}

/** A solid or celled meter in the style's way, filling from where reading starts. */
export function meterPiece(
  env: SceneEnv,
  kit: StyleKit,
  id: string,
  box: Box,
  share: number,
  options: { at: number; strong: boolean },
): Layer {
  const { unit } = env.stage;
  const cells = kit.meter ?? { cell: 0, pitch: 0 };
  return place(
    env,
    'meter',
    id,
    {
      box,
      share: Math.min(1, Math.max(0, share)),
      cell: cells.cell * unit,
      pitch: cells.pitch * unit,
      fill:
        options.strong || kit.colors.mass !== kit.colors.track ? markFill(kit, box, options.strong) : kit.colors.dim,
      empty: kit.colors.track,
      radius: Math.min(kit.shape.radius * unit, box.h / 2),
      fromRight: readsFromRight(env),
      ...(kit.inked ? { frame: { color: kit.inked.color, width: kit.inked.meter * unit } } : {}),
    },
    { box, motion: [kit.enter.chart(options.at)] },
  );
}

/** A round picture with a ring; its name's initial where there is none. */
export function portrait(
  env: SceneEnv,
  kit: StyleKit,
  id: string,
  box: Box,
  options: { still: number | undefined; name: string; fit: 'cover' | 'contain'; at: number },
): Layer {
  const { unit } = env.stage;
  const look = kit.head(graphemesOf(options.name.trim())[0] ?? '', (box.h * 0.5) / unit, 'onAccent');
  const { block } = setIn(env, look, box);
  const missing = env.still(options.still) === undefined;
  return place(
    env,
    'picture',
    id,
    {
      still: options.still ?? -1,
      box,
      fit: options.fit,
      radius: box.w / 2,
      backing: missing ? kit.colors.accent : kit.colors.backing,
      ring: { color: kit.colors.accent, width: kit.shape.line * unit },
      instead: block,
    },
    { box, motion: kit.enter.mark(options.at) },
  );
}
