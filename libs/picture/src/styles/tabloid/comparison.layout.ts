import { placePaint, placeRect, placeText } from '../../compose/place';
import type { SetText } from '../../compose/set-in';
import { stack } from '../../compose/stack';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, type FrontPage } from './front-page';
import { tearAt } from './ground';
import { fillTilted, placeSticker } from './pieces';
import { TABLOID } from './preset';
import { namedAt, penIn, shout, slamIn, small, stripIn } from './type-and-motion';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** The winner white on red, the other in ink under the tear and struck out; bars from the frame's edge keep it honest. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const page = frontPage(env);
  const { u, body } = page;
  const { sides, focus, relation, title } = env.scene;
  const tear = tearAt(env);
  const [mine, other] = focus === 0 ? sides : [sides[1], sides[0]];
  const values = [env.value(mine.figure), env.value(other.figure)] as const;
  const larger = !(values[0] < values[1]);
  const said = env.text(relation);
  const r = said ? 150 * u : 0;
  const top = { ...body, h: tear - body.y - Math.max(60 * u, r * 0.72) };
  const low = { ...body, y: tear + 70 * u, h: body.y + body.h - tear - 70 * u };
  const share = barShare(values);
  const layers: Layer[] = [
    ...half(env, page, 'top', top, {
      title: env.text(title),
      label: env.text(mine.label),
      key: mine.figure,
      colors: [TABLOID.white, TABLOID.yellow],
      share: share?.[0],
      size: larger ? 460 : 210,
      at: 60,
    }),
    ...half(env, page, 'low', low, {
      label: env.text(other.label),
      labelWidth: body.w - (r ? 2 * r + 30 * u : 0),
      key: other.figure,
      colors: [TABLOID.ink, TABLOID.ink],
      share: share?.[1],
      size: larger ? 250 : 300,
      at: 420,
      struck: larger && share !== null && values[0] !== values[1],
    }),
  ];
  if (!said) return layers;
  const x = page.rtl ? body.x + r + 10 * u : body.x + body.w - r - 10 * u;
  const look = { ...shout(env, said, 92, TABLOID.ink), align: 'center' as const, maxLines: 3, floor: 42 * u };
  const at = namedAt(env, other.figure, 520);
  const sticker = { x, y: tear + 6 * u, r, fill: TABLOID.yellow, lines: [{ look, share: 1 }], at };
  return [...layers, ...placeSticker(env, 'relation', sticker)];
}

interface Half {
  title?: string;
  label: string;
  labelWidth?: number;
  key: string;
  /** Figure, then label and bar. */
  colors: [figure: string, accent: string];
  /** Share of the longest bar; absent where no bar can be honest. */
  share?: number | undefined;
  size: number;
  at: number;
  struck?: boolean;
}

function half(env: ComparisonEnv, { u, rtl }: FrontPage, id: string, room: Box, side: Half): Layer[] {
  const { title, label, colors } = side;
  const bar = side.share === undefined ? 0 : 40 * u;
  const { items, bottom } = stack(env, { ...room, h: room.h * 0.42 }, [
    ...(title ? [{ text: { ...small(env, title, 54, TABLOID.white), maxLines: 1 } }] : []),
    {
      text: { ...shout(env, label, 96, colors[1]), width: side.labelWidth ?? room.w, maxLines: 2, floor: 48 * u },
      gap: 26 * u,
    },
  ]);
  const layers: Layer[] = items.flatMap(({ block, box }, index) =>
    block
      ? [placeText(env, `${id}-label${index}`, block, box, { motion: stripIn(env, side.at, rtl ? 'right' : 'left') })]
      : [],
  );
  const figureRoom = { ...room, y: bottom + 30 * u, h: room.y + room.h - bottom - 30 * u - (bar ? bar + 26 * u : 0) };
  const figure = fillTilted(env, env.figure(side.key), figureRoom, { size: side.size, color: colors[0], degrees: 0 });
  const at = Math.min(namedAt(env, side.key, side.at + 60), 900);
  const motion = slamIn(env, at, id === 'top' ? 'brass' : 'thud');
  layers.push(placeText(env, `${id}-figure`, figure.block, figure.box, { box: figure.box, z: Z.type + 0.5, motion }));
  if (bar) {
    const w = (env.stage.safe.x + env.stage.safe.w) * (side.share ?? 0);
    const box = { x: rtl ? env.stage.width - w : 0, y: figure.box.y + figure.box.h + 26 * u, w, h: bar };
    layers.push(
      placeRect(env, `${id}-bar`, box, colors[1], { motion: stripIn(env, at + 120, rtl ? 'right' : 'left') }),
    );
  }
  if (side.struck) layers.push(strike(env, figure, at + 420));
  return layers;
}

/** A felt-pen line through the figure that lost, with a swing of the hand. */
function strike(env: ComparisonEnv, { box }: SetText, at: number): Layer {
  const over = 34 * env.stage.unit;
  const points = Array.from({ length: 25 }, (_, index): [number, number] => {
    const t = index / 24;
    const y = box.y + box.h * (0.66 - 0.3 * t) - Math.sin(t * Math.PI) * box.h * 0.1;
    return [box.x - over + (box.w + 2 * over) * t, y];
  });
  const data = { points, width: Math.max(10, box.h * 0.06), color: TABLOID.red, head: 0 };
  return placePaint(env, 'strike', 'tabloid.pen', data, { z: Z.type + 0.8, box, motion: penIn(env, at) });
}

/** Lengths of both bars as shares of the longer; null where a bar from zero cannot show a value. */
function barShare([a, b]: readonly [number, number]): [number, number] | null {
  const most = Math.max(a, b);
  return a >= 0 && b >= 0 && most > 0 ? [a / most, b / most] : null;
}
