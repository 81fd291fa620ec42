import { place, placeCounter, placeText } from '../../compose/place';
import { stack, type StackItem } from '../../compose/stack';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { appear, breathe, countIn, stepDrift } from './nature-motion';
import { placeOf, wordsRoom } from './places';
import { NATURE } from './preset';
import type { BirdsData } from './sky.painters';
import { trendMark } from './trend-mark';
import { bodyType, figureType, labelType, shadeOf } from './type-scale';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** A figure in the sky over its land, or on the dark of the firs below a great sun. */
export function heroLayout(env: HeroEnv): Layer[] {
  const room = wordsRoom(env);
  const below = placeOf(env).words === 'below';
  const parts = partsOf(env);
  const spare = room.y + room.h - stack(env, room, parts).bottom;
  const area = below && spare > 0 ? { ...room, y: room.y + spare, h: room.h - spare + 1 } : room;
  const { items } = stack(env, area, parts);
  const layers = items.flatMap(({ block, box }, index): Layer[] => {
    if (!block) return [];
    const id = parts[index]?.id ?? 'words';
    if (id !== 'figure')
      return [placeText(env, id, block, box, { ...shadeOf(env), motion: breathe(env, 120 + index * 130) })];
    return [
      placeCounter(env, id, block, box, { ...shadeOf(env, 34), motion: countIn(env, env.scene.figure, 60) }),
      ...trendLayers(env, box, block.rtl),
    ];
  });
  if (env.index !== 0) env.cue('swell', 60 + 400, -4);
  return [...layers, ...logo(env, items[0]?.box ?? area), ...(env.index === 0 ? birds(env) : [])];
}

function partsOf(env: HeroEnv): Array<StackItem & { id: string }> {
  const { scene, stage } = env;
  const { unit } = stage;
  const figure = env.figure(scene.figure, scene.trend ? 'signed' : 'full');
  const parts: Array<StackItem & { id: string }> = [];
  const kicker = env.text(scene.kicker);
  const support = env.text(scene.support);
  if (kicker) parts.push({ id: 'kicker', text: { ...labelType(env, kicker, 46, NATURE.spoken), maxLines: 2 } });
  parts.push({ id: 'figure', text: figureType(env, figure, 430), line: true, gap: 62 * unit });
  parts.push({ id: 'label', text: { ...labelType(env, env.text(scene.label), 48), maxLines: 2 }, gap: 62 * unit });
  if (support) parts.push({ id: 'support', text: bodyType(env, support, 54), gap: 36 * unit });
  return parts;
}

/** A change shows which way it went, beside the figure where there is room. */
function trendLayers(env: HeroEnv, figure: Box, rtl: boolean): Layer[] {
  const { content, unit } = env.stage;
  const size = Math.min(120 * unit, figure.h * 0.8);
  const gap = 40 * unit;
  const { trend } = env.scene;
  const free = content.w - figure.w - gap;
  if (!trend || free < size) return [];
  const x = rtl ? figure.x - gap - size : figure.x + figure.w + gap;
  return [trendMark(env, 'trend', trend, { x, y: figure.y + figure.h - size, w: size, h: size }, 420)];
}

function logo(env: HeroEnv, first: Box): Layer[] {
  const { still } = env.scene;
  if (still === undefined || !env.still(still)) return [];
  const { content, unit, format } = env.stage;
  const size = 148 * unit;
  const right = format === '16:9' ? wordsRoom(env).x + wordsRoom(env).w : content.x + content.w;
  const box = { x: right - size, y: first.y - 20 * unit, w: size, h: size };
  const ring = { color: NATURE.amber, width: 4 * unit };
  const picture = { still, box, fit: 'contain', radius: size / 2, backing: NATURE.light, ring } as const;
  return [place(env, 'picture', 'logo', picture, { z: Z.type, box, motion: appear(env, 200) })];
}

/** A skein crosses the valley of the hook. */
function birds(env: HeroEnv): Layer[] {
  const { width, height, unit, format } = env.stage;
  const tall = format === '9:16';
  const y = height * (tall ? 0.475 : 0.4);
  const data: BirdsData = { x: width * (tall ? 0.2 : 0.74), y, span: 26 * unit, count: 9, color: NATURE.ink };
  const box = { x: data.x - 260 * unit, y: y - 60 * unit, w: 620 * unit, h: 190 * unit };
  env.cue('birds', 500, -6);
  return [
    place(env, 'paint', 'birds', { painter: 'nature.birds', data }, { z: Z.art, box, motion: stepDrift(env, 1, 1) }),
  ];
}
