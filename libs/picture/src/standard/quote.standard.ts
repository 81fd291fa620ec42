import { readsFromRight, splitAcross } from '../compose/reading-side';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { headed, isWide } from './headed';
import { linesPiece } from './line-by-line';
import { accentBar, portrait } from './marks';
import { soundMark } from './moments';
import { textPiece } from './pieces';
import type { StyleKit } from './style-kit';

/** Somebody's words as large as they go under an opening mark, and under them who said so. */
export function quoteStandard(env: SceneEnv<SceneOf<'quote'>>, kit: StyleKit): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const { layers, body: room } = headed(env, kit);
  const quote = env.text(scene.quote);
  const wide = isWide(room);
  const signed = env.text(scene.by) || env.text(scene.role);
  const foot = signed ? Math.min(room.h * 0.26, 210 * unit) : 0;
  const markSize = Math.min(room.h * 0.62, 760 * unit);
  const mark = textPiece(
    env,
    kit,
    'sign',
    kit.head('“', markSize / unit, 'accent'),
    { ...room, h: room.h * 0.17 },
    { at: 0, align: readsFromRight(env) ? 'right' : 'left' },
  );
  soundMark(env, kit, 0);
  const column = wide ? splitAcross(env, room, mark.box.w, 64 * unit)[1] : room;
  const top = room.y + (wide ? 0 : mark.box.h + 48 * unit);
  const body: Box = { ...column, y: top, h: room.y + room.h - top - foot - (foot ? 64 * unit : 0) };
  const size = (quote.length < 60 ? 156 : quote.length < 130 ? 116 : 84) * (wide ? 1.5 : 1);
  const said = linesPiece(env, kit, 'quote', kit.head(quote, size), body, 80);
  return [
    ...layers,
    ...mark.layers,
    ...said.layers,
    ...(signed ? signature(env, kit, { ...column, y: said.box.y + said.box.h + 64 * unit, h: foot }) : []),
  ];
}

function signature(env: SceneEnv<SceneOf<'quote'>>, kit: StyleKit, box: Box): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const [by, role] = [env.text(scene.by), env.text(scene.role)];
  const at = beat(env, 5);
  const face = Math.min(box.h, 170 * unit);
  const [left, right] = splitAcross(env, box, scene.still === undefined ? 96 * unit : face, 32 * unit);
  const lead: Layer =
    scene.still === undefined
      ? accentBar(env, kit, 'bar', { ...left, y: box.y + 20 * unit, h: kit.shape.line * unit }, at)
      : portrait(env, kit, 'face', { ...left, h: left.w }, { still: scene.still, name: by, fit: 'cover', at });
  const name = by ? textPiece(env, kit, 'by', kit.words(by, 56), { ...right, h: box.h * 0.5 }, { at }) : null;
  const below = name ? name.box.y + name.box.h + 22 * unit : box.y;
  const rest = { ...right, y: below, h: box.y + box.h - below };
  return [
    lead,
    ...(name?.layers ?? []),
    ...(role ? textPiece(env, kit, 'role', kit.words(role, 46, 'dim'), rest, { at: at + 80 }).layers : []),
  ];
}
