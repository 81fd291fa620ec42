import { place, placeRect, placeText } from '../../compose/place';
import { partsOf, readsFromRight } from '../../compose/reading-side';
import { lengthsOf } from '../../standard/chart-values';
import { comparisonStandard } from '../../standard/comparison.standard';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { hero, sprite } from './actors';
import { dropIn, popIn, runIn, springIn, stepsIn, turnOf } from './arcade-motion';
import { BLOCK_INKS, blockBars, plank } from './block-bars';
import { arcadeKit, bleeding, levelTitle } from './kit';
import { chartHead, chartRooms, type Level, levelOf, stageSplit } from './level';
import { figureLook, setPixelsAlike, setShort, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';
import { gameWindow } from './window';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** Two figures as a fight: health bars over a duel, or two towers with a fighter on each, by turns. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const values = lengthsOf(env, env.scene.sides);
  if (values.some((value) => value < 0) || values.every((value) => value === 0)) {
    return comparisonStandard(env, arcadeKit(env));
  }
  return Math.floor(env.index / 2) % 2 === 0 ? healthBars(env, values) : towers(env, values);
}

function wins(env: ComparisonEnv, values: readonly number[]): boolean {
  const { focus } = env.scene;
  return (values[focus] ?? 0) >= (values[1 - focus] ?? 0);
}

function healthBars(env: ComparisonEnv, values: readonly number[]): Layer[] {
  const { scene } = env;
  const level = levelOf(env);
  const { unit, px } = level;
  const head = levelTitle(env, env.text(scene.title), 72);
  const { words, play } = stageSplit({ ...level, area: head.area }, 0.48);
  const frame = { ...words, h: Math.min(words.h, 560 * unit) };
  const inner = { ...frame, y: frame.y + 40 * unit, h: frame.h - 80 * unit };
  const rows = partsOf(env, inner, 2, 36 * unit, true);
  const most = Math.max(...values);
  const figures = setPixelsAlike(
    env,
    scene.sides.map((side, index) =>
      figureLook(env, env.figure(side.figure), 88, index === scene.focus ? ARCADE.green : ARCADE.orange),
    ),
    { w: inner.w * 0.48, h: (rows[0]?.h ?? 100) * 0.4 },
    { line: true },
  );
  const wide = Math.max(...figures.map(({ w }) => w));
  const labels = setPixelsAlike(
    env,
    scene.sides.map((side) => ({
      ...wordLook(env, env.text(side.label), 56),
      floor: 40 * unit,
      leading: 1.3,
      maxLines: 2,
    })),
    { w: inner.w - wide - 32 * unit, h: (rows[0]?.h ?? 100) * 0.5 },
  );
  return [
    ...head.layers,
    gameWindow(env, 'window', bleeding(env, frame), { edge: ARCADE.white, motion: springIn(env, -160) }),
    ...rows.flatMap((row, index) => {
      const [side, block, label] = [scene.sides[index], figures[index], labels[index]];
      if (!side || !block || !label) return [];
      const strong = index === scene.focus;
      const at = turnOf(env, 2 + index * 3, side.figure);
      const barH = Math.min(84 * unit, row.h * 0.42);
      const bar = { ...row, y: Math.round(row.y + row.h - barH), h: Math.round(barH) };
      const line = { ...row, h: row.h - barH - 24 * unit };
      const x = readsFromRight(env) ? line.x : line.x + line.w - block.w;
      const labelX = label.rtl ? line.x + line.w - label.w : line.x;
      const labelY = Math.round(line.y + line.h - label.h);
      const ink = strong ? ARCADE.green : ARCADE.orange;
      return [
        placeText(env, `side${index}.label`, label, { x: Math.round(labelX), y: labelY }, { motion: popIn(env, at) }),
        placeText(
          env,
          `side${index}.figure`,
          block,
          { x: Math.round(x), y: Math.round(line.y + line.h - block.h) },
          { motion: popIn(env, at, strong ? 'coin' : 'blip') },
        ),
        placeRect(env, `side${index}.case`, grown(bar, px), ARCADE.white, { z: Z.marks + 1 }),
        place(
          env,
          'meter',
          `side${index}.bar`,
          {
            box: bar,
            share: (values[index] ?? 0) / most,
            cell: px * 2,
            pitch: px * 3,
            fill: ink,
            empty: ARCADE.black,
            fromRight: readsFromRight(env),
          },
          { z: Z.marks + 2, box: bar, motion: stepsIn(env, at, 12, strong ? 'block' : undefined) },
        ),
        placeRect(env, `side${index}.back`, bar, ARCADE.black, { z: Z.marks + 1.5 }),
      ];
    }),
    ...duel(env, level, play, wins(env, values)),
  ];
}

function grown({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** Hero and rival on the floor with words between the two over them. */
function duel(env: ComparisonEnv, { px, floor, rtl, unit }: Level, play: Box, won: boolean): Layer[] {
  const relation = env.text(env.scene.relation);
  const set = relation
    ? setShort(
        env,
        { ...wordLook(env, relation, 64, ARCADE.yellow), floor: 40 * unit, leading: 1.35, maxLines: 2 },
        { ...play, h: play.h * 0.22 },
      )
    : null;
  const room = play.h - (set ? set.box.h + 28 * unit : 0);
  const cell = Math.max(px, Math.floor(Math.min(room / 18, play.w / 42) / px) * px);
  const [near, far] = [play.x + play.w * 0.24, play.x + play.w * 0.74];
  const [us, them] = rtl ? [far, near] : [near, far];
  const side = rtl ? 1 : -1;
  return [
    ...(set ? shaded(env, 'relation', set, { shade: ARCADE.wine, motion: springIn(env, turnOf(env, 4), 'zap') }) : []),
    hero(
      env,
      won ? 'cheer' : 'wait',
      { x: us, foot: floor, cell, flip: rtl },
      runIn(env, 0, side * 60 * px, 10, 'hop'),
    ),
    sprite(
      env,
      'rival',
      won ? ['rivalLost'] : ['rival', 'rivalStep'],
      { x: them, foot: floor, cell, flip: !rtl },
      { z: Z.marks + 4, motion: runIn(env, 80, -side * 60 * px, 10) },
    ),
  ];
}

function towers(env: ComparisonEnv, values: readonly number[]): Layer[] {
  const { scene } = env;
  const level = levelOf(env);
  const { unit, px } = level;
  const { head, plot } = chartRooms(level);
  const { layers, bottom } = chartHead(env, head, env.text(scene.title));
  const relation = env.text(scene.relation);
  const look = { ...wordLook(env, relation, 56, ARCADE.cyan), floor: 40 * unit, maxLines: 2 };
  const said = relation ? setShort(env, look, { ...head, y: bottom + 36 * unit, h: head.h * 0.14 }) : null;
  const cell = px * 2;
  const top = level.wide ? plot.y : (said ? said.box.y + said.box.h : bottom) + 56 * unit;
  const { content } = env.stage;
  const room = { ...plot, y: top, h: content.y + content.h - top };
  const bars = scene.sides.map((side, index) => ({
    ...side,
    strong: index === scene.focus,
    inks: index === scene.focus ? BLOCK_INKS.strong : BLOCK_INKS.violet,
  }));
  const built = blockBars(env, room, bars, { value: 96, label: 56, gap: 0.22, direction: 'up' });
  const won = wins(env, values);
  const fighters = built.rects.map((rect, index) => {
    const spot = { x: rect.x + rect.w / 2, foot: built.zero, cell };
    const motion = dropIn(env, 500 + index * 120, 24 * cell, index === 0 ? 'hop' : undefined);
    if (rect.h < 20 * cell) return null;
    return index === scene.focus
      ? hero(env, won ? 'cheer' : 'wait', spot, motion)
      : sprite(env, 'rival', won ? ['rivalLost'] : ['rival', 'rivalStep'], spot, { z: Z.marks + 4, motion });
  });
  return [
    ...layers,
    ...(said ? shaded(env, 'relation', said, { motion: popIn(env, turnOf(env, 3), 'zap') }) : []),
    ...plank(env, built.zero),
    ...built.layers,
    ...fighters.flatMap((layer) => (layer ? [layer] : [])),
  ];
}
