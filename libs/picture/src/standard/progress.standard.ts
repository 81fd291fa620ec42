import { partsOf, splitAcross, splitDown } from '../compose/reading-side';
import { setAlike } from '../compose/set-alike';
import { setIn } from '../compose/set-in';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { headed } from './headed';
import { meterPiece } from './marks';
import { soundLanding } from './moments';
import { figurePiece, placeFigure, textPiece } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'progress'>>;

/** Shares of a whole as bars that fill: one as large as the room, or up to four under each other. */
export function progressStandard(env: Env, kit: StyleKit): Layer[] {
  const { items } = env.scene;
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  if (items.length === 1) return [...layers, ...single(env, kit, body)];
  const { unit } = env.stage;
  const gap = Math.min(64 * unit, body.h * 0.07);
  const height = Math.min((body.h - gap * (items.length - 1)) / items.length, 330 * unit);
  const room = { ...body, h: height * items.length + gap * (items.length - 1) };
  const boxes = partsOf(env, room, items.length, gap, true);
  const figures = setAlike(
    env,
    items.map((item, index) => kit.figure(env.figure(item.figure), 150, index === 0 ? 'accent' : 'ink')),
    { w: body.w * 0.5, h: height * 0.46 },
  );
  const widest = Math.max(...figures.map((block) => block.w));
  return [
    ...layers,
    ...items.flatMap((item, index): Layer[] => {
      const box = boxes[index];
      const figure = figures[index];
      if (!box || !figure) return [];
      const at = beat(env, 1 + index * 2, item.figure);
      const goal = env.text(item.goal);
      const [words, rest] = splitDown(box, height * 0.46, 20 * unit);
      const [label, value] = splitAcross(env, words, words.w - widest - 32 * unit, 32 * unit);
      const x = splitAcross(env, value, figure.w, 0)[1].x > value.x ? value.x + value.w - figure.w : value.x;
      const [bar, foot] = splitDown(rest, Math.min(rest.h * (goal ? 0.42 : 0.8), 56 * unit), 18 * unit);
      return [
        ...textPiece(env, kit, `item${index}.label`, kit.words(env.text(item.label), 56), label, {
          at,
          stand: 'bottom',
        }).layers,
        placeFigure(env, kit, `item${index}.figure`, figure, { x, y: words.y + words.h - figure.h }, at),
        meterPiece(env, kit, `item${index}.meter`, bar, item.share, { at, strong: index === 0 }),
        ...(goal
          ? textPiece(env, kit, `item${index}.goal`, kit.words(goal, 44, 'dim'), foot, { at, ...goalSide(env) }).layers
          : []),
      ];
    }),
  ];
}

/** One share fills the room: its figure from edge to edge over one thick bar. */
function single(env: Env, kit: StyleKit, body: Box): Layer[] {
  const { unit } = env.stage;
  const item = env.scene.items[0];
  if (!item) return [];
  const at = beat(env, 1, item.figure);
  const goal = env.text(item.goal);
  const [top, rest] = splitDown(body, body.h * 0.52, 56 * unit);
  soundLanding(env, kit, at);
  const figure = figurePiece(env, kit, 'figure', kit.figure(env.figure(item.figure), 420, 'accent'), top, {
    at,
    line: true,
  });
  const below = { ...rest, y: figure.box.y + figure.box.h + 64 * unit };
  const [bar, foot] = splitDown(below, Math.min(120 * unit, below.h * 0.3), 40 * unit);
  const label = setIn(env, kit.words(env.text(item.label), 64), { ...foot, h: foot.h * (goal ? 0.5 : 1) });
  const under = { ...foot, y: label.box.y + label.box.h + 24 * unit, h: foot.h - label.box.h - 24 * unit };
  return [
    ...figure.layers,
    meterPiece(env, kit, 'meter', bar, item.share, { at, strong: true }),
    ...textPiece(
      env,
      kit,
      'label',
      kit.words(env.text(item.label), 64),
      { ...foot, h: foot.h * (goal ? 0.5 : 1) },
      { at },
    ).layers,
    ...(goal ? textPiece(env, kit, 'goal', kit.words(goal, 48, 'dim'), under, { at: at + 80 }).layers : []),
  ];
}

/** A goal stands where its bar would end. */
function goalSide(env: Env): { align: 'left' | 'right' } {
  return { align: splitAcross(env, { x: 0, y: 0, w: 2, h: 1 }, 1, 0)[0].x === 0 ? 'right' : 'left' };
}
