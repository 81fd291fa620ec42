import { placeDisc, placeRect, placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { stack, type Stacked, type StackItem } from '../../compose/stack';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import { framesOf } from '../../timeline/frame-rate';
import { listsValues } from '../lists-values';
import type { SceneEnv, SceneOf } from '../scene-env';
import { columnX, GUIDE, RULE } from './poster-grid';
import { SWISS } from './preset';
import { artDrift, blockIn, headType, ruleIn, typeIn, wordType } from './type-and-motion';

type ListEnv = SceneEnv<SceneOf<'list'>>;

/** A red column from edge to edge; a black disc comes down it and stops at each sentence as its turn comes. */
export function listLayout(env: ListEnv): Layer[] {
  const { content, unit, width, height, safe } = env.stage;
  const { scene } = env;
  const mirrored = startsOnRight(env);
  const edge = columnX(env, mirrored ? 1 : 5);
  const [left, lane] = mirrored ? [0, safe.x] : [edge, edge];
  const field = { x: left, y: 0, w: mirrored ? edge : width - edge, h: height };
  const w = content.w - columnX(env, 1) + safe.x - 48 * unit;
  const area = { ...content, x: mirrored ? edge + 48 * unit : content.x, w };
  const { items, bottom, starts } = spread(env, area);
  const turn = turns(env, scene.items.length);
  const layers: Layer[] = [placeRect(env, 'field', field, SWISS.red, { z: Z.art, motion: blockIn(0, 'top', 460) })];
  let item = -1;
  items.forEach((part, index) => {
    if (starts.includes(index)) item += 1;
    const at = item < 0 ? 60 : (turn[item] ?? 0);
    if (part.block) layers.push(placeText(env, `words${index}`, part.block, part.box, { motion: typeIn(at + 80) }));
    else
      layers.push(
        placeRect(
          env,
          `rule${index}`,
          { ...part.box, x: mirrored ? edge : 0, w: mirrored ? width - edge : edge },
          SWISS.black,
          { motion: ruleIn(at, item > 1) },
        ),
      );
  });
  const stops = starts.map((start, index) => {
    const from = items[start]?.box.y ?? content.y;
    const next = starts[index + 1];
    return (from + (next === undefined ? bottom : (items[next]?.box.y ?? bottom))) / 2;
  });
  return [...layers, discLayer(env, { x: lane, y: 0, w: safe.w / 6, h: 0 }, stops, turn)];
}

/** Title and items as parts of a stack, and where each item starts; `scale` enlarges the items. */
function partsOf(env: ListEnv, scale: number): { parts: StackItem[]; starts: number[] } {
  const { unit } = env.stage;
  const parts: StackItem[] = [{ text: headType(env, env.text(env.scene.title), 150, SWISS.black) }];
  const starts: number[] = [];
  env.scene.items.forEach((item, index) => {
    starts.push(parts.length);
    parts.push({ height: (index === 0 ? RULE : GUIDE) * unit, gap: (index === 0 ? 64 : 44) * unit });
    const label = env.text(item.label);
    if (label)
      parts.push({
        text: wordType(env, label, (listsValues(env) ? 52 : 68) * scale, SWISS.black),
        gap: 40 * scale * unit,
      });
    const said = env.text(item.text);
    const text = listsValues(env)
      ? headType(env, said, 130 * scale, SWISS.black)
      : wordType(env, said, 60 * scale, SWISS.black, 500);
    parts.push({ text, gap: (label ? 22 : 40) * scale * unit });
  });
  return { parts, starts };
}

/** Few items are set larger and share the height that they leave, so that the column is a composition and not a stub. */
function spread(env: ListEnv, area: Box): Stacked & { starts: number[] } {
  const free = { ...area, h: Number.MAX_SAFE_INTEGER };
  const scale =
    [1.5, 1.3, 1.15].find((one) => stack(env, free, partsOf(env, one).parts).bottom <= area.y + area.h) ?? 1;
  const { parts, starts } = partsOf(env, scale);
  const spare = (area.y + area.h - stack(env, area, parts).bottom) / Math.max(1, starts.length);
  const air = Math.min(110 * env.stage.unit, Math.max(0, spare * 0.8));
  const loose = parts.map((part, index) => (starts.includes(index) ? { ...part, gap: (part.gap ?? 0) + air } : part));
  return { ...stack(env, area, loose), starts };
}

/** When each item enters: spread over the line, all before 60 % of the scene. */
function turns(env: ListEnv, count: number): number[] {
  const length = (env.frames / 30) * 1000;
  const step = Math.min(900, (length * 0.6 - 160) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => 160 + index * step);
}

function discLayer(env: ListEnv, lane: Box, stops: number[], turn: number[]): Layer {
  const r = lane.w * 0.44;
  const x = lane.x + lane.w / 2 + env.stage.unit * 8;
  const first = stops[0] ?? 0;
  const keys = [
    { frame: framesOf((turn[0] ?? 0) - 100), value: -first - 2 * r },
    ...stops.flatMap((stop, index) => {
      const at = framesOf(turn[index] ?? 0);
      const before = index === 0 ? -first - 2 * r : (stops[index - 1] ?? 0) - first;
      return [
        { frame: at, value: before, ease: 'hold' as const },
        { frame: at + 12, value: stop - first, ease: 'expo-out' as const },
      ];
    }),
  ];
  const ride: Motion = {
    tracks: [{ prop: 'y', keys }],
    cues: turn.map((at) => ({ sound: 'click' as const, frame: framesOf(at) })),
  };
  const motion = [ride, artDrift(env, { y: 3 })];
  return placeDisc(env, 'disc', { x, y: first, r }, SWISS.black, { z: Z.art + 1, motion });
}
