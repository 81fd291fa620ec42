import { splitAcross } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { placeText } from '../../compose/place';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, matted, roomBelow, type ColumnPart } from './column';
import { appear, figureLook, turnOf, wordLook } from './type-and-motion';
import { ball, ballIn, type Ball } from './objects';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

/** One figure and one object: the figure over the ball, or later in a video under it. */
export function heroLayout(env: HeroEnv): Layer[] {
  const { content, width, height } = env.stage;
  if (width > height) return beside(env);
  return env.index > 0 && content.h > 900 * env.stage.unit ? under(env) : over(env);
}

function over(env: HeroEnv): Layer[] {
  const { content, unit } = env.stage;
  const kicker = env.text(env.scene.kicker);
  const top = { ...content, y: content.y + 40 * unit, h: content.h * 0.62 };
  const { layers, bottom } = column(env, top, [...figureParts(env, 410), ...supportParts(env)]);
  const room = roomBelow(env, bottom, 40);
  const object = ballIn(env, room, gold(env), 190);
  if (!kicker) return [...objectLayers(env, object, room), ...layers];
  const beside = object ? { ...room, w: room.w - object.r * 2.9 } : room;
  const words = setIn(env, { ...wordLook(env, kicker, 54, 'dim'), maxLines: 3 }, beside, { stand: 'bottom' });
  return [
    ...objectLayers(env, object, room),
    ...layers,
    placeText(env, 'kicker', words.block, words.box, { motion: appear(env, turnOf(env, 4)) }),
  ];
}

/** The ball hangs large in the upper right corner, cropped by the frame; the words stand on the lower edge. */
function under(env: HeroEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const kicker = env.text(env.scene.kicker);
  const parts = [
    ...(kicker ? [{ id: 'kicker', look: wordLook(env, kicker, 54, 'dim') }] : []),
    ...figureParts(env, 400, kicker ? 48 : 0),
    ...supportParts(env),
  ];
  const dry = column({ ...env, cue: () => undefined }, content, parts);
  const drop = Math.max(0, content.y + content.h - dry.bottom - 30 * unit);
  const { layers } = column(env, { ...content, y: content.y + drop, h: content.h - drop + 1 }, parts);
  const room = content.y + drop - 90 * unit;
  const r = Math.min(330 * unit, room * 0.42);
  const [, side] = splitAcross(env, { x: 0, y: 0, w: width, h: 1 }, width * 0.42, 0);
  const object: Ball = { x: side.x + side.w / 2 + r * 0.1, y: Math.max(r * 0.9, room - r * 1.12), r, gold: !gold(env) };
  const high = { ...content, y: 150 * unit, h: Math.max(1, room - 150 * unit) };
  const picture = matted(env, env.scene.still, high, 0);
  if (picture.length > 0) return [...picture, ...layers];
  return [...(r > 80 * unit ? [ball(env, 'ball', object, 0)] : []), ...layers];
}

function beside(env: HeroEnv): Layer[] {
  const { content, unit } = env.stage;
  const kicker = env.text(env.scene.kicker);
  const [words, side] = splitAcross(env, content, content.w * 0.6, 80 * unit);
  const { layers } = column(env, { ...words, y: words.y + words.h * 0.08, h: words.h * 0.9 }, [
    ...(kicker ? [{ id: 'kicker', look: wordLook(env, kicker, 54, 'dim') }] : []),
    ...figureParts(env, 400, kicker ? 56 : 0),
    ...supportParts(env),
  ]);
  return [...objectLayers(env, ballIn(env, side, gold(env), 300), side), ...layers];
}

function figureParts(env: HeroEnv, size: number, gap = 0): ColumnPart[] {
  const { figure, label, trend } = env.scene;
  const display = env.figure(figure, trend ? 'signed' : 'full');
  return [
    { id: 'figure', look: figureLook(env, display, size), key: figure, line: true, gap },
    { id: 'rule', hairline: 1, gap: 62 },
    { id: 'label', look: wordLook(env, env.text(label), 58), gap: 56 },
  ];
}

function supportParts(env: HeroEnv): ColumnPart[] {
  const support = env.text(env.scene.support);
  return support ? [{ id: 'support', look: wordLook(env, support, 52, 'dim'), gap: 36 }] : [];
}

function objectLayers(env: HeroEnv, object: Ball | null, room: Parameters<typeof ballIn>[1]): Layer[] {
  const { still } = env.scene;
  if (env.still(still) && room.h > 260 * env.stage.unit) {
    const w = Math.min(room.w, room.h * 0.9);
    return matted(env, still, splitAcross(env, room, room.w - w, 0)[1], 0);
  }
  return object ? [ball(env, 'ball', object, 0)] : [];
}

/** Gold for what rose; pearl for everything else. */
function gold({ scene }: HeroEnv): boolean {
  return scene.trend === 'up';
}
