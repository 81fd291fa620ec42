import type { Context } from '../../surface/surface';
import { grey, sheen, starPoints, type CutOutArt } from './cut-out-art';

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
export function coinsArt(piles: readonly Pile[]): CutOutArt {
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
  drawStar(ctx, x, y, rx * 0.58, ry * 0.66);
}

/** A star lying on the coin: worth something in every country, and no figure. */
function drawStar(ctx: Context, x: number, y: number, rx: number, ry: number): void {
  ctx.fillStyle = grey(15);
  ctx.beginPath();
  for (const [px, py] of starPoints()) ctx.lineTo(x + px * rx, y + py * ry);
  ctx.closePath();
  ctx.fill();
}
