import { barsIn } from '../../compose/bars-in';
import { place, placeText } from '../../compose/place';
import { draftBars, lengthsOf } from '../../standard/chart-values';
import { entrance } from '../../standard/plain-kit';
import type { Layer } from '../../timeline/layer';
import { progress, type Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { neonOf } from './ground';
import { cue, memeFigure, punch, shout, meme, outline } from './type-and-motion';
import { below, titled } from './page';
import { CHAOS } from './preset';
import { centredWithin, clearTexts } from '../../compose/clear-texts';
import { setIn } from '../../compose/set-in';
import { linePoints } from '../../layers/line.layer';
import { Z, type Box } from '../../stage/stage';
import { framesOf } from '../../timeline/frame-rate';
import { emoji } from './faces';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

const RAINBOW = [CHAOS.lime, CHAOS.cyan, CHAOS.yellow, CHAOS.orange, CHAOS.magenta] as const;

/** Rainbow bars from zero; the one that matters is red, its value in the scene's neon. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const { layers, body: room } = titled(env, env.text(scene.title), 116, { gap: 10 });
  const key = scene.figure ?? scene.bars[scene.highlight]?.figure;
  const figure = key
    ? shout(
        env,
        'figure',
        memeFigure(env, env.figure(key), 400, neonOf(env)),
        { ...room, h: Math.min(room.h * 0.36, 400 * unit) },
        { degrees: -2, line: true, motion: punch(env, cue(env, 2, key), 'airhorn') },
      )
    : null;
  const area = below(room, figure?.bottom ?? room.y, 40 * unit);
  const look = { font: { family: env.preset.families.display, weight: 400, kern: 0.01 }, caps: true };
  const props = barsIn(env, area, {
    direction: 'up',
    gap: 0.1,
    textGap: 16 * unit,
    zero: { fill: CHAOS.black, width: 10 * unit },
    display: { ...look, size: 66 * unit, floor: 42 * unit, color: CHAOS.white },
    label: { ...look, size: 50 * unit, floor: 42 * unit, color: CHAOS.white },
    bars: draftBars(env, (strong, index) => ({
      fill: strong ? CHAOS.red : (RAINBOW[index % RAINBOW.length] ?? CHAOS.lime),
    })),
  });
  const grown = progress({ at: entrance(env, 120), ms: 620, ease: 'back-out' });
  const edge = { color: CHAOS.black, width: 12 * unit };
  return [
    ...layers,
    ...(figure?.layers ?? []),
    place(env, 'bars', 'bars', { ...props, edge, textStroke: edge }, { box: props.box, motion: grown }),
  ];
}

type Env = SceneEnv<SceneOf<'line'>>;

const DRAW_AT = 240;
const DRAW_MS = 1100;

/** The figure shouted over a fat line that a face rides to its end. */
export function lineLayout(env: Env): Layer[] {
  const { unit } = env.stage;
  const { delta, figure, points, title } = env.scene;
  const { layers, body } = titled(env, env.text(title), 116, { share: 0.15, gap: 4 });
  const key = figure ?? points.at(-1)?.figure ?? '';
  const value = shout(
    env,
    'figure',
    memeFigure(env, env.figure(key), 420, neonOf(env)),
    { ...body, h: body.h * 0.3 },
    { degrees: -2, line: true, motion: punch(env, cue(env, 2, key), 'airhorn') },
  );
  const under = below(body, value.bottom, 2 * unit);
  const change = delta
    ? shout(
        env,
        'delta',
        meme(env, `${env.figure(delta.figure, 'signed')} ${env.text(delta.label)}`, 100, CHAOS.white, 2),
        { ...under, h: under.h * 0.17 },
        { degrees: 1.5, motion: punch(env, cue(env, 4, delta.figure), 'basshit') },
      )
    : null;
  return [
    ...layers,
    ...value.layers,
    ...(change?.layers ?? []),
    ...chart(env, below(under, change?.bottom ?? under.y, 20 * unit)),
  ];
}

function chart(env: Env, area: Box): Layer[] {
  const { unit, width } = env.stage;
  const values = lengthsOf(env, env.scene.points);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const r = Math.min(84 * unit, area.h * 0.16);
  const strip = 130 * unit;
  const foot = area.y + area.h - strip;
  const box = {
    x: area.x + r,
    y: area.y + 1.3 * r,
    w: area.w - 2 * r,
    h: Math.max(1, foot - area.y - 2 * r - 30 * unit),
  };
  const plot = { box, values, min, max, mode: 'line' as const };
  const spots = linePoints(plot);
  const last = spots.at(-1);
  if (!last) return [];
  const drawn = progress({ at: entrance(env, DRAW_AT), ms: DRAW_MS, ease: 'linear' });
  const reach = { x: 0, y: area.y - r, w: width, h: area.h + r };
  const stroke = (id: string, fill: string, wide: number, z: number): Layer =>
    place(env, 'line', id, { ...plot, stroke: { fill, width: wide * unit } }, { z, box: reach, motion: drawn });
  const ground = { x: -20 * unit, y: foot, w: width + 40 * unit, h: strip + 20 * unit };
  const face = values.length > 1 && (values.at(-1) ?? 0) < (values[0] ?? 0) ? '😭' : '🤩';
  return [
    place(
      env,
      'shape',
      'foot',
      { shape: 'rect', box: ground, fill: CHAOS.ultraviolet, stroke: { fill: CHAOS.black, width: 12 * unit } },
      { z: Z.marks - 1, box: ground },
    ),
    stroke('line.edge', CHAOS.black, 46, Z.marks),
    stroke('line', CHAOS.red, 26, Z.marks + 1),
    emoji(env, 'rider', face, { x: last[0], y: last[1], size: 2 * r }, { z: Z.marks + 2, motion: ride(env, spots) }),
    ...notes(env, spots, { ...ground, x: area.x, w: area.w }),
  ];
}

/** Along the line with its drawn end, in whole pixels. */
function ride(env: Env, spots: Array<[number, number]>): Motion {
  const first: [number, number] = spots[0] ?? [0, 0];
  const last: [number, number] = spots.at(-1) ?? [0, 0];
  const keys = (of: (spot: [number, number]) => number) =>
    spots.map((spot) => ({
      frame: framesOf(entrance(env, DRAW_AT) + (DRAW_MS * (spot[0] - first[0])) / (last[0] - first[0] || 1)),
      value: Math.round(of(spot)),
      ease: 'linear' as const,
    }));
  return {
    tracks: [
      { prop: 'x', keys: keys(([x]) => x - last[0]) },
      { prop: 'y', keys: keys(([, y]) => y - last[1]) },
    ],
    cues: [{ sound: 'boing', frame: framesOf(entrance(env, DRAW_AT)) }],
  };
}

/** First and last value with their dates under the line, and the figure on its point where that is another one. */
function notes(env: Env, spots: Array<[number, number]>, strip: Box): Layer[] {
  const { unit } = env.stage;
  const { figure, points } = env.scene;
  const final = points.length - 1;
  const told = points.findIndex((point) => point.figure === figure);
  const texts = [...new Set([told, 0, final])].flatMap((index) => {
    const [point, spot] = [points[index], spots[index]];
    if (!point || !spot) return [];
    const inside = index > 0 && index < final;
    const text = inside ? env.text(point.label) : `${env.text(point.label)}: ${env.figure(point.figure)}`;
    const { block } = setIn(env, meme(env, text, 66, CHAOS.white, 1), { ...strip, w: strip.w * 0.47 });
    const y = inside ? spot[1] - 40 * unit - block.h : strip.y + (strip.h - block.h) / 2;
    return [{ block, x: centredWithin(block, spot[0], strip), y, weight: index, of: index }];
  });
  return clearTexts(texts, [], 12 * unit).map(({ block, x, y, of }) =>
    placeText(
      env,
      `point${of}`,
      block,
      { x, y },
      { ...outline(env, block), motion: punch(env, DRAW_AT + (DRAW_MS * of) / Math.max(1, final)) },
    ),
  );
}
