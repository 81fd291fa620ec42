import type { Context } from '../../fonts/canvas';
import { stylePainter } from '../../layers/painter';
import { drawFlights } from './flights';
import { graticule } from './globe';
import { spotBetween, tracePoints, type GlobeSpot } from './globe-spot';

/** The set behind every scene: `progress` takes the globe from one spot to the next. */
export interface StudioData {
  from: GlobeSpot;
  to: GlobeSpot;
  /** Heights between which flights may show, pixels: they fade where text lies. Null for no flights. */
  flights: [number, number] | null;
}

/** Share of the width where a beam starts, its width as a share, its speed in pixels a second, its colour. */
type Beam = [number, number, number, string];

const TURN_PER_SECOND = 8;
const RESTING_BEAMS: Beam[] = [
  [0.02, 0.2, 0, '#3B7BE012'],
  [0.42, 0.3, 0, '#2A6BD616'],
  [1.1, 0.26, 0, '#3B7BE014'],
];
const MOVING_BEAMS: Beam[] = [
  [0.3, 0.07, 46, '#7FB2FF14'],
  [1.02, 0.04, 70, '#9CC4FF18'],
];

/** Wide light and the ball of the globe: drawn once where the globe rests. */
export const backdropPainter = stylePainter<StudioData>((ctx, { from, to }, state, { stage }) => {
  drawBeams(ctx, RESTING_BEAMS, stage.width, stage.height, 0);
  drawBall(ctx, spotBetween(from, to, state.progress));
});

/** What never rests: two beams, the turning wires and the flights; on the film's clock, so that scenes share one set. */
export const studioPainter = stylePainter<StudioData>(
  (ctx, { from, to, flights }, state, { stage, frame, fps }) => {
    const seconds = frame / fps;
    const spot = spotBetween(from, to, state.progress);
    const turn = seconds * TURN_PER_SECOND;
    drawBeams(ctx, MOVING_BEAMS, stage.width, stage.height, seconds);
    drawWires(ctx, spot, turn);
    if (flights) drawFlights(ctx, spot, turn, seconds, stage.unit, flights);
  },
  { every: 2 },
);

function drawBeams(ctx: Context, beams: Beam[], width: number, height: number, seconds: number): void {
  const lean = height * 0.3;
  const pitch = width * 1.9;
  for (const [at, wide, speed, color] of beams) {
    const travelled = (at * width + (seconds * speed * width) / 1080) % pitch;
    const x = travelled - lean * 0.5 - width * 0.3;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(x + lean, 0);
    ctx.lineTo(x + lean + wide * width, 0);
    ctx.lineTo(x + wide * width, height);
    ctx.lineTo(x, height);
    ctx.fill();
  }
}

function drawBall(ctx: Context, { x, y, r }: GlobeSpot): void {
  const glow = ctx.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.05, x, y, r);
  glow.addColorStop(0, '#2E74DB9C');
  glow.addColorStop(0.55, '#0F3F927C');
  glow.addColorStop(0.93, '#0A2A6470');
  glow.addColorStop(1, '#5C97F08C');
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  for (const [grow, width, color] of [
    [4, 10, '#6FA5F51C'],
    [0, 2.5, '#BFD4F7A0'],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = (width * r) / 420;
    ctx.beginPath();
    ctx.arc(x, y, r + (grow * r) / 420, 0, Math.PI * 2);
    ctx.stroke();
  }
}

/** Hairlines, one path each: three times faster than wider ones in one path. */
function drawWires(ctx: Context, spot: GlobeSpot, turn: number): void {
  ctx.strokeStyle = '#A9CBFA7A';
  ctx.lineWidth = 1;
  ctx.lineJoin = 'bevel';
  for (const line of graticule(turn)) {
    ctx.beginPath();
    tracePoints(ctx, line, spot);
    ctx.stroke();
  }
}
