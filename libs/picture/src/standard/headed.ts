import { splitAcross, splitDown } from '../compose/reading-side';
import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { textPiece } from './pieces';
import type { StyleKit } from './style-kit';

/** A scene's title and the room it leaves. */
export interface Headed {
  layers: Layer[];
  body: Box;
  /** Under the title, where the format has it stand beside the body; else null. */
  aside: Box | null;
}

/** Whether a room is wide enough for things to stand beside each other that else stand under each other. */
export function isWide(box: Box): boolean {
  return box.w > box.h * 1.5;
}

/** A title over the body, or in a column of its own where the format is wide. */
export function headed(env: SceneEnv, kit: StyleKit, title = '', size = 100): Headed {
  if (kit.headed) {
    const { layers, area } = kit.headed(title);
    return { layers, body: area, aside: null };
  }
  const room = kit.room ?? env.stage.content;
  const { unit } = env.stage;
  if (!title) return { layers: [], body: room, aside: null };
  const look = kit.head(title, size);
  if (isWide(room)) {
    const [column, body] = splitAcross(env, room, room.w * 0.34, 72 * unit);
    const piece = textPiece(env, kit, 'title', look, { ...column, h: column.h * 0.56 }, { at: 0 });
    const [, aside] = splitDown(column, piece.box.h, 64 * unit);
    return { layers: piece.layers, body, aside };
  }
  const piece = textPiece(env, kit, 'title', look, { ...room, h: room.h * 0.22 }, { at: 0 });
  const [, body] = splitDown(room, piece.box.h, 64 * unit);
  return { layers: piece.layers, body, aside: null };
}
