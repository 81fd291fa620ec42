import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import type { Canvas, Context, Surface } from '../../surface/surface';

const RIBS = [0.04, 0.24, 0.5, 0.76, 0.96] as const;
const LEVELS = [90, 235, 150, 40] as const;

/** An open umbrella: good against rain, good against sun. */
const umbrellaArt: CutOutArt = (ctx, w, h) => {
  const [top, rim] = [h * 0.06, h * 0.52];
  ctx.lineCap = 'round';
  for (const [color, width] of [
    ['#000000', 0.07],
    ['#c8c8c8', 0.035],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = w * width;
    ctx.beginPath();
    ctx.moveTo(w * 0.5, top);
    ctx.lineTo(w * 0.5, h * 0.86);
    ctx.bezierCurveTo(w * 0.5, h * 0.99, w * 0.68, h * 0.99, w * 0.68, h * 0.86);
    ctx.stroke();
  }
  ctx.lineWidth = w * 0.014;
  ctx.lineJoin = 'round';
  LEVELS.forEach((level, index) => {
    const [left, right] = [w * (RIBS[index] ?? 0), w * (RIBS[index + 1] ?? 1)];
    ctx.fillStyle = sheen(ctx, left, right, [
      [0, Math.min(255, level + 70)],
      [1, Math.max(0, level - 40)],
    ]);
    ctx.strokeStyle = '#000000';
    ctx.beginPath();
    ctx.moveTo(w * 0.5, top);
    ctx.quadraticCurveTo(left + (w * 0.5 - left) * 0.12, top + h * 0.1, left, rim);
    ctx.quadraticCurveTo((left + right) / 2, rim - h * 0.11, right, rim);
    ctx.quadraticCurveTo(right + (w * 0.5 - right) * 0.12, top + h * 0.1, w * 0.5, top);
    ctx.fill();
    ctx.stroke();
  });
};

/** A megaphone that shouts to the upper left. */
const megaphoneArt: CutOutArt = (ctx, w, h) => {
  ctx.save();
  ctx.translate(w * 0.52, h * 0.5);
  ctx.rotate(0.34);
  const s = Math.min(w, h) * 0.48;
  ctx.lineJoin = 'round';
  ctx.lineWidth = s * 0.03;
  ctx.strokeStyle = '#000000';
  ctx.fillStyle = '#2a2a2a';
  ctx.beginPath();
  ctx.roundRect(s * 0.18, s * 0.2, s * 0.2, s * 0.62, s * 0.06);
  ctx.fill();
  const bell = ctx.createLinearGradient(0, -s * 0.7, 0, s * 0.7);
  for (const [share, level] of [
    [0, 120],
    [0.22, 255],
    [0.5, 150],
    [0.8, 40],
    [1, 90],
  ] as const)
    bell.addColorStop(share, grey(level));
  ctx.fillStyle = bell;
  ctx.beginPath();
  ctx.moveTo(-s * 0.72, -s * 0.66);
  ctx.quadraticCurveTo(-s * 0.1, -s * 0.24, s * 0.5, -s * 0.2);
  ctx.lineTo(s * 0.5, s * 0.2);
  ctx.quadraticCurveTo(-s * 0.1, s * 0.24, -s * 0.72, s * 0.66);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#3c3c3c';
  ctx.beginPath();
  ctx.roundRect(s * 0.46, -s * 0.24, s * 0.34, s * 0.48, s * 0.08);
  ctx.fill();
  ctx.fillStyle = '#f4f4f4';
  ctx.beginPath();
  ctx.ellipse(-s * 0.72, 0, s * 0.16, s * 0.68, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#111111';
  ctx.beginPath();
  ctx.ellipse(-s * 0.7, 0, s * 0.1, s * 0.54, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
};

const METAL = [
  [0, 90],
  [0.14, 190],
  [0.3, 255],
  [0.44, 215],
  [0.64, 120],
  [0.82, 175],
  [0.92, 60],
  [1, 25],
] as const;

/** A cup with two handles on a plinth that stands below the drawing's lower edge. */
const trophyArt: CutOutArt = (ctx, w, h) => {
  ctx.lineJoin = 'round';
  drawHandles(ctx, w, h);
  ctx.fillStyle = sheen(ctx, w * 0.2, w * 0.8, METAL);
  ctx.beginPath();
  ctx.moveTo(w * 0.2, h * 0.07);
  ctx.lineTo(w * 0.8, h * 0.07);
  ctx.bezierCurveTo(w * 0.8, h * 0.42, w * 0.66, h * 0.52, w * 0.56, h * 0.57);
  ctx.lineTo(w * 0.55, h * 0.72);
  ctx.lineTo(w * 0.68, h * 0.79);
  ctx.lineTo(w * 0.32, h * 0.79);
  ctx.lineTo(w * 0.45, h * 0.72);
  ctx.lineTo(w * 0.44, h * 0.57);
  ctx.bezierCurveTo(w * 0.34, h * 0.52, w * 0.2, h * 0.42, w * 0.2, h * 0.07);
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = '#000000';
  ctx.lineWidth = w * 0.014;
  ctx.stroke();
  ctx.fillStyle = '#e6e6e6';
  ctx.beginPath();
  ctx.ellipse(w * 0.5, h * 0.075, w * 0.31, h * 0.045, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#1c1c1c';
  ctx.beginPath();
  ctx.ellipse(w * 0.5, h * 0.08, w * 0.25, h * 0.03, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#222222';
  ctx.fillRect(w * 0.24, h * 0.79, w * 0.52, h * 0.24);
  ctx.fillStyle = '#dddddd';
  ctx.fillRect(w * 0.34, h * 0.85, w * 0.32, h * 0.07);
  drawStar(ctx, w * 0.5, h * 0.3, w * 0.12, w * 0.12, '#101010');
};

function drawHandles(ctx: Context, w: number, h: number): void {
  for (const [color, width] of [
    ['#000000', 0.085],
    ['#b4b4b4', 0.055],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = w * width;
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(w * (0.5 + side * 0.28), h * 0.14);
      ctx.bezierCurveTo(
        w * (0.5 + side * 0.52),
        h * 0.1,
        w * (0.5 + side * 0.5),
        h * 0.42,
        w * (0.5 + side * 0.2),
        h * 0.46,
      );
      ctx.stroke();
    }
  }
}

/** Things a video can put on its front page. */
const CUT_OUTS = {
  coins: coinsArt([
    { x: 0.28, rise: 0.5 },
    { x: 0.72, rise: 0.98 },
  ]),
  'coins-tall': coinsArt([{ x: 0.5, rise: 0.98 }]),
  'coins-many': coinsArt([
    { x: 0.2, rise: 0.98 },
    { x: 0.8, rise: 0.72 },
    { x: 0.5, rise: 0.42 },
  ]),
  megaphone: megaphoneArt,
  trophy: trophyArt,
  umbrella: umbrellaArt,
} satisfies Record<string, CutOutArt>;

export type CutOutKind = keyof typeof CUT_OUTS;

/** A thing cut out of a newspaper: drawn in greys, printed in dots of one ink, with a white edge and a shadow. */
interface CutOutData {
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

/** Draws a thing in greys inside (0,0,w,h); only its lightness is printed, so greys are no colours of the video. */
type CutOutArt = (ctx: Context, w: number, h: number) => void;

/** A grey of a level from 0 to 255. */
function grey(level: number): string {
  return `rgb(${level}, ${level}, ${level})`;
}

/** Light across a round body from x0 to x1: pairs of share and level. */
function sheen(
  ctx: Context,
  x0: number,
  x1: number,
  stops: ReadonlyArray<readonly [share: number, level: number]>,
): ReturnType<Context['createLinearGradient']> {
  const light = ctx.createLinearGradient(x0, 0, x1, 0);
  for (const [share, level] of stops) light.addColorStop(share, grey(level));
  return light;
}

/** Corners of a five-pointed star around (0,0), its points one away. */
function starPoints(): Array<[number, number]> {
  return Array.from({ length: 10 }, (_, point): [number, number] => {
    const way = (point / 5) * Math.PI - Math.PI / 2;
    const reach = point % 2 === 0 ? 1 : 0.42;
    return [Math.cos(way) * reach, Math.sin(way) * reach];
  });
}

const EDGE = [
  [0, 60],
  [0.14, 170],
  [0.3, 255],
  [0.48, 190],
  [0.72, 85],
  [0.93, 25],
  [1, 110],
] as const;
const FACE = [
  [0, 215],
  [0.35, 255],
  [0.6, 235],
  [1, 150],
] as const;

/** A pile of coins: its middle and its height, as shares of the drawing. */
interface Pile {
  x: number;
  rise: number;
}

/** Piles of coins, back to front, that stand below the drawing's lower edge. */
function coinsArt(piles: readonly Pile[]): CutOutArt {
  return (ctx, w, h) => {
    const rx = piles.length === 1 ? w * 0.46 : piles.length === 2 ? w * 0.27 : w * 0.2;
    for (const [index, pile] of piles.entries()) drawPile(ctx, w * pile.x, rx, h, h * (1 - pile.rise), index);
  };
}

function drawPile(ctx: Context, x: number, rx: number, floor: number, top: number, salt: number): void {
  const ry = rx * 0.3;
  const thick = rx * 0.4;
  const count = Math.max(1, Math.ceil((floor - top - ry) / thick));
  for (let coin = count; coin >= 0; coin -= 1) {
    // Coins of a pile never lie quite over each other.
    const shift = Math.sin((coin + salt * 3.7) * 2.3) * rx * 0.055;
    drawCoin(ctx, x + shift, top + ry + coin * thick, rx, ry, thick, coin === 0);
  }
}

function drawCoin(ctx: Context, x: number, y: number, rx: number, ry: number, thick: number, face: boolean): void {
  ctx.fillStyle = sheen(ctx, x - rx, x + rx, EDGE);
  ctx.beginPath();
  ctx.ellipse(x, y + thick, rx, ry, 0, 0, Math.PI);
  ctx.ellipse(x, y, rx, ry, 0, Math.PI, 0, true);
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = grey(0);
  ctx.lineWidth = rx * 0.05;
  ctx.stroke();
  ctx.lineWidth = rx * 0.035;
  for (let ridge = 1; ridge < 16; ridge += 1) {
    const way = (ridge / 16) * Math.PI;
    const [px, py] = [x + Math.cos(way) * rx, y + Math.sin(way) * ry];
    ctx.beginPath();
    ctx.moveTo(px, py + thick * 0.3);
    ctx.lineTo(px, py + thick * 0.78);
    ctx.stroke();
  }
  ctx.fillStyle = grey(245);
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.lineWidth = rx * 0.03;
  ctx.strokeStyle = grey(0);
  ctx.stroke();
  if (face) drawFace(ctx, x, y, rx, ry);
}

function drawFace(ctx: Context, x: number, y: number, rx: number, ry: number): void {
  ctx.fillStyle = sheen(ctx, x - rx, x + rx, FACE);
  ctx.beginPath();
  ctx.ellipse(x, y, rx * 0.96, ry * 0.94, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = grey(60);
  ctx.lineWidth = rx * 0.03;
  ctx.beginPath();
  ctx.ellipse(x, y, rx * 0.82, ry * 0.8, 0, 0, Math.PI * 2);
  ctx.stroke();
  drawStar(ctx, x, y, rx * 0.58, ry * 0.66, grey(15));
}

/** A star: worth something in every country, and no figure. */
function drawStar(ctx: Context, x: number, y: number, rx: number, ry: number, color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (const [px, py] of starPoints()) ctx.lineTo(x + px * rx, y + py * ry);
  ctx.closePath();
  ctx.fill();
}
