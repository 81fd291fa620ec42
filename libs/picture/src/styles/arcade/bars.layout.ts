import type { Box } from '../../stage/stage';
import { lengthOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { hero } from './actors';
import { dropIn, springIn, turnOf } from './arcade-motion';
import { type BarWish, BLOCK_INKS, blockBars, plank } from './block-bars';
import { bleeding, levelTitle } from './kit';
import { chartHead, chartRooms, levelOf } from './level';
import { gameWindow } from './window';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Names longer than this find no room under upright piles when there are many. */
const LONG_NAME = 8;

/** Piles of blocks from the floor up; the hero lands on the golden one. Long names lie in a window of the game. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { scene } = env;
  const key = scene.figure ?? scene.bars[scene.highlight]?.figure;
  const named = Math.max(0, ...scene.bars.map((bar) => [...env.text(bar.label)].length));
  const below = scene.bars.some((bar) => lengthOf(env, bar.figure) < 0);
  const lying = named > LONG_NAME && scene.bars.length > 3;
  const own = key === scene.bars[scene.highlight]?.figure;
  const bars = scene.bars.map((bar, index): BarWish => {
    const strong = index === scene.highlight;
    return {
      ...bar,
      strong,
      inks: strong ? BLOCK_INKS.strong : BLOCK_INKS.plain,
      silent: strong && own && !lying && !below,
    };
  });
  return lying || below ? inWindow(env, bars, lying) : fromFloor(env, bars, key);
}

function inWindow(env: BarsEnv, bars: readonly BarWish[], lying: boolean): Layer[] {
  const { unit } = env.stage;
  const head = levelTitle(env, env.text(env.scene.title));
  const frame = { ...head.area, h: head.area.h - 24 * unit };
  const area = { ...frame, y: frame.y + 44 * unit, h: frame.h - 88 * unit };
  const built = blockBars(env, area, bars, {
    value: bars.length > 6 ? 56 : 72,
    label: 48,
    gap: lying ? 0.42 : 0.24,
    direction: lying ? 'right' : 'up',
  });
  return [
    ...head.layers,
    gameWindow(env, 'window', bleeding(env, frame), { motion: springIn(env, -160) }),
    ...built.layers,
  ];
}

function fromFloor(env: BarsEnv, bars: readonly BarWish[], key: string | undefined): Layer[] {
  const { scene } = env;
  const level = levelOf(env);
  const { area, px, unit, wide } = level;
  const { head, plot } = chartRooms(level);
  const { layers, bottom } = chartHead(env, head, env.text(scene.title), key);
  const cell = bars.length > 8 || wide ? px : px * 2;
  const top = (wide ? area.y : bottom + 30 * unit) + 16 * cell;
  const content = env.stage.content;
  const room = { ...plot, y: top, h: Math.max(120 * unit, content.y + content.h - top) };
  const built = blockBars(env, room, bars, {
    value: bars.length > 6 ? 48 : 64,
    label: 48,
    gap: bars.length > 6 ? 0.16 : 0.24,
    direction: 'up',
  });
  const stand = built.rects[scene.highlight];
  return [...layers, ...plank(env, built.zero), ...built.layers, ...(stand ? [lander(env, stand, cell)] : [])];
}

/** The hero falls onto a pile when it stands. */
function lander(env: BarsEnv, pile: Box, cell: number): Layer {
  const at = turnOf(env, 1) + 800;
  return hero(env, 'wave', { x: pile.x + pile.w / 2, foot: pile.y, cell }, dropIn(env, at, 20 * cell, 'hop'));
}
