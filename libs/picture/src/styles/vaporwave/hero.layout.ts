import { placePaint } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { chevrons } from './chevrons';
import { chrome, chromeRoom } from './chrome';
import { katakana, katakanaBox, moodOf } from './katakana';
import { palm } from './palm';
import type { SceneEnv, SceneOf } from '../scene-env';
import { VAPOR } from './preset';
import { horizonOf, sunOf } from './scenery';
import { afloat, driftIn, figureLook, float, headLook, leave, openText, sideOf, wordLook } from './type-and-motion';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** The hook hangs before the sun between palms; later figures stand on the horizon and are mirrored in the floor. */
export function heroLayout(env: HeroEnv): Layer[] {
  return env.index === 0 ? beforeTheSun(env) : onTheHorizon(env);
}

function beforeTheSun(env: HeroEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const area = columnOf(env);
  const head = setIn(
    env,
    { ...wordLook(env, env.text(scene.kicker), 62, VAPOR.white, true), maxLines: 2 },
    { ...area, y: area.y + 10 * unit, h: area.h * 0.16 },
  );
  const figure = figureIn(env, { ...area, y: area.y + area.h * 0.3, h: area.h * 0.36 }, 400);
  const art = katakanaUnder(env, head, figure);
  const words = wordsUnder(env, figure, area);
  return [
    ...palms(env),
    ...(scene.kicker ? [openText(env, 'kicker', head, afloat(env, 0, 0.1))] : []),
    ...art,
    ...chrome(env, 'figure', figure, [driftIn(env, 60), float(env, 0.22, 10), leave(env)]),
    ...words,
    ...trendLayers(env, figure, head.box.y + head.box.h),
  ];
}

function onTheHorizon(env: HeroEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const area = columnOf(env);
  const foot = horizonOf(env) + 6 * unit;
  const head = setIn(
    env,
    { ...wordLook(env, env.text(scene.kicker), 62, VAPOR.cyan, true), maxLines: 2 },
    { ...area, y: area.y + 10 * unit, h: area.h * 0.14 },
  );
  const top = scene.kicker ? head.box.y + head.box.h + 36 * unit : area.y + 10 * unit;
  const label = setIn(
    env,
    { ...headLook(env, env.text(scene.label), 116), maxLines: 2 },
    { ...area, y: top, h: area.h * 0.2 },
  );
  const support = env.text(scene.support);
  const more = setIn(env, wordLook(env, support, 50, VAPOR.window), {
    ...area,
    y: label.box.y + label.box.h + 34 * unit,
    h: area.h * 0.16,
  });
  const figure = figureIn(env, { ...area, y: foot - area.h * 0.36, h: area.h * 0.36 }, 400, 'bottom');
  const mirror = {
    block: figure.block,
    ...figure.box,
    h: Math.min(200 * unit, figure.box.h * 0.6),
    colors: [`${VAPOR.blush}D9`, `${VAPOR.dusk}00`],
  };
  const box = { ...figure.box, y: foot, h: mirror.h };
  return [
    ...(scene.kicker ? [openText(env, 'kicker', head, afloat(env, 0, 0.1))] : []),
    openText(env, 'label', label, afloat(env, 80, 0.16)),
    ...(support ? [openText(env, 'support', more, afloat(env, 160, 0.2))] : []),
    placePaint(env, 'mirror', 'vapor.mirror', mirror, { z: Z.marks, box, motion: [driftIn(env, 160), leave(env)] }),
    ...chrome(env, 'figure', figure, [driftIn(env, 120), leave(env)]),
    ...trendLayers(env, figure, support ? more.box.y + more.box.h : label.box.y + label.box.h),
  ];
}

/** Beside the sun where the frame is wide, otherwise all of it. */
function columnOf({ stage: { content, format } }: HeroEnv): Box {
  return format === '16:9' ? { ...content, w: content.w * 0.62 } : content;
}

function figureIn(env: HeroEnv, room: Box, size: number, stand: 'middle' | 'bottom' = 'middle'): SetText {
  const { scene } = env;
  const pad = chromeRoom(size * env.stage.unit) + 4 * env.stage.unit;
  const text = env.figure(scene.figure, scene.trend ? 'signed' : 'full');
  const inner = {
    x: room.x + pad,
    y: room.y + pad,
    w: room.w - 2.4 * pad,
    h: room.h - (stand === 'bottom' ? pad : 2 * pad),
  };
  return setIn(env, figureLook(env, text, size), inner, { line: true, stand, align: sideOf(env) });
}

function wordsUnder(env: HeroEnv, figure: SetText, area: Box): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const y = figure.box.y + figure.box.h + 66 * unit;
  const foot = area.y + area.h;
  const label = setIn(
    env,
    { ...wordLook(env, env.text(scene.label), 60, VAPOR.white, true), maxLines: 2 },
    { ...area, y, h: Math.max(1, (foot - y) * 0.5) },
  );
  const layers = [openText(env, 'label', label, afloat(env, 140, 0.3))];
  const support = env.text(scene.support);
  if (!support) return layers;
  const below = label.box.y + label.box.h + 34 * unit;
  const more = setIn(env, wordLook(env, support, 52, VAPOR.sun), { ...area, y: below, h: Math.max(1, foot - below) });
  return [...layers, openText(env, 'support', more, afloat(env, 220, 0.34))];
}

/** Between kicker and figure, where there is room. */
function katakanaUnder(env: HeroEnv, head: SetText, figure: SetText): Layer[] {
  const { unit } = env.stage;
  const size = 92;
  const y = head.box.y + head.box.h + 40 * unit;
  if (figure.box.y - y < (size + 60) * unit) return [];
  const word = moodOf(0);
  const { w } = katakanaBox(word, 0, 0, size * unit, false);
  const x = readsFromRight(env) ? head.box.x + head.box.w - w : head.box.x;
  return [katakana(env, word, { x, y, size }, afloat(env, 60, 0.14))];
}

/** One palm near enough to be cut by the frame, two small ones far off where the floor begins. */
function palms(env: HeroEnv): Layer[] {
  const { width, unit } = env.stage;
  const y = horizonOf(env);
  const far = { r: 80 * unit, lean: 12 * unit, foot: y + 16 * unit };
  return [
    ...palm(env, 'palm-far', { ...far, x: width * 0.7, y: y - 100 * unit }),
    ...palm(env, 'palm-farther', { ...far, x: width * 0.61, y: y - 64 * unit, r: 58 * unit }),
    ...palm(env, 'palm-near', { x: width * 0.93, y: y - 590 * unit, r: 350 * unit, lean: -46 * unit }),
  ];
}

/** Over the figure's far end in the hook; later large on the sun itself, where it is free. */
function trendLayers(env: HeroEnv, figure: SetText, above: number): Layer[] {
  const { trend } = env.scene;
  const { unit, content } = env.stage;
  if (trend !== 'up' && trend !== 'down') return [];
  const room = figure.box.y - above - 110 * unit;
  const large = env.index > 0;
  const h = Math.min((large ? 300 : 190) * unit, room);
  if (h < 90 * unit) return [];
  const w = h * 0.86;
  const sun = sunOf(env);
  const far = readsFromRight(env) ? content.x + 20 * unit : content.x + content.w - w - 20 * unit;
  const box = { x: large ? sun.x - w / 2 : far, y: figure.box.y - h - (large ? 90 : 70) * unit, w, h };
  return [chevrons(env, 'trend', box, trend === 'up', afloat(env, 260, 0.4))];
}
