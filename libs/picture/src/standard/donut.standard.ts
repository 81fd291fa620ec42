import { place, placeRect } from '../compose/place';
import { splitAcross, splitDown } from '../compose/reading-side';
import { setIn } from '../compose/set-in';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { figureRows } from './figure-rows';
import { headed, isWide } from './headed';
import { soundLanding } from './moments';
import { placeFigure, placeSet } from './pieces';
import { partFills } from './series-fills';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'donut'>>;

/** A ring with the whole (or the part that matters) in its middle, and its parts by name beside or under it. */
export function donutStandard(env: Env, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { parts, highlight } = env.scene;
  const { layers, body, aside } = headed(env, kit, env.text(env.scene.title));
  const beside = aside !== null || isWide(body) || body.h < body.w * 0.85;
  const rowsNeed = Math.min(parts.length * 92 * unit, body.h * 0.5);
  const [ringRoom, rowsRoom] = beside
    ? splitAcross(env, body, Math.min(body.h, body.w * 0.44), 48 * unit)
    : splitDown(body, Math.min(body.w * 0.9, body.h - rowsNeed - 56 * unit), 56 * unit);
  const fills = partFills(kit, parts.length, highlight);
  const rows = parts.map((part, index) => ({
    id: `part${index}`,
    label: env.text(part.label),
    figure: part.figure,
    strong: index === highlight,
    lead: (box: Box, at: number): Layer[] => [swatch(env, kit, `part${index}.swatch`, box, fills[index] ?? '', at)],
  }));
  const tallest = beside ? 150 : 128;
  const used = Math.min(rowsRoom.h, rows.length * tallest * unit);
  const rowsBox = { ...rowsRoom, y: beside ? rowsRoom.y + (rowsRoom.h - used) / 2 : rowsRoom.y, h: used };
  return [
    ...layers,
    ...ring(env, kit, ringRoom, fills),
    ...figureRows(env, kit, rowsBox, rows, {
      turn: 3,
      tallest,
      ruled: false,
      leads: 1,
      leadSize: 48,
      figureSize: 76,
      labelSize: 54,
    }),
  ];
}

function ring(env: Env, kit: StyleKit, room: Box, fills: string[]): Layer[] {
  const { unit } = env.stage;
  const { parts, highlight, total } = env.scene;
  const pull = 14 * unit;
  const r = Math.min(room.w, room.h) / 2 - pull;
  const inner = r * 0.64;
  const x = room.x + room.w / 2;
  const y = room.y + room.h / 2;
  const shown = total ?? parts[highlight];
  const arcs = parts.map((part, index) => ({
    value: env.value(part.figure),
    fill: fills[index] ?? kit.colors.mass,
    ...(index === highlight ? { pull } : {}),
  }));
  const box = { x: x - r - pull, y: y - r - pull, w: 2 * (r + pull), h: 2 * (r + pull) };
  const drawn = place(
    env,
    'donut',
    'ring',
    { x, y, r, inner, parts: arcs, gap: 8 * unit },
    { box, motion: kit.enter.chart(80), marks: parts.map(({ figure }) => ({ figure, box })) },
  );
  if (!shown) return [drawn];
  const hole = { x: x - inner * 0.84, y: y - inner * 0.5, w: inner * 1.68, h: inner };
  const at = beat(env, 2, shown.figure);
  soundLanding(env, kit, at);
  const figure = setIn(
    env,
    kit.figure(env.figure(shown.figure), (inner * 0.7) / unit, 'accent'),
    { ...hole, h: hole.h * 0.62 },
    { line: true },
  );
  const number = placeFigure(
    env,
    kit,
    'figure',
    figure.block,
    { x: x - figure.box.w / 2, y: y - figure.box.h / 2 },
    at,
  );
  // The part that matters is named beside its colour already; only a whole needs its name in here.
  if (!total) return [drawn, number];
  const label = setIn(env, kit.words(env.text(total.label), 46, 'dim'), {
    ...hole,
    x: x - inner * 0.68,
    w: inner * 1.36,
    h: hole.h * 0.5,
  });
  const gap = 22 * unit;
  const top = y - (figure.box.h + gap + label.box.h) / 2;
  return [
    drawn,
    placeFigure(env, kit, 'figure', figure.block, { x: x - figure.box.w / 2, y: top }, at),
    placeSet(env, kit, 'label', label.block, { x: x - label.box.w / 2, y: top + figure.box.h + gap }, at),
  ];
}

/** A square of a part's colour before its name. */
export function swatch(env: SceneEnv, kit: StyleKit, id: string, box: Box, fill: string, at: number): Layer {
  const size = Math.min(box.w, 44 * env.stage.unit);
  const square = { x: box.x + (box.w - size) / 2, y: box.y + (box.h - size) / 2, w: size, h: size };
  return placeRect(env, id, square, fill, { motion: kit.enter.mark(at) });
}
