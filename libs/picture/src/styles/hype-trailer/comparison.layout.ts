import { place, placeText } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import { fillDown } from '../../layers/fill';
import type { ShapeProps } from '../../layers/shape.layer';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { heavy, titleHead } from './lock-up';
import { metal } from './metal';
import { monoliths, slabMarks } from './monoliths';
import { HYPE } from './preset';
import { cueFor, leaving, powerLine, slamIn, thrownIn, wideType } from './type-and-motion';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** A blade of light between winner and loser; later in a video two towers of honest height. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const values = env.scene.sides.map(({ figure }) => env.value(figure));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (env.index > 3 && low > 0 && low / high > 0.12) return towers(env);
  return blade(env);
}

/** Winner in gold above the blade, loser in ash below it, the verdict on the edge. */
function blade(env: ComparisonEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const wide = isLandscape(env);
  const loser = scene.focus === 0 ? 1 : 0;
  const rise = 120 * unit;
  const middle = content.y + content.h * (wide ? 0.53 : 0.52);
  const edge = (x: number): number => middle + rise - (2 * rise * x) / width;
  const title = env.text(scene.title);
  const upper = { ...content, h: middle - rise * 0.5 - content.y - 40 * unit };
  const kicker = title
    ? setIn(env, { ...wideType(env, title, 50, HYPE.bright), maxLines: 1 }, { ...upper, h: upper.h * 0.2 })
    : null;
  const winnerY = kicker ? kicker.box.y + kicker.box.h + 64 * unit : content.y + 40 * unit;
  const winner = sideOf(env, scene.focus, { ...upper, y: winnerY, h: content.y + upper.h - winnerY }, 1);
  const lowerY = middle + rise * 0.5;
  const relation = relationOf(env, { ...content, y: lowerY, h: content.y + content.h - lowerY }, edge);
  const restY = relation ? relation.box.y + relation.box.h + 54 * unit : lowerY + 80 * unit;
  const rest = { ...content, y: restY, h: content.y + content.h - restY };
  const lost = sideOf(env, loser, rest, 0.8);
  const lands = cueFor(env, scene.sides[loser].figure, 700);
  env.cue('whoosh', 180);
  return [
    ...bladeLayers(env, edge),
    ...(kicker
      ? [placeText(env, 'title', kicker.block, kicker.box, { motion: [thrownIn(env, 0), leaving(env)] })]
      : []),
    ...sideLayers(env, 'winner', winner, 80, true),
    ...(relation ? metal(env, 'relation', relation, { cast: 'chrome', motion: slamIn(env, 420, true) }) : []),
    ...sideLayers(env, 'loser', lost, lands, false),
  ];
}

interface Side {
  label: SetText;
  figure: SetText;
}

function sideOf(env: ComparisonEnv, index: 0 | 1, room: Box, share: number): Side {
  const { unit } = env.stage;
  const side = env.scene.sides[index];
  const look = { ...wideType(env, env.text(side.label), 56, share === 1 ? HYPE.white : HYPE.bone), maxLines: 2 };
  const label = setIn(env, look, { ...room, h: room.h * 0.4 });
  const y = label.box.y + label.box.h + 40 * unit;
  const high = Math.max(40 * unit, Math.min((share === 1 ? 250 : 180) * unit, room.y + room.h - y));
  const w = room.w * share;
  const x = startsOnRight(env) ? room.x + room.w - w : room.x;
  return { label, figure: heavy(env, env.figure(side.figure), { x, y, w, h: high }, high * 0.7) };
}

function sideLayers(env: ComparisonEnv, id: string, { label, figure }: Side, start: number, won: boolean): Layer[] {
  return [
    placeText(env, `${id}.label`, label.block, label.box, { motion: [thrownIn(env, start), leaving(env)] }),
    ...metal(env, `${id}.figure`, figure, {
      cast: won ? 'gold' : 'ash',
      motion: slamIn(env, start + 90, !won),
      ...(won ? { glintAt: start + 800 } : {}),
    }),
  ];
}

/** The verdict, hard on the far edge, under the blade at both of its ends. */
function relationOf(env: ComparisonEnv, room: Box, edge: (x: number) => number): SetText | null {
  const { unit } = env.stage;
  const text = env.text(env.scene.relation);
  if (!text) return null;
  const w = room.w * 0.64;
  const block = powerLine(env, text, { w, h: 92 * unit }, 52 * unit);
  const x = startsOnRight(env) ? room.x : room.x + room.w - block.w;
  const y = Math.max(edge(x), edge(x + block.w)) + 46 * unit;
  return { block, box: { x, y, w: block.w, h: block.h } };
}

function bladeLayers(env: ComparisonEnv, edge: (x: number) => number): Layer[] {
  const { width, height, unit } = env.stage;
  const points: Array<[number, number]> = [
    [-40 * unit, edge(-40 * unit)],
    [width + 40 * unit, edge(width + 40 * unit)],
  ];
  const shade: ShapeProps = {
    shape: 'polygon',
    points: [...points, [width + 40 * unit, height], [-40 * unit, height]],
    fill: fillDown(edge(width / 2), height, [0, HYPE.black], [0.4, `${HYPE.black}D8`], [1, `${HYPE.black}00`]),
  };
  const line: ShapeProps = {
    shape: 'path',
    points,
    stroke: { fill: HYPE.pale, width: 6 * unit },
    glow: { color: HYPE.leak, blur: 60 * unit },
  };
  const box = { x: 0, y: edge(width) - 60 * unit, w: width, h: edge(0) - edge(width) + 120 * unit };
  return [
    place(env, 'shape', 'shade', shade, {
      z: Z.art,
      box: { ...box, h: height - box.y },
      motion: fade({ at: 0, ms: 200 }),
    }),
    place(env, 'shape', 'blade', line, {
      z: Z.marks,
      box,
      motion: [wipeIn({ at: 160, ms: 320, from: 'left' }), leaving(env)],
    }),
  ];
}

/** Two towers from one floor, as high as their figures; the one that matters is white-hot. */
function towers(env: ComparisonEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const head = titleHead(env, env.text(scene.title), { ...content, h: content.h * (isLandscape(env) ? 0.2 : 0.24) });
  const gap = 40 * unit;
  const w = (content.w - gap) / 2;
  const label = 118 * unit;
  const figureH = Math.min(110 * unit, content.h * 0.12);
  const top = head.bottom + 60 * unit + figureH + 36 * unit;
  const floor = content.y + content.h - label;
  const values = scene.sides.map(({ figure }) => ({ value: env.value(figure), fill: '' }));
  const plot = { x: content.x, y: top, w: content.w, h: Math.max(20 * unit, floor - top) };
  const { rects } = barGeometry({ box: plot, bars: values, direction: 'up', gap: 0 });
  const slabs = rects.map((rect, index) => ({ ...rect, x: content.x + index * (w + gap), w }));
  const layers = monoliths(env, slabMarks(scene.sides, slabs), floor, scene.focus, 140);
  scene.sides.forEach((side, index) => {
    const slab = slabs[index] ?? plot;
    const won = index === scene.focus;
    const lands = cueFor(env, side.figure, 500 + index * 260);
    const block = powerLine(env, env.figure(side.figure), { w, h: figureH }, figureH * 0.8);
    const box = { x: slab.x, y: slab.y - 36 * unit - block.h, w: block.w, h: block.h };
    const look = { ...wideType(env, env.text(side.label), 48, won ? HYPE.white : HYPE.bone), maxLines: 2 };
    const name = setIn(env, look, { x: slab.x, y: floor + 26 * unit, w, h: label - 26 * unit }, { align: 'left' });
    layers.push(
      ...metal(env, `figure${index}`, { block, box }, { cast: won ? 'gold' : 'ash', motion: slamIn(env, lands, !won) }),
      placeText(env, `label${index}`, name.block, name.box, {
        motion: [thrownIn(env, 200 + index * 90), leaving(env)],
      }),
    );
  });
  return [...head.layers, ...layers];
}
