import type { Domain } from '@app/story';
import type { Brush, MotifPainter } from './backdrop';
import { faded, lit } from './tones';

/** Objects that say what a video is about without a sign that could be read as a figure. */
export const MOTIFS: Readonly<Record<Domain, MotifPainter>> = {
  pool: coins,
  flow: coins,
  wallet: coins,
  weather: sun,
  standings: ball,
  general: orb,
};

function disc({ ctx }: Brush, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
}

function halo(brush: Brush, radius: number, strength: number): void {
  const { ctx, focus, tones } = brush;
  const light = ctx.createRadialGradient(focus.x, focus.y, radius * 0.6, focus.x, focus.y, radius * 2.6);
  light.addColorStop(0, faded(tones.glow, strength));
  light.addColorStop(1, faded(tones.glow, 0));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, brush.w, brush.h);
}

function shadedDisc(brush: Brush, x: number, y: number, radius: number): void {
  const { ctx, tones } = brush;
  const shade = ctx.createRadialGradient(x - radius * 0.4, y - radius * 0.5, radius * 0.1, x, y, radius * 1.1);
  shade.addColorStop(0, tones.glow);
  shade.addColorStop(0.55, tones.accent);
  shade.addColorStop(1, lit(tones.accent, -0.22));
  ctx.fillStyle = shade;
  disc(brush, x, y, radius);
  ctx.fill();
}

/** Discs with a raised rim, leaning on each other. */
function coins(brush: Brush): void {
  const { ctx, focus, unit, tones } = brush;
  halo(brush, unit * 0.26, 0.3);
  const places = [
    [-0.17, 0.13, 0.15],
    [0.18, 0.1, 0.17],
    [0, -0.03, 0.23],
  ] as const;
  for (const [dx, dy, size] of places) {
    const [x, y, radius] = [focus.x + dx * unit, focus.y + dy * unit, size * unit];
    ctx.fillStyle = faded(lit(tones.accent, -0.4), 0.5);
    disc(brush, x + radius * 0.07, y + radius * 0.1, radius);
    ctx.fill();
    shadedDisc(brush, x, y, radius);
    ctx.lineWidth = radius * 0.045;
    for (const [share, tone] of [
      [0.8, -0.14],
      [0.77, 0.16],
    ] as const) {
      ctx.strokeStyle = faded(lit(tones.accent, tone), 0.9);
      disc(brush, x, y, radius * share);
      ctx.stroke();
    }
  }
}

/** A sun behind two bands of cloud. */
function sun(brush: Brush): void {
  const { ctx, focus, unit, tones } = brush;
  halo(brush, unit * 0.3, 0.45);
  shadedDisc(brush, focus.x, focus.y, unit * 0.24);
  for (const [dx, dy, length, share] of [
    [-0.12, 0.1, 0.5, 0.94],
    [0.14, 0.19, 0.42, 0.86],
  ] as const) {
    const height = unit * 0.085;
    const left = focus.x + dx * unit - (length * unit) / 2;
    const top = focus.y + dy * unit - height / 2;
    ctx.fillStyle = faded(tones.isDark ? lit(tones.ramp[4], 0.1) : lit(tones.ramp[0], 0.02), share);
    ctx.beginPath();
    ctx.roundRect(left, top, length * unit, height, height / 2);
    ctx.roundRect(left + length * unit * 0.28, top - height * 0.62, length * unit * 0.42, height, height / 2);
    ctx.fill();
  }
}

/** A ball with seams, lit from the upper left. */
function ball(brush: Brush): void {
  const { ctx, focus, unit, tones } = brush;
  const radius = unit * 0.25;
  halo(brush, radius, 0.35);
  ctx.save();
  disc(brush, focus.x, focus.y, radius);
  ctx.clip();
  shadedDisc(brush, focus.x, focus.y, radius);
  ctx.strokeStyle = faded(lit(tones.accent, -0.3), 0.85);
  ctx.lineWidth = radius * 0.05;
  for (const side of [-1, 1]) {
    disc(brush, focus.x + side * radius * 1.42, focus.y, radius);
    ctx.stroke();
    disc(brush, focus.x, focus.y + side * radius * 1.42, radius);
    ctx.stroke();
  }
  ctx.restore();
}

/** A sphere within thin rings. */
function orb(brush: Brush): void {
  const { ctx, focus, unit, tones } = brush;
  halo(brush, unit * 0.26, 0.32);
  for (const [radius, opacity] of [
    [0.42, 0.2],
    [0.34, 0.34],
  ] as const) {
    ctx.strokeStyle = faded(tones.ink, opacity);
    ctx.lineWidth = unit * 0.004;
    disc(brush, focus.x, focus.y, unit * radius);
    ctx.stroke();
  }
  shadedDisc(brush, focus.x, focus.y, unit * 0.2);
}
