import { splitDown } from '../compose/reading-side';
import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { deltaPiece, type Delta } from './delta';
import type { Headed } from './headed';
import { soundLanding } from './moments';
import { figurePiece } from './pieces';
import type { StyleKit } from './style-kit';

/** The figure a chart is about and its change, over the chart or in the column beside it; `area` is left for the chart. */
export function chartFigure(
  env: SceneEnv,
  kit: StyleKit,
  { body, aside }: Headed,
  { figure, delta }: { figure?: string | undefined; delta?: Delta | undefined },
): { layers: Layer[]; area: Box } {
  const { unit } = env.stage;
  const room = aside ?? { ...body, h: body.h * (figure && delta ? 0.34 : 0.22) };
  const layers: Layer[] = [];
  let bottom = room.y;
  if (figure !== undefined) {
    soundLanding(env, kit, beat(env, 2, figure));
    const look = kit.figure(env.figure(figure), 210, 'accent');
    const share = delta ? 0.56 : 1;
    const piece = figurePiece(
      env,
      kit,
      'figure',
      look,
      { ...room, h: room.h * share },
      { at: beat(env, 2, figure), line: true },
    );
    layers.push(...piece.layers);
    bottom = piece.box.y + piece.box.h;
  }
  if (delta) {
    const top = figure === undefined ? room.y : bottom + 40 * unit;
    const piece = deltaPiece(
      env,
      kit,
      delta,
      { ...room, y: top, h: Math.max(1, room.y + room.h - top) },
      figure === undefined ? 130 : 84,
    );
    layers.push(...piece.layers);
    bottom = piece.box.y + piece.box.h;
  }
  if (layers.length === 0 || aside) return { layers, area: body };
  return { layers, area: splitDown(body, bottom - body.y, 60 * unit)[1] };
}
