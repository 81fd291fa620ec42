import type { Box } from '../stage/stage';
import type { VideoEnv } from '../styles/scene-env';
import { setIn, type Look, type SetText } from './set-in';

/**
 * Sets a text that will stand askew by so many degrees, so that it stays inside its room when it is turned. The box is
 * that of the text before turning, whose middle is the pivot.
 */
export function setTilted(
  env: VideoEnv,
  look: Look,
  room: Box,
  degrees: number,
  options: NonNullable<Parameters<typeof setIn>[3]> = {},
): SetText {
  const turn = (Math.abs(degrees) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const h = Math.max(look.floor ?? 1, room.h - room.w * sin);
  const inner = { ...room, w: Math.max(1, room.w - h * sin), h };
  const set = setIn(env, look, inner, { ...options, stand: 'top' });
  const { w, h: high } = set.block;
  const [outerW, outerH] = [w * cos + high * sin, high * cos + w * sin];
  const right = options.align ? options.align === 'right' : set.block.rtl;
  const slack = Math.max(0, room.h - outerH);
  const x = right ? room.x + room.w - outerW : room.x;
  const y = room.y + (options.stand === 'bottom' ? slack : options.stand === 'middle' ? slack / 2 : 0);
  return { block: set.block, box: { x: x + (outerW - w) / 2, y: y + (outerH - high) / 2, w, h: high } };
}
