import type { Context } from '../../surface/surface';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';

/** A row of heads and shoulders whose heads reach the upper edge of a box; pixels. */
export interface CrowdData {
  box: Box;
  color: string;
  /** Radius of a head. */
  head: number;
  salt: string;
}

/** One row of a crowd in one ink: caps, ears, raised arms. */
export const crowdPainter = stylePainter<CrowdData>((ctx, { box, color, head, salt }, _state, { seed }) => {
  const random = seededRandom(seed, `crowd${salt}`);
  ctx.beginPath();
  ctx.rect(box.x, 0, box.w, box.y + box.h);
  ctx.clip();
  ctx.fillStyle = color;
  for (let x = box.x - head * random() * 2; x < box.x + box.w + head; x += head * (2.9 + random() * 1.4)) {
    const y = box.y + head * (1.1 + random() * 0.7);
    const r = head * (0.86 + random() * 0.22);
    drawPerson(ctx, { x, y, r, foot: box.y + box.h }, random());
    if (random() < 0.36) drawArm(ctx, { x: x + r * (random() < 0.5 ? -1.7 : 1.7), y: y + r * 1.4, r }, random());
  }
});

interface Person {
  x: number;
  y: number;
  r: number;
  foot: number;
}

function drawPerson(ctx: Context, { x, y, r, foot }: Person, kind: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y, r * 0.86, r, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x - r * 1.6, y + r * 0.95, r * 3.2, Math.max(r, foot - y - r * 0.95), r * 0.9);
  ctx.rect(x - r * 0.4, y + r * 0.5, r * 0.8, r);
  ctx.fill();
  ctx.beginPath();
  if (kind < 0.2) {
    ctx.moveTo(x - r * 0.86, y - r * 0.2);
    ctx.lineTo(x - r * 0.8, y - r * 1.5);
    ctx.lineTo(x - r * 0.1, y - r * 0.9);
    ctx.lineTo(x + r * 0.1, y - r * 0.9);
    ctx.lineTo(x + r * 0.8, y - r * 1.5);
    ctx.lineTo(x + r * 0.86, y - r * 0.2);
  } else if (kind < 0.4) {
    ctx.ellipse(x, y - r * 0.45, r * 0.95, r * 0.75, 0, Math.PI, 0);
    ctx.rect(x, y - r * 0.62, r * 1.5, r * 0.22);
  } else if (kind < 0.55) ctx.arc(x, y - r * 1.15, r * 0.46, 0, Math.PI * 2);
  else if (kind < 0.68) {
    for (const side of [-0.6, -0.2, 0.2, 0.6]) {
      ctx.moveTo(x + r * (side - 0.22), y - r * 0.7);
      ctx.lineTo(x + r * side * 1.2, y - r * 1.5);
      ctx.lineTo(x + r * (side + 0.22), y - r * 0.7);
    }
  }
  ctx.fill();
}

function drawArm(ctx: Context, { x, y, r }: Omit<Person, 'foot'>, lean: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((lean - 0.5) * 0.5);
  ctx.beginPath();
  ctx.roundRect(-r * 0.34, -r * 3, r * 0.68, r * 4.5, r * 0.34);
  ctx.arc(0, -r * 2.9, r * 0.48, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}
