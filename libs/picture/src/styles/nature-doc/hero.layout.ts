import { placePaint } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { logo, trendMark } from './marks';
import { placeOf, wordsRoom } from './places';
import { NATURE } from './preset';
import type { BirdsData } from './sky.painters';
import { bodyType, column, figureType, labelType, stepDrift, type Words } from './type-and-motion';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** A figure in the sky over its land, or on the dark of the firs below a great sun. */
export function heroLayout(env: HeroEnv): Layer[] {
  const room = wordsRoom(env);
  const words = wordsOf(env);
  const { layers, items, bottom } = column(env, room, words, placeOf(env).words === 'below' ? 'bottom' : 'top');
  const figure = items[words.findIndex(({ id }) => id === 'figure')];
  if (env.index !== 0) env.cue('swell', 460, -4);
  const { scene, stage } = env;
  const corner = { x: room.x + room.w, y: (items[0]?.box.y ?? room.y) - 20 * stage.unit };
  return [
    ...layers,
    ...(figure?.block ? trendLayers(env, figure.box, figure.block.rtl) : []),
    ...logo(env, scene.still, corner, 148 * stage.unit),
    ...(env.index === 0 ? birds(env, bottom) : []),
  ];
}

function wordsOf(env: HeroEnv): Words[] {
  const { scene, stage } = env;
  const { unit } = stage;
  const figure = env.figure(scene.figure, scene.trend ? 'signed' : 'full');
  const words: Words[] = [];
  const kicker = env.text(scene.kicker);
  const support = env.text(scene.support);
  // Over the mist of the woods amber is too faint; over a dark sky it is the look of the video.
  const ink = placeOf(env).words === 'below' ? NATURE.light : NATURE.spoken;
  const name = { ...labelType(env, kicker, 46, ink), maxLines: 2 };
  if (kicker) words.push({ id: 'kicker', at: 0, text: name });
  words.push({
    id: 'figure',
    at: 60,
    key: scene.figure,
    text: figureType(env, figure, figure.length <= 3 ? 540 : 430),
    line: true,
    gap: 62 * unit,
  });
  const label = { ...labelType(env, env.text(scene.label), 48), maxLines: 2 };
  words.push({ id: 'label', at: 380, text: label, gap: 62 * unit });
  if (support) words.push({ id: 'support', at: 560, text: bodyType(env, support, 54), gap: 36 * unit });
  return words;
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

/** A skein crosses the valley of the hook, where words leave it the air. */
function birds(env: HeroEnv, bottom: number): Layer[] {
  const { width, height, unit, format } = env.stage;
  const tall = format === '9:16';
  const y = height * (tall ? 0.478 : 0.4);
  if (tall && bottom > y - 50 * unit) return [];
  const data: BirdsData = { x: width * (tall ? 0.2 : 0.74), y, span: 26 * unit, count: 9, color: NATURE.ink };
  const box = { x: data.x - 260 * unit, y: y - 60 * unit, w: 720 * unit, h: 190 * unit };
  env.cue('birds', 500, -6);
  const options = { z: Z.art, box, motion: stepDrift(env, 2, 1) };
  return [placePaint(env, 'birds', 'nature.birds', data, options)];
}
