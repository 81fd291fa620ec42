import { placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { VideoEnv } from '../scene-env';
import type { Motion } from '../../timeline/motion';
import { VAPOR } from './preset';

/** Three neon chevrons in a box that light up one after the other, towards where a figure went. */
export interface ChevronData {
  box: Box;
  up: boolean;
  color: string;
  rim: string;
}

const COUNT = 3;
const BEAT = 8;

/** One chevron a beat. */
export const chevronPainter = stylePainter<ChevronData>(
  (ctx, { box, up, color, rim }, state, { frame }) => {
    const lit = Math.floor(frame / BEAT) % (COUNT + 1);
    const pitch = box.h / COUNT;
    const rise = pitch * 0.62;
    ctx.lineJoin = 'miter';
    for (let index = 0; index < COUNT; index += 1) {
      const order = up ? COUNT - 1 - index : index;
      const top = box.y + pitch * index + pitch * 0.16;
      const [tip, foot] = up ? [top, top + rise] : [top + rise, top];
      ctx.globalAlpha = state.opacity * (order === lit ? 1 : 0.42);
      for (const [stroke, width] of [
        [rim, pitch * 0.36],
        [color, pitch * 0.2],
      ] as const) {
        ctx.strokeStyle = stroke;
        ctx.lineWidth = width;
        ctx.beginPath();
        ctx.moveTo(box.x + pitch * 0.2, foot);
        ctx.lineTo(box.x + box.w / 2, tip);
        ctx.lineTo(box.x + box.w - pitch * 0.2, foot);
        ctx.stroke();
      }
    }
    ctx.globalAlpha = state.opacity;
  },
  { every: BEAT, reach: ({ box }) => box },
);

/** Which way a figure went, in neon. */
export function chevrons(
  env: VideoEnv,
  id: string,
  box: Box,
  up: boolean,
  motion: Motion[],
  look: Pick<ChevronData, 'color' | 'rim'> = neon(up),
): Layer {
  const data: ChevronData = { box, up, ...look };
  return placePaint(env, id, 'vapor.chevrons', data, { z: Z.marks + 5, box, motion });
}

function neon(up: boolean): Pick<ChevronData, 'color' | 'rim'> {
  return { color: up ? VAPOR.cyan : VAPOR.pink, rim: VAPOR.night };
}
