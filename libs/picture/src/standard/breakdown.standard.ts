import { place } from '../compose/place';
import { readsFromRight, splitDown } from '../compose/reading-side';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { lengthsOf } from './chart-values';
import { swatch } from './donut.standard';
import { figureRows } from './figure-rows';
import { headed } from './headed';
import { figurePiece, textPiece } from './pieces';
import { partFills } from './series-fills';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'breakdown'>>;

/** The whole as one band cut into its parts, each part by name under it; the band stays away where parts cannot be added. */
export function breakdownStandard(env: Env, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { parts, total } = env.scene;
  const { layers, body, aside } = headed(env, kit, env.text(env.scene.title));
  const whole = total ? totalPiece(env, kit, aside ?? { ...body, h: body.h * 0.3 }) : null;
  const under = whole && !aside ? splitDown(body, whole.bottom - body.y, 56 * unit)[1] : body;
  const values = lengthsOf(env, parts);
  const addable = values.every((value) => value >= 0) && values.some((value) => value > 0);
  const fills = partFills(kit, parts.length, values.indexOf(Math.max(...values)));
  const [band, rest] = splitDown(under, Math.min(110 * unit, under.h * 0.16), 44 * unit);
  const rows = parts.map((part, index) => ({
    id: `part${index}`,
    label: env.text(part.label),
    figure: part.figure,
    strong: fills[index] === kit.colors.accent,
    lead: (box: Box, at: number): Layer[] => [swatch(env, kit, `part${index}.swatch`, box, fills[index] ?? '', at)],
  }));
  return [
    ...layers,
    ...(whole?.layers ?? []),
    ...(addable ? [bandLayer(env, kit, band, values, fills)] : []),
    ...figureRows(env, kit, addable ? rest : under, rows, {
      turn: 3,
      tallest: 180,
      ruled: true,
      leads: 1,
      leadSize: 56,
      figureSize: 104,
      labelSize: 60,
    }),
  ];
}

function totalPiece(env: Env, kit: StyleKit, room: Box): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  const { total } = env.scene;
  if (!total) return { layers: [], bottom: room.y };
  const at = beat(env, 1, total.figure);
  const look = kit.figure(env.figure(total.figure), 240, 'accent');
  const figure = figurePiece(env, kit, 'total', look, { ...room, h: room.h * 0.66 }, { at, line: true });
  const top = figure.box.y + figure.box.h + 28 * unit;
  const label = textPiece(
    env,
    kit,
    'total.label',
    kit.words(env.text(total.label), 54),
    { ...room, y: top, h: Math.max(1, room.y + room.h - top) },
    { at: at + 80 },
  );
  return { layers: [...figure.layers, ...label.layers], bottom: label.box.y + label.box.h };
}

function bandLayer(env: Env, kit: StyleKit, box: Box, values: number[], fills: string[]): Layer {
  const sum = values.reduce((all, value) => all + value, 0) || 1;
  const parts = values.map((value, index) => ({ share: value / sum, fill: fills[index] ?? kit.colors.mass }));
  return place(
    env,
    'meter',
    'band',
    {
      box,
      share: 1,
      cell: 0,
      pitch: 0,
      fill: kit.colors.mass,
      parts,
      radius: Math.min(kit.shape.radius * env.stage.unit, box.h / 2),
      fromRight: readsFromRight(env),
    },
    { box, motion: kit.enter.chart(beat(env, 2)) },
  );
}
