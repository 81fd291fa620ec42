import type { Canvas, Context, Surface } from '../../surface/surface';
import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import { CUT_OUTS, type CutOutKind } from './cut-outs';

/** A thing cut out of a newspaper: drawn in greys, printed in dots of one ink, with a white edge and a shadow. */
export interface CutOutData {
  kind: CutOutKind;
  box: Box;
  ink: string;
  white: string;
  shadow: string;
  /** Width of the white edge, and pitch of the screen. */
  edge: number;
  pitch: number;
  mirrored: boolean;
}

const SCREEN = (22 * Math.PI) / 180;
const STAMPS = 28;

/** Prints a cut-out; expensive, so it is never redrawn: it moves as a whole. */
export const cutOutPainter = stylePainter<CutOutData>((ctx, data, _state, { surface }) => {
  const { box, edge } = data;
  const [w, h] = [Math.ceil(box.w), Math.ceil(box.h)];
  const grey = surface.canvas(w, h);
  const pen = grey.getContext('2d');
  if (data.mirrored) {
    pen.translate(w, 0);
    pen.scale(-1, 1);
  }
  CUT_OUTS[data.kind](pen, w, h);
  ctx.drawImage(stamped(surface, grey, data.shadow, edge), box.x - edge + edge * 0.6, box.y - edge + edge * 0.8);
  ctx.drawImage(stamped(surface, grey, data.white, edge), box.x - edge, box.y - edge);
  printDots(ctx, grey, data);
});

/** The silhouette in one colour, grown by `edge` on all sides. */
function stamped(surface: Surface, grey: Canvas, color: string, edge: number): Canvas {
  const sheet = surface.canvas(grey.width + 2 * edge, grey.height + 2 * edge);
  const pen = sheet.getContext('2d');
  for (let stamp = 0; stamp < STAMPS; stamp += 1) {
    const way = (stamp / STAMPS) * Math.PI * 2;
    pen.drawImage(grey, edge + Math.cos(way) * edge, edge + Math.sin(way) * edge);
  }
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  return sheet;
}

function printDots(ctx: Context, grey: Canvas, { box, ink, pitch }: CutOutData): void {
  const { width, height } = grey;
  const { data } = grey.getContext('2d').getImageData(0, 0, width, height);
  const [cos, sin] = [Math.cos(SCREEN), Math.sin(SCREEN)];
  const reach = Math.hypot(width, height) / 2;
  ctx.fillStyle = ink;
  ctx.beginPath();
  for (let v = -reach; v <= reach; v += pitch) {
    for (let u = -reach; u <= reach; u += pitch) {
      const [x, y] = [width / 2 + u * cos - v * sin, height / 2 + u * sin + v * cos];
      const pixel = (Math.floor(y) * width + Math.floor(x)) * 4;
      if (x < 0 || y < 0 || x >= width || y >= height || (data[pixel + 3] ?? 0) < 128) continue;
      const dark = 1 - (data[pixel] ?? 255) / 255;
      const r = pitch * 0.72 * Math.sqrt(dark);
      if (r < 0.8) continue;
      ctx.moveTo(box.x + x + r, box.y + y);
      ctx.arc(box.x + x, box.y + y, r, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}
